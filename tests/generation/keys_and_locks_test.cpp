#include "generation/graph/passages.h"
#include "generation/pipeline/walls.h"
#include "generation/random/stream.h"
#include "generation/stages/doors.h"
#include "generation/stages/golden_exit.h"
#include "generation/stages/keys_and_locks.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/triangulate.h"
#include "generation/stages/tunnel.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using test::sides;
using Made = test::MadeDraft;

void makeKeep(Made& made) {
    QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
    QVERIFY(triangulate(made.draft, made.random, {}).ok());
    QVERIFY(spanningTreeOfLinks(made.draft, made.random, {}).ok());
    QVERIFY(tunnel(made.draft, made.random, {}).ok());
    QVERIFY(doors(made.draft, made.random, {}).ok());
    QVERIFY(raiseWalls(made.draft).ok());
    QVERIFY(made.draft.addThing(ThingKind::Start, made.draft.rooms()[0].box.topLeft()) != nullptr);
    QVERIFY(goldenExit(made.draft, made.random, {}).ok());
}

Colour colourOf(const Thing& thing) { return std::get<Colour>(*thing.fields.find("colour")); }

/// An independent player: walks, picks up keys, opens locks. It never picks up `withoutKey`.
struct Player {
    const Draft& draft;
    std::set<Cell> reached;
    bool won = false;

    explicit Player(const Draft& d, const Thing* withoutKey = nullptr) : draft(d) {
        std::vector<Colour> held;
        for (std::size_t before = 0;;) {
            walk(held);
            held.clear();
            for (const auto& thing : draft.things())
                if (thing.kind == ThingKind::Key && &thing != withoutKey && reached.contains(thing.at))
                    held.push_back(colourOf(thing));
            if (held.size() == before) return;
            before = held.size();
        }
    }

    void walk(const std::vector<Colour>& held) {
        const Cell start = draft.findThing(ThingKind::Start)->at;
        reached = {start};
        std::vector<Cell> waiting{start};
        while (!waiting.empty()) {
            const Cell cell = waiting.back();
            waiting.pop_back();
            for (const Cell side : sides) {
                const Cell next = cell + side;
                if (!draft.size().contains(next)) continue;
                if (draft.catalogue().endsGame(draft.at(next))) won = true;
                if (isGoalThing(next)) won = true;
                if (!draft.walkable(next) || shut(next, held) || !reached.insert(next).second) continue;
                waiting.push_back(next);
            }
        }
    }

    [[nodiscard]] bool isGoalThing(Cell cell) const {
        return std::ranges::any_of(draft.things(), [&](const Thing& thing) {
            return (thing.kind == ThingKind::Boss || thing.kind == ThingKind::Goal) && thing.at == cell &&
                   draft.walkable(cell);
        });
    }

    [[nodiscard]] bool shut(Cell cell, const std::vector<Colour>& held) const {
        for (const auto& thing : draft.things())
            if (thing.kind == ThingKind::Lock && thing.at == cell)
                return std::ranges::find(held, colourOf(thing)) == held.end();
        return false;
    }
};

/// The cells reached from the start if only one cell is barred and all locks are open; the second says whether it wins.
std::pair<std::set<Cell>, bool> reachedPast(const Draft& draft, Cell barred) {
    std::set<Cell> reached{draft.findThing(ThingKind::Start)->at};
    std::vector<Cell> waiting(reached.begin(), reached.end());
    bool won = false;
    while (!waiting.empty()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        for (const Cell side : sides) {
            const Cell next = cell + side;
            if (!draft.size().contains(next) || next == barred) continue;
            won = won || draft.catalogue().endsGame(draft.at(next));
            for (const auto& thing : draft.things())
                won = won || ((thing.kind == ThingKind::Boss || thing.kind == ThingKind::Goal) && thing.at == next);
            if (draft.walkable(next) && reached.insert(next).second) waiting.push_back(next);
        }
    }
    return {reached, won};
}

/// Checks the promises of every level with locks independently. `kept` names pinned things, which need not meet all
/// of them.
void keepsItsPromises(const Draft& draft, const std::set<std::string>& kept = {}) {
    QVERIFY(Player(draft).won);
    std::set<Cell> lockCells;
    for (const auto& thing : draft.things()) {
        if (thing.kind == ThingKind::Lock) {
            QVERIFY(lockCells.insert(thing.at).second);
            QCOMPARE(draft.at(thing.at), Tile::Door);
            if (kept.contains(thing.id)) continue;
            const auto [reached, won] = reachedPast(draft, thing.at);
            const bool keepsAKey = std::ranges::any_of(draft.things(), [&cells = reached](const Thing& other) {
                return other.kind == ThingKind::Key && !cells.contains(other.at);
            });
            QVERIFY(!won || keepsAKey);
        }
        if (thing.kind != ThingKind::Key) continue;
        // Reachable without itself: never behind its own lock. And without it something stays out of reach.
        const Player without(draft, &thing);
        QVERIFY(without.reached.contains(thing.at));
        const bool another = std::ranges::any_of(draft.things(), [&](const Thing& other) {
            return &other != &thing && other.kind == ThingKind::Key && !without.reached.contains(other.at);
        });
        if (!kept.contains(thing.id)) QVERIFY(!without.won || another);
    }
}

/// A hall or door cell where a door fits: walkable in a straight line, and solid on either side.
bool couldHoldADoor(const Draft& draft, Cell cell) {
    const auto walks = [&](std::int32_t x, std::int32_t y) { return draft.walkable(cell + Cell{x, y}); };
    const auto tile = draft.at(cell);
    if (tile != Tile::Hall && tile != Tile::Door) return false;
    return (walks(-1, 0) && walks(1, 0) && !walks(0, -1) && !walks(0, 1)) ||
           (walks(0, -1) && walks(0, 1) && !walks(-1, 0) && !walks(1, 0));
}

/// How many locks fit, found by removing each cell in turn: places without which no goal is reached, with floor
/// before them for a key, and no two of them adjacent.
std::size_t locksThatFit(const Draft& draft) {
    std::vector<Cell> places;
    for (std::int32_t y = 1; y + 1 < draft.size().height; ++y)
        for (std::int32_t x = 1; x + 1 < draft.size().width; ++x) {
            const Cell cell{x, y};
            if (!couldHoldADoor(draft, cell) || draft.thinglessCells().at(cell)) continue;
            if (std::ranges::any_of(places, [&](Cell other) { return steps(other, cell) <= 1; })) continue;
            const auto [reached, won] = reachedPast(draft, cell);
            const bool keyFits = std::ranges::any_of(
                reached, [&](Cell place) { return draft.at(place) == Tile::Floor && draft.takesThing(place); });
            if (!won && keyFits) places.push_back(cell);
        }
    return places.size();
}

/// The draft as a level with these things pinned, and with all ground pinned if `ground` is set.
Level pinnedOf(const Draft& draft, std::vector<std::string> ids, bool ground) {
    Level base = draft.snapshot();
    BitGrid pinned(draft.size());
    for (std::int32_t y = 0; ground && y < draft.size().height; ++y) pinned.setRun(y, 0, draft.size().width);
    base.pinned = pinned;
    std::ranges::sort(ids);
    base.pinnedThings = std::move(ids);
    return base;
}

BitGrid openCells(const std::vector<std::string>& rows) {
    BitGrid open({static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())});
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (std::int32_t x = 0; x < open.size().width; ++x)
            if (rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] != '#') open.set({x, y});
    return open;
}

} // namespace

class KeysAndLocksTest : public QObject {
    Q_OBJECT
private slots:
    void passagesOfASmallMap() {
        const auto open = openCells({"#########", "#...#...#", "#.......#", "#...#...#", "#########"});
        QCOMPARE(everyWayPasses(open, {1, 1}, {7, 3}), (std::vector<Cell>{{3, 2}, {4, 2}, {5, 2}}));
        QVERIFY(everyWayPasses(open, {1, 1}, {3, 3}).empty());
        QVERIFY(everyWayPasses(open, {1, 1}, {0, 0}).empty());
    }

    /// A cell lies on every way exactly if there is no way without it.
    void passagesAreWhatCutsTheWay() {
        Stream random(3);
        for (int i = 0; i < test::countOf(300); ++i) {
            BitGrid open({18, 12});
            for (std::int32_t y = 0; y < 12; ++y)
                for (std::int32_t x = 0; x < 18; ++x)
                    if (random.chance(65, 100)) open.set({x, y});
            const Cell from{0, 0};
            const Cell to{17, 11};
            open.set(from);
            open.set(to);
            BitGrid reach;
            findReach(open, from, reach);
            std::set<Cell> expected;
            for (std::int32_t y = 0; y < 12 && reach.at(to); ++y)
                for (std::int32_t x = 0; x < 18; ++x) {
                    const Cell cell{x, y};
                    if (cell == from || cell == to || !open.at(cell)) continue;
                    BitGrid without = open;
                    without.clear(cell);
                    BitGrid left;
                    findReach(without, from, left);
                    if (!left.at(to)) expected.insert(cell);
                }
            const auto passed = everyWayPasses(open, from, to);
            QVERIFY(std::set<Cell>(passed.begin(), passed.end()) == expected);
            QCOMPARE(passed.size(), expected.size());
        }
    }

    void locksCanBeOpenedAndAreNeeded() {
        std::size_t locks = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(150U); ++seed) {
            Made made({80, 45}, seed);
            makeKeep(made);
            QVERIFY(keysAndLocks(made.draft, made.random, {static_cast<std::int64_t>(1 + seed % 4)}).ok());
            QVERIFY(Player(made.draft).won);
            std::map<std::string, int> colours;
            for (const auto& thing : made.draft.things()) {
                if (thing.kind == ThingKind::Lock) {
                    ++locks;
                    QCOMPARE(made.draft.at(thing.at), Tile::Door);
                }
                if (thing.kind == ThingKind::Key) {
                    QCOMPARE(++colours[toText(colourOf(thing))], 1);
                    QVERIFY(!Player(made.draft, &thing).won);
                }
            }
            const auto placed = std::ranges::count(made.draft.things(), ThingKind::Lock, &Thing::kind);
            QCOMPARE(static_cast<std::size_t>(placed), colours.size());
            QCOMPARE(placed < static_cast<std::ptrdiff_t>(1 + seed % 4), !made.draft.notes().empty());
        }
        QVERIFY(test::isShort() || locks > 200);
    }

    /// Cells on every way to any of several ends: exactly those without which no end is reached.
    void passagesToSeveralEnds() {
        Stream random(4);
        std::size_t found = 0;
        for (int i = 0; i < test::countOf(400); ++i) {
            BitGrid open({18, 12});
            for (std::int32_t y = 0; y < 12; ++y)
                for (std::int32_t x = 0; x < 18; ++x)
                    if (random.chance(60, 100)) open.set({x, y});
            const Cell from{0, 0};
            const std::vector<Cell> ends{{17, 11}, {17, 0}, {0, 11}};
            open.set(from);
            for (const Cell end : ends) open.set(end, random.chance(3, 4));
            const auto reaches = [&](const BitGrid& cells) {
                // No way to an end leads through another end.
                BitGrid reach;
                BitGrid inner = cells;
                for (const Cell end : ends) inner.clear(end);
                findReach(inner, from, reach);
                return std::ranges::any_of(ends, [&](Cell end) {
                    return cells.at(end) && std::ranges::any_of(sides, [&](Cell side) {
                               return reach.size().contains(end + side) && reach.at(end + side);
                           });
                });
            };
            std::set<Cell> expected;
            for (std::int32_t y = 0; y < 12 && reaches(open); ++y)
                for (std::int32_t x = 0; x < 18; ++x) {
                    const Cell cell{x, y};
                    if (cell == from || std::ranges::find(ends, cell) != ends.end() || !open.at(cell)) continue;
                    BitGrid without = open;
                    without.clear(cell);
                    if (!reaches(without)) expected.insert(cell);
                }
            const auto passed = everyWayPasses(open, from, ends);
            QVERIFY(std::set<Cell>(passed.begin(), passed.end()) == expected);
            found += expected.size();
        }
        QVERIFY(test::isShort() || found > 50);
    }

    void everyLockKeepsSomethingAndEveryKeyIsNeeded() {
        std::ptrdiff_t all = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({60, 40}, seed);
            makeKeep(made);
            const auto wanted = static_cast<std::int64_t>(1 + seed % 6);
            QVERIFY(keysAndLocks(made.draft, made.random, {wanted}).ok());
            keepsItsPromises(made.draft);
            const auto locks = std::ranges::count(made.draft.things(), ThingKind::Lock, &Thing::kind);
            QVERIFY(locks <= wanted);
            QCOMPARE(locks < wanted, !made.draft.notes().empty());
            all += locks;
        }
        QVERIFY2(test::isShort() || all > 100, qPrintable(QString::number(all)));
    }

    void noFewerLocksThanFit() {
        std::size_t fits = 0;
        std::size_t locks = 0;
        std::size_t inHalls = 0;
        for (std::uint64_t seed = 100; seed < 100 + test::countOf(40U); ++seed) {
            Made made({60, 40}, seed);
            makeKeep(made);
            const auto possible = std::min(locksThatFit(made.draft), std::size_t{2});
            QVERIFY(keysAndLocks(made.draft, made.random, {2}).ok());
            keepsItsPromises(made.draft);
            std::size_t here = 0;
            for (const auto& thing : made.draft.things()) {
                if (thing.kind != ThingKind::Lock) continue;
                ++here;
                inHalls += std::ranges::none_of(
                    sides, [&](Cell side) { return made.draft.at(thing.at + side) == Tile::Floor; });
            }
            fits += possible;
            locks += std::min(here, possible);
        }
        if (test::isShort()) return;
        QVERIFY2(10 * locks >= 9 * fits, qPrintable(QString("%1 of %2").arg(locks).arg(fits)));
        QVERIFY(inHalls > 0);
    }

    /// Every goal lies behind the locks, not just the first one.
    void noGoalLiesBeforeTheLocks() {
        std::size_t locks = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({60, 40}, seed);
            makeKeep(made);
            QVERIFY(goldenExit(made.draft, made.random, {percent(60)}).ok());
            const Cell boss = made.draft.rooms().back().box.centre();
            if (seed % 3 == 0) QVERIFY(made.draft.addThing(ThingKind::Boss, boss) != nullptr);
            QVERIFY(keysAndLocks(made.draft, made.random, {2}).ok());
            keepsItsPromises(made.draft);
            locks += static_cast<std::size_t>(std::ranges::count(made.draft.things(), ThingKind::Lock, &Thing::kind));
        }
        QVERIFY(test::isShort() || locks > 20);
    }

    void pinnedPairsCountAndStay() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made first({60, 40}, seed);
            makeKeep(first);
            QVERIFY(keysAndLocks(first.draft, first.random, {2}).ok());
            const auto& things = first.draft.things();
            const auto lock = std::ranges::find(things, ThingKind::Lock, &Thing::kind);
            if (lock == things.end()) continue;
            const auto key = std::ranges::find_if(things, [&](const Thing& thing) {
                return thing.kind == ThingKind::Key && colourOf(thing) == colourOf(*lock);
            });
            const auto start = std::ranges::find(things, ThingKind::Start, &Thing::kind);
            // A pinned lock with its key; a pinned lock whose key is to be placed; a pinned key that needs a lock.
            std::vector<std::string> ids{start->id};
            if (seed % 3 != 2) ids.push_back(lock->id);
            if (seed % 3 != 1) ids.push_back(key->id);
            const std::set<std::string> kept(ids.begin(), ids.end());
            const Level base = pinnedOf(first.draft, ids, false);
            Made again({60, 40}, seed, &base);
            for (std::int32_t y = 0; y < 40; ++y)
                for (std::int32_t x = 0; x < 60; ++x) again.draft.set({x, y}, base.tiles.at({x, y}));
            QVERIFY(keysAndLocks(again.draft, again.random, {2}).ok());
            keepsItsPromises(again.draft, kept);
            std::map<std::string, int> locks;
            std::map<std::string, int> keys;
            for (const auto& thing : again.draft.things()) {
                if (thing.kind == ThingKind::Lock) ++locks[toText(colourOf(thing))];
                if (thing.kind == ThingKind::Key) ++keys[toText(colourOf(thing))];
            }
            QVERIFY(locks.size() <= 2); // two colours were asked for, including the pinned one
            for (const auto& [colour, count] : locks) {
                QCOMPARE(count, 1);
                QCOMPARE(keys[colour], 1);
            }
            if (seed % 3 != 2) QCOMPARE(locks.count(toText(colourOf(*lock))), std::size_t{1});
        }
    }

    /// A key pinned behind its own lock, and the exit with it: the failure says that this cannot be won.
    void aKeyPinnedBehindItsOwnLockIsRefused() {
        Made made({11, 5}, 1);
        for (std::int32_t x = 1; x < 10; ++x) made.draft.set({x, 2}, x < 4 || x > 6 ? Tile::Floor : Tile::Hall);
        QVERIFY(raiseWalls(made.draft).ok());
        made.draft.set({10, 2}, Tile::GoldenExit);
        QVERIFY(made.draft.addThing(ThingKind::Start, {1, 2}) != nullptr);
        made.draft.addThing(ThingKind::Lock, {5, 2})->fields.set("colour", Colour{1, 2, 3});
        made.draft.addThing(ThingKind::Key, {8, 2})->fields.set("colour", Colour{1, 2, 3});
        std::vector<std::string> ids;
        for (const auto& thing : made.draft.things()) ids.push_back(thing.id);
        const Level base = pinnedOf(made.draft, ids, true);
        Made again({11, 5}, 1, &base);
        const auto refused = keysAndLocks(again.draft, again.random, {1});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.failure().cells, (std::vector<Cell>{{10, 2}}));
    }

    void withoutAnExitThereAreNoLocks() {
        Made made({80, 45}, 1);
        QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
        QVERIFY(!keysAndLocks(made.draft, made.random, {}).ok());
    }
};

DELVE_TEST(KeysAndLocksTest)
#include "keys_and_locks_test.moc"
