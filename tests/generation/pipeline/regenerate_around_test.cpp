#include "generation/graph/regions.h"
#include "generation/level/tile_cells.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// Regenerates a part of a level that does not look generated: the check ignores the level around the part.
class RegenerateAroundTest : public QObject {
    Q_OBJECT

    static constexpr Size size{120, 90};
    static constexpr Rect area{60, 40, 40, 30};
    Workspace m_workspace;

    static GenerateRequest request(std::string_view recipe, std::uint64_t seed, const Level* base) {
        GenerateRequest request;
        request.recipe = builtInRecipes().find(recipe)->withSeed(seed);
        request.size = base ? base->size() : size;
        request.base = base;
        return request;
    }
    Level levelOf(std::string_view recipe, std::uint64_t seed) {
        auto made = generate(request(recipe, seed, nullptr), builtInStages(), m_workspace);
        return made ? std::move(made->level) : Level{};
    }
    static BitGrid selected(const Rect& cells, Size of = size) {
        BitGrid selection(of);
        for (auto y = cells.y; y < cells.bottom(); ++y) selection.setRun(y, cells.x, cells.width);
        return selection;
    }
    static std::uint32_t regionOf(const Level& level, Cell cell) {
        return findRegions(walkableCells(level.tiles, {})).at(cell);
    }
    static Level drawn(const std::vector<std::string>& rows) {
        Level level;
        level.tiles = Grid({static_cast<std::int32_t>(rows.front().size()), static_cast<std::int32_t>(rows.size())});
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < rows[y].size(); ++x) {
                const Tile tile = rows[y][x] == '.' ? Tile::Floor : rows[y][x] == '#' ? Tile::Wall : Tile::Void;
                level.tiles.set({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}, tile);
            }
        return level;
    }
    /// Outside the selection, the base's cells are unchanged, and connected as before.
    static void verifyAround(const Level& base, const Level& made, const BitGrid& selection) {
        const auto before = findRegions(walkableCells(base.tiles, {}));
        const auto after = findRegions(walkableCells(made.tiles, {}));
        std::map<std::uint32_t, std::uint32_t> now;
        for (std::int32_t y = 0; y < base.size().height; ++y)
            for (std::int32_t x = 0; x < base.size().width; ++x) {
                if (selection.at({x, y})) continue;
                QCOMPARE(made.tiles.at({x, y}), base.tiles.at({x, y}));
                if (before.at({x, y}) == Regions::none) continue;
                const auto region = now.emplace(before.at({x, y}), after.at({x, y})).first->second;
                QCOMPARE(after.at({x, y}), region);
            }
    }
    void verifyMade(const Level& base, const BitGrid& selection, std::uint64_t seed = 7) {
        const auto made =
            regenerateInside(request("grown-rooms", seed, &base), selection, builtInStages(), m_workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QVERIFY(!(made->level.tiles == base.tiles));
        verifyAround(base, made->level, selection);
    }

private slots:
    void groundThatLayApartStaysApart_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::newRow("far away") << 2 << 2;
        QTest::newRow("within eight cells") << 50 << 50;
        QTest::newRow("wall to wall") << 53 << 50;
    }
    void groundThatLayApartStaysApart() {
        QFETCH(const int, x);
        QFETCH(const int, y);
        Level base = levelOf("grown-rooms", 3);
        base.tiles.fill({x, y, 7, 7}, Tile::Wall);
        base.tiles.fill({x + 2, y + 2, 3, 3}, Tile::Floor);
        const auto apart = findRegions(walkableCells(base.tiles, {}));
        QVERIFY(apart.count() > 1 && apart.regions[apart.at({x + 2, y + 2})].cells == 9);
        const auto made =
            regenerateInside(request("grown-rooms", 7, &base), selected(area), builtInStages(), m_workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QVERIFY(!(made->level.tiles == base.tiles));
        verifyAround(base, made->level, selected(area));
        const auto after = findRegions(walkableCells(made->level.tiles, {}));
        QCOMPARE(after.regions[after.at({x + 2, y + 2})].cells, 9);
    }

    void floorOnTheEdgeStays() {
        Level base = levelOf("grown-rooms", 3);
        base.tiles.fill({0, 5, 3, 1}, Tile::Floor);
        verifyMade(base, selected(area));
    }

    void groundThatIsOpenToTheVoidStays() {
        Level base = levelOf("grown-rooms", 3);
        base.tiles.fill({2, 2, 9, 9}, Tile::Void);
        base.tiles.set({6, 6}, Tile::Floor);
        verifyMade(base, selected(area));
    }

    /// An island, perhaps with a portal to it, with a part regenerated: no hall joins it with the rest.
    void anIslandStaysAnIsland() {
        Level base = levelOf("grown-rooms", 3);
        base.tiles.fill({54, 34, 52, 42}, Tile::Void);
        base.tiles.fill({58, 38, 44, 34}, Tile::Wall);
        base.tiles.fill({59, 39, 42, 32}, Tile::Floor);
        verifyMade(base, selected(area));
        const auto made =
            regenerateInside(request("grown-rooms", 7, &base), selected(area), builtInStages(), m_workspace);
        const auto outside = made->level.rooms->front().box.topLeft();
        QVERIFY(regionOf(base, outside) != regionOf(base, {59, 39}));
        QVERIFY(regionOf(made->level, outside) != regionOf(made->level, {59, 39}));
    }

    /// The join stage of a recipe, too, leaves the ground outside the part alone.
    void aStageThatJoinsDoesSoInThePart() {
        Level base = levelOf("caves", 3);
        base.tiles.fill({2, 2, 7, 7}, Tile::Wall);
        base.tiles.fill({4, 4, 3, 3}, Tile::Floor);
        auto asked = request("caves", 8, &base);
        for (const char* way : {"shortest", "random"}) {
            RecipeStage join;
            join.id = way;
            join.stage = "join";
            join.set("way", std::string(way));
            asked.recipe.stages.push_back(join);
            const auto made = regenerateInside(asked, selected(area), builtInStages(), m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            verifyAround(base, made->level, selected(area));
        }
    }

    /// No stage plans another mission there, and those that need one do without.
    void locksThatStayNeedNoMission() {
        GenerateRequest request;
        request.recipe.name = "mission";
        request.recipe.seed = 3;
        request.recipe.stages = {stageOf("rooms", "partition-rooms"), stageOf("links", "triangulate"),
                                 stageOf("halls", "tunnel"),          stageOf("walls", "walls"),
                                 stageOf("mission", "cycles"),        stageOf("start", "start", 2),
                                 stageOf("exit", "golden-exit")};
        for (auto& stage : request.recipe.stages)
            if (stage.id == "start" || stage.id == "exit") stage.set("way", std::string("mission"));
        request.size = size;
        auto first = generate(request, builtInStages(), m_workspace);
        QVERIFY(first.ok());
        Level base = std::move(first->level);
        QVERIFY(std::ranges::count(*base.things, ThingKind::Lock, &Thing::kind) > 0);
        base.mission = Mission{};
        request.base = &base;
        request.recipe.seed = 7;
        const auto made = regenerateInside(request, selected({60, 40, 20, 15}), builtInStages(), m_workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        verifyAround(base, made->level, selected({60, 40, 20, 15}));
    }

    /// Selects only the hall between two rooms; no new hall can be dug beside the void.
    void whatWouldBeCutOffIsSaid() {
        Level base = drawn({
            "                    ",
            "  ######     ###### ",
            "  #....# ... #....# ",
            "  #................ ",
            "  #....#     #....# ",
            "  ######     ###### ",
            "                    ",
        });
        const Rect hall{8, 3, 4, 1};
        const auto made = regenerateInside(request("grown-rooms", 1, &base), selected(hall, base.size()),
                                           builtInStages(), m_workspace);
        QVERIFY(!made.ok());
        QCOMPARE(made.failure().kind, Failure::Kind::Impossible);
        const auto said = inEnglish(made.failure().message);
        QVERIFY2(said.find("would be cut off") != std::string::npos, said.c_str());
        QVERIFY(said.find("pin") == std::string::npos);
        QVERIFY(!made.failure().cells.empty());
    }

    /// Blobs of floor, wall and void painted anywhere, then a part regenerated: the cells outside it stay the same.
    void whateverWasPaintedAround_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : builtInRecipes())
            if (recipe.name != "house")
                QTest::newRow(std::string(recipe.name).c_str()) << QString::fromStdString(std::string(recipe.name));
    }
    void whateverWasPaintedAround() {
        QFETCH(const QString, recipe);
        Stream random(5);
        int made = 0;
        constexpr int rounds = 12;
        for (int round = 0; round < rounds; ++round) {
            Level base = levelOf(recipe.toStdString(), random.bits());
            for (int blob = 0; blob < 12; ++blob) {
                const auto x = static_cast<std::int32_t>(random.between(0, size.width - 9));
                const auto y = static_cast<std::int32_t>(random.between(0, size.height - 9));
                const auto side = static_cast<std::int32_t>(random.between(1, 8));
                const std::array<Tile, 3> tiles{Tile::Floor, Tile::Wall, Tile::Void};
                base.tiles.fill({x, y, side, side}, tiles[random.below(tiles.size())]);
            }
            const auto anew = regenerateInside(request(recipe.toStdString(), random.bits(), &base), selected(area),
                                               builtInStages(), m_workspace);
            if (!anew) {
                QCOMPARE(anew.failure().kind, Failure::Kind::Impossible);
                continue;
            }
            ++made;
            verifyAround(base, anew->level, selected(area));
        }
        QVERIFY2(made >= rounds * 3 / 4, qPrintable(QString::number(made)));
    }
};

DELVE_TEST(RegenerateAroundTest)
#include "regenerate_around_test.moc"
