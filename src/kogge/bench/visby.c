/* Random games of Visby in plain C: the peer that our compiled rules are measured beside.
 *
 * Written from the rulebook, for two to six players, with the same lots in the same order as the
 * rules in Python, so that each game ends exactly like theirs. No masks, no events: only the game.
 */

#include <stdint.h>

enum { TROOPS, KNIGHT, BLACKSMITH, FLEET, SHIP, TOLLKEEPER, MERCHANT, MENDICANT, CARDS };
enum { SEATS = 6, SPACES = 16, LIMIT = 15, TARGET = 30, LAST_ROUND = 60 };

static const int steps[SEATS + 1] = {0, 0, 3, 5, 3, 4, 5};  /* of supply, by players */
static const int rate[SPACES][2] = {  /* wares, seals */
    {3, 1}, {3, 1}, {3, 1}, {3, 1}, {2, 1}, {2, 1}, {3, 2}, {3, 2},
    {2, 2}, {2, 2}, {2, 3}, {2, 3}, {1, 2}, {1, 2}, {1, 3}, {1, 3},
};

struct lots { uint32_t word[4]; };

struct counts { int64_t choices, forced; };

struct table {
    int32_t seats, rounds, battle, journey, market;
    int32_t seals[SEATS], wares[SEATS];
    uint32_t hand[SEATS], laid[SEATS];  /* sets of cards */
};

/* Lots: Marsaglia's xorshift of 128 bits. */

static uint32_t below(struct lots *lots, uint32_t count)
{
    uint32_t first = lots->word[0], last = lots->word[3];
    first ^= first << 11;
    first ^= first >> 8;
    last ^= (last >> 19) ^ first;
    lots->word[0] = lots->word[1];
    lots->word[1] = lots->word[2];
    lots->word[2] = lots->word[3];
    lots->word[3] = last;
    return (uint32_t)(((uint64_t)last * count) >> 32);
}

static int drawn(struct lots *lots, struct counts *counts, const uint8_t *ways, int count)
{
    if (count == 1)
        counts->forced++;
    else
        counts->choices++;
    return ways[below(lots, (uint32_t)count)];
}

/* What a seat may do. */

static int cards_of(uint32_t hand, uint8_t *ways)
{
    int count = 0;
    for (; hand; hand &= hand - 1)
        ways[count++] = (uint8_t)(hand & -hand);
    return count;
}

static int pairs_of(uint32_t hand, uint8_t *ways)
{
    int count = 0;
    for (uint32_t rest = hand & (hand - 1); rest; hand = rest, rest &= rest - 1)
        for (uint32_t other = rest; other; other &= other - 1)
            ways[count++] = (uint8_t)((hand & -hand) | (other & -other));
    return count;
}

static int trades_of(const int *buys, int wares, uint8_t *ways)
{
    int count = 1;
    ways[0] = 0;
    for (int spent = 1; spent <= wares; spent++)
        if (buys[spent] > buys[spent - 1])
            ways[count++] = (uint8_t)spent;
    return count;
}

/* A round. */

static int min(int a, int b) { return a < b ? a : b; }

static int has(const struct table *t, int seat, int card) { return t->laid[seat] >> card & 1; }

static int laid(const struct table *t, int card)
{
    int count = 0;
    for (int seat = 0; seat < t->seats; seat++)
        count += has(t, seat, card);
    return count;
}

static int foreign(const struct table *t, int seat, int card)
{
    return laid(t, card) - has(t, seat, card);
}

static void supply(struct table *t)
{
    int more = steps[t->seats];
    t->battle = min(t->battle + more, SPACES - 1);
    t->journey = min(t->journey + more, SPACES - 1);
    t->market = min(t->market + more, SPACES - 1);
    t->rounds++;
}

static void lay(struct table *t, struct lots *lots, struct counts *counts)
{
    uint8_t ways[CARDS * (CARDS - 1) / 2];
    for (int seat = 0; seat < t->seats; seat++) {
        uint32_t hand = t->hand[seat];
        int count = t->seats < 4 ? pairs_of(hand, ways) : cards_of(hand, ways);
        t->laid[seat] = (uint32_t)drawn(lots, counts, ways, count);
        t->hand[seat] = hand & ~t->laid[seat];
    }
}

static void take_wares(struct table *t, int seat, int wares)
{
    t->wares[seat] = min(t->wares[seat] + wares, LIMIT);
}

static void fight(struct table *t, int card, int most)
{
    int cards = laid(t, card);
    if (cards == 0)
        return;
    int each = min(most, t->battle / cards);
    t->battle -= each * cards;
    for (int seat = 0; seat < t->seats; seat++)
        if (has(t, seat, card))
            t->seals[seat] += each;
}

static void forge(struct table *t)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (has(t, seat, BLACKSMITH))
            take_wares(t, seat, 4 * foreign(t, seat, TROOPS) + 2 * foreign(t, seat, KNIGHT));
}

static void sail(struct table *t, int card, int most)
{
    int cards = laid(t, card);
    if (cards == 0)
        return;
    int each = min(most, t->journey / cards);
    t->journey -= each * cards;
    for (int seat = 0; seat < t->seats; seat++)
        if (has(t, seat, card))
            take_wares(t, seat, each);
}

static void take_toll(struct table *t)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (has(t, seat, TOLLKEEPER))
            t->seals[seat] += 3 * foreign(t, seat, FLEET) + foreign(t, seat, SHIP);
}

static void trade(struct table *t, int prices[][SPACES], struct lots *lots, struct counts *counts)
{
    uint8_t ways[SPACES];
    int merchants = laid(t, MERCHANT);
    if (merchants == 0)
        return;
    int space = t->market - 2 * (merchants - 1);
    const int *buys = prices[space > 0 ? space : 0];
    for (int seat = 0; seat < t->seats; seat++)
        if (has(t, seat, MERCHANT) && buys[t->wares[seat]] > 0) {
            int count = trades_of(buys, t->wares[seat], ways);
            int spent = drawn(lots, counts, ways, count);
            t->wares[seat] -= spent;
            t->seals[seat] += buys[spent];
        }
    t->market = 0;
}

static int size(uint32_t set)
{
    int count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

static void beg(struct table *t)
{
    const uint32_t deck = (1u << CARDS) - 1;
    for (int seat = 0; seat < t->seats; seat++)
        if (has(t, seat, MENDICANT)) {
            int cards = size(deck & ~t->hand[seat]);
            take_wares(t, seat, (cards + 1) / 2 + 2 * foreign(t, seat, MERCHANT));
            t->hand[seat] = deck;
        }
}

static int is_over(const struct table *t)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (t->seals[seat] >= TARGET)
            return 1;
    return t->rounds >= LAST_ROUND;
}

/* Games. */

static void begin(struct table *t, int seats)
{
    t->seats = seats;
    t->rounds = 0;
    t->battle = t->journey = t->market = 1;
    for (int seat = 0; seat < seats; seat++) {
        t->seals[seat] = 0;
        t->wares[seat] = seats;
        t->hand[seat] = (1u << CARDS) - 1;
    }
}

static void play(struct table *t, int prices[][SPACES], struct lots *lots, struct counts *counts)
{
    do {
        supply(t);
        lay(t, lots, counts);
        fight(t, TROOPS, 2);
        fight(t, KNIGHT, 5);
        forge(t);
        sail(t, FLEET, 3);
        sail(t, SHIP, SPACES);
        take_toll(t);
        trade(t, prices, lots, counts);
        beg(t);
    } while (!is_over(t));
}

/* The most seals that wares buy, mixing the rates of a space and all below it. */
static void price(int prices[][SPACES])
{
    for (int space = 0; space < SPACES; space++) {
        prices[space][0] = 0;
        for (int wares = 1; wares < SPACES; wares++) {
            int best = prices[space][wares - 1];
            for (int lower = 0; lower <= space; lower++) {
                int rest = wares - rate[lower][0];
                if (rest >= 0 && prices[space][rest] + rate[lower][1] > best)
                    best = prices[space][rest] + rate[lower][1];
            }
            prices[space][wares] = best;
        }
    }
}

/* Play games one after the other, and leave the last one's table as it ended. */
void playouts(struct lots *lots, struct counts *counts, struct table *last, int seats,
              int64_t games)
{
    int prices[SPACES][SPACES];
    price(prices);
    while (games-- > 0) {
        begin(last, seats);
        play(last, prices, lots, counts);
    }
}
