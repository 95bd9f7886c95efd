"""The board: regions, cities, routes and shipping tracks, as tables. No logic.

Counts, links and glory come from a public transcription of the game of 2009 that passes every check of the rulebook
(`web`, 90 per cent); three reviews count ten cities in Europe too, and the rulebook itself confirms Africa's two and
the 95 circles. The board prints no city names: they are ours, chosen by the place on the map (`made`). Positions are
thousandths of a square board, from the top left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

EUROPE: Final[i64] = 0
REGIONS: Final[i64] = 7
CITIES: Final[i64] = 29
EUROPE_CITIES: Final[i64] = 10
ROUTES: Final[i64] = 26
SPACES: Final[i64] = 40  # of all shipping tracks

# Circles: what starts with a token. Cities, then routes, then the spaces of the tracks.

CIRCLES: Final[i64] = 95
ROUTE_CIRCLES: Final[i64] = 29
SPACE_CIRCLES: Final[i64] = 55


class Region(NamedTuple):
    """`spaces` of its shipping track; Europe has none and is open from the start."""

    name: str
    cities: int
    spaces: int
    source: str
    sure: int


# fmt: off
WORLD: Final = (
    #      name            cities spaces
    Region("europe",        10, 0, "web",    95),
    Region("africa",         2, 6, "rules",  95),
    Region("south_america",  3, 6, "web",    90),
    Region("caribbean",      3, 6, "web",    90),
    Region("north_america",  3, 7, "web",    90),
    Region("india",          3, 7, "web",    90),
    Region("far_east",       5, 8, "web",    90),
)
# fmt: on


class City(NamedTuple):
    name: str
    region: str
    glory: int
    x: int
    y: int


# fmt: off
MAP: Final = (
    #    name               region       glory   x    y
    City("london",          "europe",        1, 546, 364),
    City("copenhagen",      "europe",        1, 732, 405),
    City("lisbon",          "europe",        1, 417, 507),
    City("seville",         "europe",        1, 483, 530),
    City("marseille",       "europe",        1, 572, 464),
    City("genoa",           "europe",        1, 660, 515),
    City("constantinople",  "europe",        1, 827, 576),
    City("algiers",         "europe",        1, 579, 660),
    City("tripoli",         "europe",        1, 695, 701),
    City("alexandria",      "europe",        1, 828, 702),
    City("elmina",          "africa",        1, 577, 809),
    City("luanda",          "africa",        1, 642, 851),
    City("lima",            "south_america", 2,  77, 897),
    City("cayenne",         "south_america", 1, 158, 866),
    City("rio_de_janeiro",  "south_america", 1, 148, 937),
    City("havana",          "caribbean",     1, 107, 442),
    City("cartagena",       "caribbean",     1, 125, 566),
    City("bridgetown",      "caribbean",     1, 211, 648),
    City("charleston",      "north_america", 1,  35, 243),
    City("boston",          "north_america", 1, 106, 191),
    City("quebec",          "north_america", 1, 141, 118),
    City("surat",           "india",         1, 325,  36),
    City("calicut",         "india",         1, 408, 215),
    City("calcutta",        "india",         1, 454, 133),
    City("malacca",         "far_east",      1, 701, 209),
    City("canton",          "far_east",      1, 722, 138),
    City("macau",           "far_east",      1, 805, 115),
    City("nagasaki",        "far_east",      2, 875,  94),
    City("batavia",         "far_east",      1, 893, 290),
)
# fmt: on


class Route(NamedTuple):
    """`x` and `y` are where its token lies: draw it as a curve through there."""

    one: str
    other: str
    x: int
    y: int


# fmt: off
SEA_ROUTES: Final = (
    #     one               other               x    y
    Route("macau",          "batavia",        854, 204),
    Route("calcutta",       "canton",         595, 226),
    Route("calcutta",       "malacca",        553, 260),
    Route("copenhagen",     "malacca",        722, 338),
    Route("constantinople", "canton",         809, 412),
    Route("copenhagen",     "calicut",        626, 352),
    Route("surat",          "calicut",        365, 180),
    Route("london",         "surat",          366, 274),
    Route("boston",         "quebec",          60, 137),
    Route("london",         "quebec",         388, 350),
    Route("marseille",      "boston",         434, 407),
    Route("havana",         "charleston",     207, 401),
    Route("algiers",        "charleston",     283, 400),
    Route("seville",        "havana",         251, 444),
    Route("havana",         "bridgetown",     223, 530),
    Route("lisbon",         "bridgetown",     290, 554),
    Route("cayenne",        "cartagena",      123, 690),
    Route("lisbon",         "cayenne",        294, 662),
    Route("seville",        "rio_de_janeiro", 397, 671),
    Route("algiers",        "elmina",         589, 713),
    Route("elmina",         "luanda",         554, 890),
    Route("alexandria",     "luanda",         769, 811),
    Route("tripoli",        "alexandria",     760, 628),
    Route("constantinople", "alexandria",     866, 624),
    Route("genoa",          "constantinople", 726, 581),
    Route("marseille",      "genoa",          651, 459),
)

TRACKS: Final = (  # the spaces in the order in which they are filled: the farthest from the cards first
    ("africa", ((464, 816), (459, 855), (464, 895), (481, 930), (510, 956), (548, 968))),
    ("south_america", ((353, 756), (328, 785), (311, 821), (338, 851), (362, 882), (372, 921))),
    ("caribbean", ((58, 383), (40, 417), (31, 456), (27, 497), (27, 536), (28, 576))),
    ("north_america", ((239, 216), (243, 176), (244, 137), (242, 97), (228, 60), (197, 36), (158, 30))),
    ("india", ((584, 181), (612, 153), (624, 117), (623, 77), (597, 47), (561, 32), (521, 30))),
    ("far_east", ((945, 204), (956, 165), (966, 128), (973, 89), (960, 51), (926, 32), (887, 27), (847, 30))),
)
# fmt: on

# The same tables as vectors, for speed.

REGION_NAMES: Final = tuple(region.name for region in WORLD)
CITY_NAMES: Final = tuple(city.name for city in MAP)
CITY_REGION: Final = vec[i64]([REGION_NAMES.index(city.region) for city in MAP])
CITY_GLORY: Final = vec[i64]([city.glory for city in MAP])
TRACK_SIZE: Final = vec[i64]([region.spaces for region in WORLD])
TRACK_FIRST: Final = vec[i64]([sum(other.spaces for other in WORLD[:i]) for i in range(len(WORLD))])
FIRST_CITY: Final = vec[i64]([sum(other.cities for other in WORLD[:i]) for i in range(len(WORLD) + 1)])
ROUTE_ONE: Final = vec[i64]([CITY_NAMES.index(route.one) for route in SEA_ROUTES])
ROUTE_OTHER: Final = vec[i64]([CITY_NAMES.index(route.other) for route in SEA_ROUTES])

# The routes of each city, in the order of the table: at most three, -1 behind the last, and the city at the far end.

LINKS: Final[i64] = 3


def _links(city: str) -> list[tuple[int, int]]:
    found = []
    for i, route in enumerate(SEA_ROUTES):
        if city in (route.one, route.other):
            found.append((i, CITY_NAMES.index(route.other if route.one == city else route.one)))
    return found + [(-1, -1)] * (3 - len(found))


LINK_ROUTE: Final = vec[i64]([route for city in CITY_NAMES for route, _ in _links(city)])
LINK_CITY: Final = vec[i64]([end for city in CITY_NAMES for _, end in _links(city)])


def neighbours_by_name() -> dict[str, list[str]]:
    """The cities at the far ends of each one's routes."""
    return {city: [CITY_NAMES[end] for _route, end in _links(city) if end >= 0] for city in CITY_NAMES}
