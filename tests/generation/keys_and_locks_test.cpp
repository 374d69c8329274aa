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
#include "tests/support/test.h"

#include <QtTest>

#include <map>
#include <set>

using namespace delve;

namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

struct Made {
    TileCatalogue tiles;
    Workspace workspace;
    Draft draft;
    Stream random;

    Made(Size size, std::uint64_t seed) : draft(size, tiles, workspace), random(seed) {}
};

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

/// A player of its own: walks, picks up keys, opens locks. Which keys are left out is told by their place in the list.
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
                if (!draft.walkable(next) || shut(next, held) || !reached.insert(next).second) continue;
                waiting.push_back(next);
            }
        }
    }

    [[nodiscard]] bool shut(Cell cell, const std::vector<Colour>& held) const {
        for (const auto& thing : draft.things())
            if (thing.kind == ThingKind::Lock && thing.at == cell)
                return std::ranges::find(held, colourOf(thing)) == held.end();
        return false;
    }
};

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

    /// A cell is passed by every way just when the way is gone without it.
    void passagesAreWhatCutsTheWay() {
        Stream random(3);
        for (int i = 0; i < 300; ++i) {
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
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
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
        QVERIFY(locks > 200);
    }

    void withoutAnExitThereAreNoLocks() {
        Made made({80, 45}, 1);
        QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
        QVERIFY(!keysAndLocks(made.draft, made.random, {}).ok());
    }
};

DELVE_TEST(KeysAndLocksTest)
#include "keys_and_locks_test.moc"
