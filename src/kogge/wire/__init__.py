"""What goes over the wire: every message as a type, checked once where it enters.

The browser's types are made from these (``kogge wire``), and so is the description of the API.
Everything that a module of this folder declares is offered here under its own name.
"""

from .base import *
from .games import *
from .people import *
from .play import *
from .records import *
from .socket import *
from .tables import *
