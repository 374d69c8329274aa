#include "generation/pipeline/walls.h"
#include "generation/random/stream.h"
#include "generation/stages/attempt_rooms.h"
#include "generation/stages/caves.h"
#include "generation/stages/golden_exit.h"
#include "generation/stages/grow_maze.h"
#include "generation/stages/open_connectors.h"
#include "generation/stages/trim_dead_ends.h"
#include "generation/stages/vaults.h"
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

struct Made : test::MadeDraft {
    using MadeDraft::MadeDraft;

    [[nodiscard]] bool open(Cell cell) const { return draft.size().contains(cell) && draft.walkable(cell); }
    [[nodiscard]] std::vector<Cell> openCells() const {
        std::vector<Cell> cells;
        for (std::int32_t y = 0; y < draft.size().height; ++y)
            for (std::int32_t x = 0; x < draft.size().width; ++x)
                if (draft.walkable({x, y})) cells.push_back({x, y});
        return cells;
    }
};

/// Steps to every open cell that can be reached, by the simplest flood fill.
std::map<Cell, int> floodFrom(const Made& made, Cell start) {
    std::map<Cell, int> steps{{start, 0}};
    std::vector<Cell> rim{start};
    for (int distance = 1; !rim.empty(); ++distance) {
        std::vector<Cell> next;
        for (const Cell cell : rim)
            for (const Cell side : sides)
                if (made.open(cell + side) && steps.try_emplace(cell + side, distance).second)
                    next.push_back(cell + side);
        rim = std::move(next);
    }
    return steps;
}

std::vector<std::map<Cell, int>> regionsOf(const Made& made) {
    std::vector<std::map<Cell, int>> regions;
    std::set<Cell> seen;
    for (const Cell cell : made.openCells()) {
        if (seen.contains(cell)) continue;
        regions.push_back(floodFrom(made, cell));
        for (const auto& [reached, steps] : regions.back()) seen.insert(reached);
    }
    return regions;
}

int openSides(const Made& made, Cell cell) {
    return static_cast<int>(std::ranges::count_if(sides, [&](Cell side) { return made.open(cell + side); }));
}

int deadEnds(const Made& made) {
    int count = 0;
    for (const Cell cell : made.openCells())
        if (made.draft.at(cell) == Tile::Hall && openSides(made, cell) <= 1) ++count;
    return count;
}

void makeMaze(Made& made) {
    QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
    QVERIFY(growMaze(made.draft, made.random, {}).ok());
}

/// The cellular automaton, cell by cell.
std::vector<bool> naiveRound(const std::vector<bool>& solid, Size size, int born, int survive) {
    const auto at = [&](std::int32_t x, std::int32_t y) {
        return !size.contains({x, y}) || solid[static_cast<std::size_t>(y * size.width + x)];
    };
    std::vector<bool> next(solid.size());
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) {
            int around = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    if ((dx != 0 || dy != 0) && at(x + dx, y + dy)) ++around;
            const bool rim = x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1;
            next[static_cast<std::size_t>(y * size.width + x)] = rim || around >= (at(x, y) ? survive : born);
        }
    return next;
}

std::vector<bool> solidCells(const Made& made) {
    std::vector<bool> solid;
    for (std::int32_t y = 0; y < made.draft.size().height; ++y)
        for (std::int32_t x = 0; x < made.draft.size().width; ++x) solid.push_back(!made.draft.walkable({x, y}));
    return solid;
}

} // namespace

class MazeStagesTest : public QObject {
    Q_OBJECT
private slots:
    void attemptedRoomsAreOddAndApart() {
        for (std::uint64_t seed = 0; seed < 100; seed += test::sampleStep()) {
            Made made({16 + static_cast<std::int32_t>(seed), 45}, seed);
            QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
            const auto& rooms = made.draft.rooms();
            QVERIFY(!rooms.empty());
            for (std::size_t i = 0; i < rooms.size(); ++i) {
                const Rect box = rooms[i].box;
                QVERIFY(box.x % 2 == 1 && box.y % 2 == 1 && box.width % 2 == 1 && box.height % 2 == 1);
                QVERIFY(box.width >= 3 && box.width <= 9 && box.height >= 3 && box.height <= 9);
                QVERIFY(made.draft.inside().intersected(box) == box);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!box.grown(1).overlaps(rooms[j].box));
            }
        }
    }

    void mazesFillWhatIsSolidAndAreTrees() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({61, 41}, seed);
            makeMaze(made);
            for (const auto& region : regionsOf(made)) {
                const bool maze = made.draft.at(region.begin()->first) == Tile::Hall;
                std::size_t joins = 0;
                for (const auto& [cell, steps] : region) {
                    QCOMPARE(made.draft.at(cell) == Tile::Hall, maze); // mazes and rooms do not touch
                    joins += static_cast<std::size_t>(made.open(cell + Cell{1, 0})) +
                             static_cast<std::size_t>(made.open(cell + Cell{0, 1}));
                }
                if (maze) QCOMPARE(joins, region.size() - 1);
            }
            for (std::int32_t y = 1; y < 40; y += 2)
                for (std::int32_t x = 1; x < 60; x += 2) {
                    bool near = false;
                    for (int dy = -1; dy <= 1; ++dy)
                        for (int dx = -1; dx <= 1; ++dx) near = near || made.draft.walkable({x + dx, y + dy});
                    QVERIFY(near);
                }
        }
    }

    /// The lower the chance to turn, the more cells of a maze lie in line between two others.
    void theChanceToTurnGovernsHowStraightAMazeIs() {
        const auto straight = [](std::int64_t turn) {
            int inLine = 0;
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                Made made({81, 61}, seed);
                [&] { QVERIFY(growMaze(made.draft, made.random, {percent(turn)}).ok()); }();
                for (std::int32_t y = 1; y < 60; y += 2)
                    for (std::int32_t x = 1; x < 80; x += 2) {
                        const bool across = made.open({x - 1, y}) && made.open({x + 1, y});
                        const bool down = made.open({x, y - 1}) && made.open({x, y + 1});
                        inLine += across != down;
                    }
            }
            return inLine;
        };
        const auto never = straight(0);
        const auto often = straight(50);
        const auto always = straight(100);
        QVERIFY2(never > 20 * 1200 * 3 / 4, qPrintable(QString::number(never)));
        QVERIFY(10 * often < 9 * never && 10 * always < 9 * often);
    }

    void connectorsAreATreeAndTheDrawnExtras() {
        for (const std::int64_t share : {0, 2, 50}) {
            std::size_t extras = 0;
            for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
                Made made({61, 41}, seed);
                makeMaze(made);
                const auto before = regionsOf(made).size();
                QVERIFY(openConnectors(made.draft, made.random, {percent(share)}).ok());
                QCOMPARE(regionsOf(made).size(), std::size_t{1});
                const auto openings = made.draft.halls().size();
                QVERIFY(openings >= before - 1);
                extras += openings - (before - 1);
                for (const auto& link : made.draft.links())
                    QVERIFY(link.a != noRoom && link.b != noRoom && link.a != link.b);
                const auto tree = std::ranges::count(made.draft.links(), LinkKind::Tree, &Link::kind);
                QCOMPARE(static_cast<std::size_t>(tree), made.draft.rooms().size() - 1);
                const auto extra = std::ranges::count(made.draft.links(), LinkKind::Extra, &Link::kind);
                QVERIFY(static_cast<std::size_t>(extra) <= openings - (before - 1));
            }
            QVERIFY(share == 0 ? extras == 0 : test::isShort() || extras > 0);
        }
    }

    void trimmingLeavesNoDeadEnd() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({61, 41}, seed);
            makeMaze(made);
            QVERIFY(openConnectors(made.draft, made.random, {}).ok());
            const int before = deadEnds(made);
            QVERIFY(before > 0);
            QVERIFY(trimDeadEnds(made.draft, made.random, {percent(0)}).ok());
            QCOMPARE(deadEnds(made), before);
            QVERIFY(trimDeadEnds(made.draft, made.random, {percent(50)}).ok());
            QVERIFY(deadEnds(made) < before && deadEnds(made) > 0);
            QVERIFY(raiseWalls(made.draft).ok());
            QVERIFY(trimDeadEnds(made.draft, made.random, {percent(100)}).ok());
            QCOMPARE(deadEnds(made), 0);
            QCOMPARE(regionsOf(made).size(), std::size_t{1});
            wallsBorderFloor(made);
            listsAreTrue(made);
        }
    }

    void cavesFollowTheRule() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            const Size size{16 + static_cast<std::int32_t>(seed * 7 % 131),
                            16 + static_cast<std::int32_t>(seed * 5 % 61)};
            const auto run = [&](std::int64_t rounds) {
                Made made(size, seed);
                const CavesParameters parameters{.rounds = rounds, .pocket = 0};
                if (!caves(made.draft, made.random, parameters)) return std::vector<bool>{};
                return solidCells(made);
            };
            auto expected = run(0);
            QVERIFY(!expected.empty());
            for (int i = 0; i < 4; ++i) expected = naiveRound(expected, size, 5, 4);
            QVERIFY(run(4) == expected);
        }
    }

    void cavesLeaveWhatStandsThere() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(vaults(made.draft, made.random, {{4, 6}, VaultSource::Library}).ok());
            QVERIFY(attemptRooms(made.draft, made.random, {}).ok());
            made.draft.set({40, 20}, Tile::Door);
            const std::vector<Tile> before(made.draft.tiles().begin(), made.draft.tiles().end());
            const auto rooms = made.draft.rooms();
            QVERIFY(caves(made.draft, made.random, {.fill = percent(30)}).ok());
            std::size_t dug = 0;
            for (std::size_t i = 0; i < before.size(); ++i) {
                if (before[i] != Tile::Void) QCOMPARE(made.draft.tiles()[i], before[i]);
                else dug += made.draft.tiles()[i] != Tile::Void;
            }
            QVERIFY(dug > 0);
            QVERIFY(made.draft.rooms() == rooms);
        }
    }

    void cavesFollowTheRuleAroundWhatStandsThere() {
        // The automaton of the test, with the room's floor always open and a wall in it always solid.
        const Size size{70, 40};
        const Rect room{20, 10, 15, 9};
        const auto run = [&](std::int64_t rounds) {
            Made made(size, 9);
            made.draft.addRoom(room);
            made.draft.set({25, 14}, Tile::Wall);
            if (!caves(made.draft, made.random, {.rounds = rounds, .pocket = 0})) return std::vector<bool>{};
            return solidCells(made);
        };
        auto expected = run(0);
        QVERIFY(!expected.empty());
        for (int i = 0; i < 4; ++i) {
            expected = naiveRound(expected, size, 5, 4);
            for (auto y = room.y; y < room.bottom(); ++y)
                for (auto x = room.x; x < room.right(); ++x)
                    expected[static_cast<std::size_t>(y * size.width + x)] = Cell{x, y} == Cell{25, 14};
        }
        QVERIFY(run(4) == expected);
    }

    void mazesLieOnOddCells() {
        for (std::uint64_t seed = 0; seed < test::countOf(40U); ++seed) {
            Made made({60 + static_cast<std::int32_t>(seed % 3), 41}, seed);
            makeMaze(made);
            for (const Cell cell : made.openCells()) {
                if (made.draft.at(cell) != Tile::Hall) continue;
                QVERIFY(cell.x % 2 == 1 || cell.y % 2 == 1);
                // A cell between two odd ones joins exactly these.
                if (cell.x % 2 == 0) QVERIFY(made.open(cell - Cell{1, 0}) && made.open(cell + Cell{1, 0}));
                if (cell.y % 2 == 0) QVERIFY(made.open(cell - Cell{0, 1}) && made.open(cell + Cell{0, 1}));
            }
        }
    }

    void theFillIsTheShareAskedFor() {
        for (const std::int64_t share : {10, 45, 90}) {
            Made made({500, 500}, 7);
            QVERIFY(caves(made.draft, made.random, {.fill = percent(share), .rounds = 0, .pocket = 0}).ok());
            const auto solid = 250'000 - made.draft.walkableCells().count() - 4 * 499;
            QVERIFY(std::abs(solid - 498 * 498 * share / 100) < 1500); // six standard deviations at most
        }
    }

    void smallCavesAreFilled() {
        for (std::uint64_t seed = 0; seed < test::countOf(30U); ++seed) {
            Made made({120, 80}, seed);
            QVERIFY(caves(made.draft, made.random, {.pocket = 40}).ok());
            for (const auto& region : regionsOf(made)) QVERIFY(region.size() >= 40);
        }
    }

    void theGoldenExitIsFarAndFaced() {
        for (std::uint64_t seed = 0; seed < test::countOf(60U); ++seed) {
            Made made({61, 41}, seed);
            makeMaze(made);
            QVERIFY(openConnectors(made.draft, made.random, {}).ok());
            QVERIFY(raiseWalls(made.draft).ok());
            const Cell start = made.openCells().front();
            QVERIFY(made.draft.addThing(ThingKind::Start, start) != nullptr);
            QVERIFY(goldenExit(made.draft, made.random, {}).ok());
            exitIsAmongTheFarthestFifth(made, floodFrom(made, start));
        }
    }

    void withoutAStartThereIsNoExit() {
        Made made({61, 41}, 1);
        QVERIFY(!goldenExit(made.draft, made.random, {}).ok());
    }

private:
    static void wallsBorderFloor(const Made& made) {
        for (std::int32_t y = 0; y < made.draft.size().height; ++y)
            for (std::int32_t x = 0; x < made.draft.size().width; ++x) {
                bool near = false;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx) near = near || made.open({x + dx, y + dy});
                if (made.draft.at({x, y}) == Tile::Wall) QVERIFY(near);
            }
    }

    static void listsAreTrue(const Made& made) {
        for (const auto& hall : made.draft.halls())
            for (const auto& run : hall.runs)
                for (std::int32_t i = 0; i < run.length; ++i)
                    QVERIFY(made.open(run.at + (run.down ? Cell{0, i} : Cell{i, 0})));
        for (const auto& link : made.draft.links()) QVERIFY(link.a != noRoom && link.b != noRoom);
    }

    static void exitIsAmongTheFarthestFifth(const Made& made, const std::map<Cell, int>& steps) {
        std::vector<int> all;
        int chosen = -1;
        for (std::int32_t y = 0; y < made.draft.size().height; ++y)
            for (std::int32_t x = 0; x < made.draft.size().width; ++x) {
                int nearest = -1;
                for (const Cell side : sides)
                    if (const auto found = steps.find(Cell{x, y} + side); found != steps.end())
                        nearest = nearest < 0 ? found->second : std::min(nearest, found->second);
                const Tile tile = made.draft.at({x, y});
                if (nearest < 0 || (tile != Tile::Wall && tile != Tile::GoldenExit)) continue;
                all.push_back(nearest);
                if (tile == Tile::GoldenExit) chosen = nearest;
            }
        std::ranges::sort(all, std::greater<>{});
        QVERIFY(chosen >= all[std::max<std::size_t>(1, all.size() / 5) - 1]);
    }
};

DELVE_TEST(MazeStagesTest)
#include "maze_stages_test.moc"
