"""Invitations that can be said aloud: three plain words, good until the game begins.

They are the head of the secret that opens a table. The words alone lead to an open table; whoever
knows the whole secret may also watch later.
"""

from __future__ import annotations

import secrets

COUNT = 3
REST = 12  # random bytes behind the words
LIST = """
acorn adder alder almond alpine amber anchor angel anvil apple april apron arbor arch arrow ash
aspen aster autumn axle badger bagpipe baker ballad bamboo banner barge bark barley barn barrel
basin basket bass bay beach beacon bead beam bean bear beaver bee beech beetle bell bellow bench
berry birch bishop bison blanket blossom boar boat bobbin bonfire book boot bottle bough boulder
bow bowl box brass bread breeze brick bridge bright bronze brook broom bucket buckle bugle buoy
butter button cabin cable camel candle canoe canvas cape captain caraway cargo carp carpet cart
castle cedar cellar chain chalk chapel charm chart cheese cherry chess chest chime cider cinder
circle citron clay clear clerk cliff cloak clock cloud clover cluster coast cobalt cobble coin
comet compass copper coral cord cork corn cosy cotton cove cradle crane crater creek crest
cricket crimson crocus crow crown crystal cup curlew curtain daisy dale dancer dawn deck deer
delta dew diamond dinghy dock dolphin door dory dove dragon drift drum duck dune dusk eagle
early earth east ebony echo eddy eel egret elder elk elm ember emerald engine ermine evening
falcon fallow farmer fawn feather fennel fern ferry fiddle field fig finch fir fire fish fjord
flag flame flax flint flock flour flower flute fog forest forge fox frost gable galley garden
garland garlic gate gentle ginger glacier glade glass globe glove goat golden goose gorse grain
granite grape grass gravel green grove guild gull hamlet hammer happy harbour hare harp harvest
hatch haven hawk hay hazel heath heather hedge helmet hemp herald herb hermit heron herring hill
hive hollow holly honey hood hoof hook horizon horn horse hourglass house ibex ice indigo ink
inlet inn iris iron island ivory ivy jacket jade jasper jay jetty jewel jolly juniper keel kelp
kestrel kettle key kind king kite knot ladder ladle lagoon lake lamb lamp lance lantern larch
lark laurel lavender leaf leather ledger lemon lentil level lily lime linden linen lion lizard
loaf lobster locket loft log lucky lute lynx madder magnet magpie mallet mallow map maple marble
march marten mast meadow melon merry mill mint mirror mist mole monk moon moose morning moss
moth mountain mussel mustard myrtle nectar needle nest net nettle night north nut oak oar oat
ocean ochre olive onion opal orange orchard orchid otter oval owl oxen oyster paddle page pansy
paper parsley pear pearl pebble pelican pencil pepper perch petal pewter pier pigeon pilgrim
pillow pilot pine pitcher plain plank plough plum pocket polar pond poplar poppy porch port
potter prairie pretty puffin pumpkin purple purse quail quartz quay queen quick quiet quill
quilt quince rabbit radish raft rain raisin ram raven reed reef ribbon ridge ripple river robin
rocket roof rope rose round rowan ruby rudder rush rye sable saddle saffron sage sail salmon
salt sand sapphire satin saucer scarf scarlet school scroll seal season seed shade shanty sheep
shell shield shilling ship shore silk silver sister skate sky sleigh sloop slope smith smoke
smooth snow sorrel south sparrow spice spindle spring spruce squirrel stable star steady steel
stone stork storm straw stream summer sun sunny swallow swan sweet swift table tallow tapestry
tart teal temple thicket thimble thistle thorn thrush thunder thyme tide tiger tile timber
tinder toad topaz torch tower trader trout trumpet tulip tunnel turnip turtle twine valley
vanilla velvet village vine violet violin walnut warm water wave wax weaver west whale wharf
wheat wheel whistle white wicker wild willow wind window winter wolf wood wool wren yard yarn
yarrow yellow yew zephyr zinc
"""
WORDS = frozenset(LIST.split())


def fresh() -> str:
    """Return a new secret that begins with three different words."""
    words: list[str] = []
    while len(words) < COUNT:
        word = secrets.choice(LIST.split())
        if word not in words:
            words.append(word)
    return "-".join([*words, secrets.token_urlsafe(REST)])


def spoken(text: str) -> str:
    """Return three words as an invitation begins with them, or nothing if they are not ours.

    >>> spoken(" Amber heron  OAK"), spoken("amber-heron-oak"), spoken("amber-heron")
    ('amber-heron-oak', 'amber-heron-oak', '')
    """
    words = text.lower().replace("-", " ").split()
    return "-".join(words) if len(words) == COUNT and WORDS.issuperset(words) else ""


def words_of(invitation: str) -> str:
    """Return the words that an invitation begins with; older ones have none.

    >>> words_of("amber-heron-oak-Zm9vYmFyYmF6"), words_of("Zm9v-YmFy-YmF6-YQ")
    ('amber heron oak', '')
    """
    head = invitation.split("-", COUNT)[:COUNT]
    return " ".join(head) if spoken(" ".join(head)) == "-".join(head) else ""
