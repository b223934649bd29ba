"""What goes over the wire: messages as types, checked once where they enter.

The browser's types are made from these (``kogge wire``), and so is the description of the API.
What a single route answers, and nothing else speaks of, may be declared beside that route.
Everything that a module of this folder declares is offered here under its own name.
"""

from .admin import *
from .base import *
from .book import *
from .games import *
from .letters import *
from .notices import *
from .people import *
from .play import *
from .records import *
from .school.lessons import *
from .school.puzzles import *
from .school.review import *
from .socket import *
from .standing import *
from .tables import *
from .tournaments import *
