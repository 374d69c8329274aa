#include "generation/collapse/built_in.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/collapse/module_checker.h"
#include "tests/support/counts.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace delve;
using namespace delve::collapse;
using namespace delve::test;

namespace {

constexpr std::array<std::pair<const char*, Cell>, 4> sideSteps{
    {{"north", {0, -1}}, {"east", {1, 0}}, {"south", {0, 1}}, {"west", {-1, 0}}}};

std::string place(Cell cell) { return " at " + std::to_string(cell.x) + ", " + std::to_string(cell.y); }

std::string textOf(const Properties& properties, std::string_view name) {
    const auto* value = properties.find(name);
    const auto* text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? *text : std::string();
}

std::vector<Cell> cellsOf(const Level& level, Tile tile) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (level.tiles.at({x, y}) == tile) cells.push_back({x, y});
    return cells;
}

/// The number of connected pieces that the cells with these tiles form.
int piecesOf(const Level& level, const std::vector<Tile>& tiles) {
    std::set<Cell> open;
    for (const Tile tile : tiles)
        for (const Cell cell : cellsOf(level, tile)) open.insert(cell);
    int pieces = 0;
    while (!open.empty()) {
        ++pieces;
        std::vector<Cell> reached{*open.begin()};
        open.erase(open.begin());
        while (!reached.empty()) {
            const Cell cell = reached.back();
            reached.pop_back();
            for (const auto& side : sideSteps)
                if (open.erase(cell + side.second) > 0) reached.push_back(cell + side.second);
        }
    }
    return pieces;
}

} // namespace

/// Towns over many seeds, checked by code that is independent of the stages. A short form in every run; with
/// DELVEWRIGHT_LONG=seeds in the environment 10,000.
class TownSeedsTest : public QObject {
    Q_OBJECT

    generation::Workspace m_workspace;
    const RuleTable& m_table = builtInModules("town")->table();
    PlainRules m_rules{m_table};

    /// What is wrong with the modules named by the trace, and with the map made of them.
    Problems moduleProblems(const generation::StageTrace& stage) const {
        const int side = m_table.side;
        const int width = (stage.level.size().width - 2) / side;
        const int height = (stage.level.size().height - 2) / side;
        const Cell corner{1 + (stage.level.size().width - 2 - width * side) / 2,
                          1 + (stage.level.size().height - 2 - height * side) / 2};
        std::vector<int> filled(static_cast<std::size_t>(width * height), m_rules.find("meadow"));
        const auto order = std::ranges::find(stage.marks, "order", &generation::Mark::name);
        if (order == stage.marks.end()) return {"the trace does not tell the modules"};
        Problems problems;
        for (std::size_t i = 0; i < order->cells.size(); ++i) {
            const Cell at = order->cells[i];
            const int module = m_rules.find(order->texts[i]);
            if (module < 0) return {"no module is called " + order->texts[i]};
            filled[static_cast<std::size_t>((at.y - corner.y) / side * width + (at.x - corner.x) / side)] = module;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    if (!isLaid(stage.level, at + Cell{x, y}, module, x, y))
                        problems.push_back(order->texts[i] + " is not laid" + place(at + Cell{x, y}));
        }
        for (const auto& problem : m_rules.problems(width, height, filled)) problems.push_back(problem);
        return problems;
    }
    [[nodiscard]] bool isLaid(const Level& level, Cell cell, int module, int x, int y) const {
        const char glyph = m_rules.modules()[static_cast<std::size_t>(module)]
                               .rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        const auto entry = std::ranges::find(m_table.legend, glyph, &LegendEntry::glyph);
        const auto name = TileCatalogue()[level.tiles.at(cell)].name;
        return entry->tile == name || m_rules.modules()[static_cast<std::size_t>(module)].name == "meadow";
    }

    static Problems houseProblems(const Level& level) {
        Problems problems;
        std::map<Cell, const Room*> houses;
        for (const auto& room : *level.rooms) {
            if (room.kind != RoomKind::House) problems.push_back(room.id + " is no house");
            houses[room.box.topLeft()] = &room;
        }
        const auto doors = cellsOf(level, Tile::HouseDoor);
        if (doors.size() != houses.size()) problems.push_back("there are more doors than houses, or fewer");
        for (const Cell door : doors) {
            if (!houses.contains(door)) {
                problems.push_back("a door without a house" + place(door));
                continue;
            }
            const auto named = textOf(houses[door]->properties, "side");
            const auto side = std::ranges::find(sideSteps, named, [](const auto& step) { return step.first; });
            if (side == sideSteps.end() || level.tiles.at(door + side->second) != Tile::Road)
                problems.push_back("a door that is not on a road" + place(door));
        }
        if (piecesOf(level, {Tile::Road, Tile::HouseDoor, Tile::Door}) != 1)
            problems.push_back("the roads and doors are not one piece");
        return problems;
    }

    static Problems exitProblems(const Level& level) {
        Problems problems;
        const auto exits = cellsOf(level, Tile::GoldenExit);
        if (exits.size() != 1) return {"there is not one golden exit"};
        const Cell exit = exits.front();
        const bool onEdge =
            exit.x == 0 || exit.y == 0 || exit.x + 1 == level.size().width || exit.y + 1 == level.size().height;
        if (!onEdge) problems.push_back("the golden exit is not on the edge");
        int roads = 0;
        for (const auto& side : sideSteps)
            if (level.size().contains(exit + side.second) && level.tiles.at(exit + side.second) == Tile::Road) ++roads;
        if (roads != 1) problems.push_back("no road leads to the golden exit");
        for (const auto& thing : *level.things)
            if (thing.kind == ThingKind::Start && level.tiles.at(thing.at) != Tile::Road)
                problems.push_back("the start is not on the road");
        return problems;
    }

    std::string faults(std::uint64_t seed, Size size) {
        generation::Trace trace;
        const auto made = generation::generateWorld(generation::builtInRecipes().find("town")->withSeed(seed), size,
                                                    m_workspace, nullptr, &trace);
        const std::string which = "seed " + std::to_string(seed) + " at " + std::to_string(size.width) + "x" +
                                  std::to_string(size.height) + ": ";
        if (!made) return which + inEnglish(made.failure().message);
        const auto& level = made->world.levels[0];
        auto problems = groundProblems(level, made->world.tiles);
        const auto collapsed = std::ranges::find_if(trace.stages, [](const generation::StageTrace& stage) {
            return stage.stage == "collapse" && !stage.halfWay;
        });
        for (const auto& more : {houseProblems(level), exitProblems(level), moduleProblems(*collapsed),
                                 roomProblems(level, made->world.tiles), thingProblems(level, made->world.tiles, 1)})
            problems.insert(problems.end(), more.begin(), more.end());
        if (!level.links->empty() || !level.halls->empty()) problems.emplace_back("there is a repair");
        return problems.empty() ? std::string() : which + report(problems, level, made->world.tiles);
    }

private slots:
    void everyTownIsSound_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("seeds");
        QTest::newRow("48x32") << 48 << 32 << countOf(600, 6'000);
        QTest::newRow("80x45") << 80 << 45 << countOf(150, 1'500);
        QTest::newRow("16x16") << 16 << 16 << countOf(150, 1'500);
        QTest::newRow("17x71") << 17 << 71 << countOf(50, 500);
        QTest::newRow("128x96") << 128 << 96 << countOf(50, 500);
    }
    void everyTownIsSound() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, seeds);
        for (int seed = 0; seed < seeds; ++seed) {
            const auto wrong = faults(static_cast<std::uint64_t>(seed), {width, height});
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void townsDiffer() {
        std::set<std::uint64_t> different;
        std::size_t houses = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto made = generation::generateWorld(generation::builtInRecipes().find("town")->withSeed(seed),
                                                        {48, 32}, m_workspace);
            QVERIFY(made.ok());
            different.insert(fingerprint(made->world.levels[0]));
            houses += made->world.levels[0].rooms->size();
        }
        QCOMPARE(different.size(), std::size_t{50});
        QVERIFY2(houses > 50 * 4, std::to_string(houses).c_str());
    }

    /// Two houses with a door on one cell once had the same id, and the file could not be read.
    void aTownOverATownHasOneHouseADoor() {
        for (std::uint64_t seed = 0; seed < countOf(40U); ++seed) {
            auto recipe = generation::builtInRecipes().find("town")->withSeed(seed);
            auto second = recipe.stages.front();
            second.id = "second";
            recipe.stages.insert(recipe.stages.begin() + 1, second);
            const auto made = generation::generateWorld(recipe, {40, 30}, m_workspace);
            if (!made) continue; // no room for a second one
            std::set<std::string> ids;
            for (const auto& room : *made->world.levels[0].rooms)
                QVERIFY2(ids.insert(room.id).second, (room.id + ", seed " + std::to_string(seed)).c_str());
        }
    }

    void gatesArePortalsInAJourney() {
        for (std::int64_t gates = 1; gates <= 4; ++gates)
            for (std::uint64_t seed = 0; seed < countOf(40U); ++seed) {
                auto recipe = generation::builtInRecipes().find("town")->withSeed(seed);
                recipe.find("gates")->set("way", std::string("portals"));
                recipe.find("gates")->set("gates", Decimal::of(gates));
                const auto made = generation::generateWorld(recipe, {48, 32}, m_workspace);
                QVERIFY2(made.ok(), made.ok() ? "" : inEnglish(made.failure().message).c_str());
                const auto& level = made->world.levels[0];
                std::set<std::string> sides;
                for (const auto& thing : *level.things) {
                    QCOMPARE(thing.kind, ThingKind::Portal);
                    QCOMPARE(level.tiles.at(thing.at), Tile::Door);
                    const auto side = textOf(thing.properties, "side");
                    sides.insert(side);
                    const Cell edge = thing.at;
                    QVERIFY(side == "north"   ? edge.y == 0
                            : side == "south" ? edge.y == 31
                            : side == "west"  ? edge.x == 0
                                              : edge.x == 47);
                }
                QCOMPARE(sides.size(), static_cast<std::size_t>(gates));
                QVERIFY(houseProblems(level).empty());
                QVERIFY(groundProblems(level, made->world.tiles).empty());
            }
    }

    void pinnedHousesStay() {
        int kept = 0;
        for (std::uint64_t seed = 0; seed < countOf(60U); ++seed) {
            auto before = generation::generateWorld(generation::builtInRecipes().find("town")->withSeed(seed), {48, 32},
                                                    m_workspace);
            QVERIFY(before.ok());
            Level base = before->world.levels[0];
            base.pinned = BitGrid(base.size());
            for (const auto& room : *base.rooms) pinModule(base, room.box.topLeft());
            generation::GenerateRequest request;
            request.recipe = generation::builtInRecipes().find("town")->withSeed(seed + 1000);
            request.size = base.size();
            request.base = &base;
            const auto after = generation::generate(request, generation::builtInStages(), m_workspace);
            QVERIFY2(after.ok(), after.ok() ? "" : inEnglish(after.failure().message).c_str());
            QCOMPARE(pinProblems(base, after->level), Problems());
            QVERIFY(groundProblems(after->level, {}).empty());
            kept += static_cast<int>(after->level.rooms->size());
        }
        QVERIFY(kept > countOf(60));
    }

    void theTraceShowsItHalfWay() {
        generation::Trace trace;
        const auto made = generation::generateWorld(generation::builtInRecipes().find("town")->withSeed(1), {80, 45},
                                                    m_workspace, nullptr, &trace);
        QVERIFY(made.ok());
        std::size_t looks = 0;
        std::size_t roads = 0;
        for (const auto& stage : trace.stages) {
            if (!stage.halfWay) continue;
            ++looks;
            QCOMPARE(stage.stage, std::string("collapse"));
            QVERIFY(std::ranges::find(stage.marks, "just settled", &generation::Mark::name) != stage.marks.end());
            const auto now = cellsOf(stage.level, Tile::Road).size() + cellsOf(stage.level, Tile::HouseWall).size();
            QVERIFY(now >= roads);
            roads = now;
        }
        QVERIFY2(looks >= 8 && looks <= 24, std::to_string(looks).c_str());
        const auto whole = std::ranges::find_if(trace.stages, [](const generation::StageTrace& stage) {
            return stage.stage == "collapse" && !stage.halfWay;
        });
        const auto rules = std::ranges::find(whole->marks, "rules", &generation::Mark::name);
        QVERIFY(rules != whole->marks.end());
        QCOMPARE(rules->texts.front(), ruleTableText(m_table));
    }

private:
    /// Pins all cells of the module, 5 x 5 cells, that contains a door.
    static void pinModule(Level& level, Cell door) {
        const Cell corner{1 + (level.size().width - 2) % 5 / 2, 1 + (level.size().height - 2) % 5 / 2};
        const Cell at{corner.x + (door.x - corner.x) / 5 * 5, corner.y + (door.y - corner.y) / 5 * 5};
        for (std::int32_t y = at.y; y < at.y + 5; ++y) level.pinned.write().setRun(y, at.x, 5);
    }
};

DELVE_TEST(TownSeedsTest)
#include "town_seeds_test.moc"
