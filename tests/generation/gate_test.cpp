#include "generation/pipeline/walls.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/gate.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/pivot_halls.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;
using test::sides;

namespace {

/// The void that is connected to the map's edge through void alone.
std::set<Cell> outsideOf(const Level& level) {
    std::set<Cell> outside;
    std::vector<Cell> waiting;
    const auto add = [&](Cell cell) {
        if (level.size().contains(cell) && level.tiles.at(cell) == Tile::Void && outside.insert(cell).second)
            waiting.push_back(cell);
    };
    for (std::int32_t x = 0; x < level.size().width; ++x)
        for (const auto y : {0, level.size().height - 1}) add({x, y});
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (const auto x : {0, level.size().width - 1}) add({x, y});
    while (!waiting.empty()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        for (const Cell side : sides) add(cell + side);
    }
    return outside;
}

std::vector<Cell> gatesOf(const Level& level) {
    std::vector<Cell> gates;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.tiles.at({x, y}) == Tile::Gate) gates.push_back({x, y});
    return gates;
}

/// Is there ground on one side of the cell, and opposite it the outside or the map's edge?
bool leadsOut(const Level& level, Cell cell) {
    const TileCatalogue tiles;
    const auto outside = outsideOf(level);
    return std::ranges::any_of(sides, [&](Cell side) {
        const Cell before = cell + side;
        const Cell beyond = cell - side;
        return level.size().contains(before) && tiles.walkable(level.tiles.at(before)) &&
               (!level.size().contains(beyond) || outside.contains(beyond));
    });
}

/// Halls around a yard. Far more walls face the yard than the outside.
const std::vector<std::string_view> aroundAYard{
    "                     ", //
    " ################### ", //
    " #.................# ", //
    " #.###############.# ", //
    " #.#    # #      #.# ", //
    " #.#    # #      #.# ", //
    " #.###############.# ", //
    " #.................# ", //
    " ################### ", //
    "                     ", //
};

/// A level in which the outer walls of those halls are pinned.
Level pinnedAround() {
    const DrawnDraft drawn(aroundAYard);
    Level base = drawn.draft.snapshot();
    BitGrid mask(base.size());
    for (std::int32_t y = 1; y < 9; ++y)
        for (std::int32_t x = 1; x < 20; ++x)
            if (x == 1 || x == 19 || y == 1 || y == 8) mask.set({x, y});
    base.pinned.write() = mask;
    return base;
}

} // namespace

/// The gate: a wall with floor on one side and the outside on the other.
class GateTest : public QObject {
    Q_OBJECT
private slots:
    void itLeadsOutOfEveryPartition() {
        Workspace workspace;
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            const auto made = generateWorld(builtInRecipes().find("partition")->withSeed(seed), {80, 45}, workspace);
            QVERIFY(made.ok());
            const auto& level = made->world.levels[0];
            const auto gates = gatesOf(level);
            QCOMPARE(gates.size(), std::size_t{1});
            QVERIFY2(leadsOut(level, gates[0]), qPrintable(QString::number(seed)));
            for (const auto& note : made->notes) QVERIFY(!QString::fromStdString(inEnglish(note)).contains("gate"));
        }
    }

    void itLeadsOutOfSmallMapsToo() {
        for (std::uint64_t seed = 0; seed < test::countOf(300U); ++seed) {
            test::MadeDraft made({static_cast<std::int32_t>(16 + seed % 70), static_cast<std::int32_t>(16 + seed % 53)},
                                 seed);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(pivotHalls(made.draft, made.random, {}).ok());
            QVERIFY(raiseWalls(made.draft).ok());
            QVERIFY(gate(made.draft, made.random, {}).ok());
            const Level level = made.draft.snapshot();
            QCOMPARE(gatesOf(level).size(), std::size_t{1});
            QVERIFY(leadsOut(level, gatesOf(level)[0]));
        }
    }

    /// Any wall that leads out, each equally likely: 17 cells at each long side, 6 at each short one.
    void everyWallThatLeadsOutIsDrawn() {
        std::map<Cell, int> seen;
        for (std::uint64_t seed = 0; seed < test::countOf(6'000U); ++seed) {
            DrawnDraft drawn(aroundAYard);
            Stream random(seed);
            QVERIFY(gate(drawn.draft, random, {}).ok());
            QVERIFY(drawn.draft.notes().empty());
            const Level level = drawn.draft.snapshot();
            const auto gates = gatesOf(level);
            QCOMPARE(gates.size(), std::size_t{1});
            QVERIFY(leadsOut(level, gates[0]));
            ++seen[gates[0]];
        }
        QCOMPARE(seen.size(), std::size_t{2 * (17 + 6)});
        for (const auto& [cell, count] : seen)
            QVERIFY2(test::isShort() || count > 75, qPrintable(QString::number(count)));
    }

    void aYardIsBetterThanNoGateAndThatIsSaid() {
        const Level base = pinnedAround();
        for (std::uint64_t seed = 0; seed < test::countOf(50U); ++seed) {
            DrawnDraft drawn(aroundAYard, &base);
            Stream random(seed);
            QVERIFY(gate(drawn.draft, random, {}).ok());
            const Level level = drawn.draft.snapshot();
            QCOMPARE(gatesOf(level).size(), std::size_t{1});
            QVERIFY(!leadsOut(level, gatesOf(level)[0]));
            QCOMPARE(drawn.draft.notes().size(), std::size_t{1});
            QVERIFY(inEnglish(drawn.draft.notes()[0]).find("closed yard") != std::string::npos);
        }
    }

    /// Pinned void counts as outside, too.
    void aPinnedWasteIsOutside() {
        Level base = DrawnDraft(aroundAYard).draft.snapshot();
        BitGrid mask(base.size());
        for (const auto y : {0, 9}) mask.setRun(y, 0, 21);
        base.pinned.write() = mask;
        for (std::uint64_t seed = 0; seed < test::countOf(50U); ++seed) {
            DrawnDraft drawn(aroundAYard, &base);
            Stream random(seed);
            QVERIFY(gate(drawn.draft, random, {}).ok());
            const Level level = drawn.draft.snapshot();
            QVERIFY(leadsOut(level, gatesOf(level).at(0)));
        }
    }

    /// In open country the woods around the floor are the outside, and a pond within the floor is not.
    void aPondIsNoWayOut() {
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed) {
            DrawnDraft drawn({
                "TTTTTTTTTTTTTT", //
                "TTTTTTTTTTTTTT", //
                "TT..........TT", //
                "TT.~~~~~~~~.TT", //
                "TT.~~~~~~~~.TT", //
                "TT.~~~~~~~~.TT", //
                "TT..........TT", //
                "TTTTTTTTTTTTTT", //
                "TTTTTTTTTTTTTT", //
            });
            Stream random(seed);
            QVERIFY(gate(drawn.draft, random, {}).ok());
            const Cell at = gatesOf(drawn.draft.snapshot()).at(0);
            QVERIFY(at.x == 1 || at.x == 12 || at.y == 1 || at.y == 7);
        }
    }
};

DELVE_TEST(GateTest)
#include "gate_test.moc"
