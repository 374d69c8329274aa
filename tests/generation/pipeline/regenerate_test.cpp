#include "generation/level/tile_cells.h"
#include "generation/pipeline/conflict.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/opening.h"
#include "generation/pipeline/regenerate.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/counts.h"
#include "tests/support/journey_checker.h"
#include "tests/support/level_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// Regenerating a part of a level, and pins that make it impossible.
class RegenerateTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    static GenerateRequest request(std::string_view recipe, std::uint64_t seed, Size size, const Level* base) {
        GenerateRequest request;
        request.recipe = builtInRecipes().find(recipe)->find(1)->withSeed(seed);
        request.size = size;
        request.base = base;
        return request;
    }
    Level levelOf(std::string_view recipe, std::uint64_t seed, Size size) {
        auto made = generate(request(recipe, seed, size, nullptr), builtInStages(), m_workspace);
        return made ? std::move(made->level) : Level{};
    }
    static BitGrid selected(Size size, const Rect& area) {
        BitGrid selection(size);
        for (auto y = area.y; y < area.bottom(); ++y) selection.setRun(y, area.x, area.width);
        return selection;
    }
    static std::int64_t count(const Level& level, ThingKind kind) {
        return std::ranges::count(*level.things, kind, &Thing::kind);
    }
    /// Ground in a sealed box of pinned walls.
    Level sealed() {
        Level base = levelOf("grown-rooms", 1, {40, 30});
        base.tiles.fill({10, 10, 7, 7}, Tile::Wall);
        base.tiles.fill({12, 12, 3, 3}, Tile::Floor);
        base.rooms = std::vector<Room>{};
        base.halls = std::vector<Hall>{};
        base.links = std::vector<Link>{};
        base.things = std::vector<Thing>{};
        base.pinned = selected({40, 30}, {10, 10, 7, 7});
        return base;
    }

    /// Turns a wall beside the floor of a room into an exit, outside the area.
    static bool paintExitBeyond(Level& level, const Rect& area) {
        for (const auto& room : *level.rooms) {
            const Cell wall{room.box.x - 1, room.box.y};
            if (area.grown(2).contains(wall) || level.tiles.at(wall) != Tile::Wall) continue;
            level.tiles.set(wall, Tile::GoldenExit);
            return true;
        }
        return false;
    }

    /// The values that a stage got for a part, by the kinds of numbers that it declares.
    struct Probed {
        std::int64_t forMap = 40;
        Span range{20, 30};
        std::int64_t each = 7;
        Count rooms;
    };

    /// Runs in a part of 60 x 40 of a map of 240 x 160: a sixteenth.
    Probed probedInAPart(const std::vector<NamedParameter>& set) {
        const Size size{240, 160};
        Probed told;
        StageInfo probe;
        probe.name = "probe";
        probe.parameters = {
            parameter("for-map", &Probed::forMap, whole(0, 1000), {}, {}, ParameterRole::ScalesWithArea),
            parameter("range", &Probed::range, whole(0, 1000), {}, {}, ParameterRole::ScalesWithArea),
            parameter("each", &Probed::each, whole(0, 1000), {}, {}),
            parameter("rooms", &Probed::rooms, oneFor(120, 1, 100'000), {}, {}, ParameterRole::ScalesWhenSet)};
        probe.run = [&](Draft& draft, Stream& /*random*/, std::span<const NamedParameter> values) {
            told = withValues<Probed>(probe.parameters, draft.size(), values);
            return done();
        };
        StageRegistry stages = builtInStages();
        if (!stages.add(probe)) qFatal("the probe is there already");
        const Level base = levelOf("grown-rooms", 3, size);
        auto asked = request("grown-rooms", 4, size, &base);
        RecipeStage wanted = stageOf("probe", "probe");
        wanted.parameters = set;
        asked.recipe.stages.insert(asked.recipe.stages.begin(), wanted);
        const auto made = regenerateInside(asked, selected(size, {60, 40, 60, 40}), stages, m_workspace);
        if (!made) qWarning("%s", inEnglish(made.failure().message).c_str());
        return told;
    }

private slots:
    /// A number for the entire map is scaled down for a part of it, whatever stage declares it.
    void numbersForTheMapAreInProportion() {
        const auto usual = probedInAPart({});
        QCOMPARE(usual.forMap, std::int64_t{3}); // a sixteenth of 40 is 2.5, rounded up
        QVERIFY(usual.range.from <= 2 && usual.range.to <= 2);
        QCOMPARE(usual.each, std::int64_t{7});
        QVERIFY(usual.rooms.automatic);
        const auto set = probedInAPart({{"for-map", Decimal::of(160)},
                                        {"range", Range{Decimal::of(160), Decimal::of(320)}},
                                        {"each", Decimal::of(9)},
                                        {"rooms", Range{Decimal::of(160), Decimal::of(320)}}});
        const auto isAbout = [](std::int64_t number, std::int64_t wanted) {
            return number <= wanted && number * 2 > wanted;
        };
        QVERIFY2(isAbout(set.forMap, 10), QByteArray::number(qlonglong(set.forMap)));
        QVERIFY(isAbout(set.range.from, 10) && isAbout(set.range.to, 20));
        QCOMPARE(set.each, std::int64_t{9});
        QVERIFY(isAbout(set.rooms.from, 10) && isAbout(set.rooms.to, 20));
    }

    void whatCountsForTheMapSaysSo() {
        const auto scales = [](std::string_view stage, std::string_view parameter) {
            return newestStage(builtInStages(), stage)->find(parameter)->roles.has(ParameterRole::ScalesWithArea);
        };
        QVERIFY(scales("vaults", "rooms"));
        QVERIFY(scales("encounters", "encounters"));
        QVERIFY(scales("split-house", "chests"));
        QVERIFY(scales("grow-rooms", "rooms"));
        for (const auto& stage : builtInStages())
            for (const auto& parameter : stage.parameters)
                if (parameter.kind == ParameterKinds::count())
                    QVERIFY2(scales(stage.name, parameter.id) || parameter.roles.has(ParameterRole::ScalesWhenSet),
                             stage.name.c_str());
    }

    void aPartIsRegenerated() {
        const Size size{120, 90};
        const Level base = levelOf("grown-rooms", 3, size);
        const Rect area{40, 30, 40, 30};
        const auto made = regenerateInside(request("grown-rooms", 4, size, &base), selected(size, area),
                                           builtInStages(), m_workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QVERIFY(!(made->level.tiles == base.tiles));
        const auto inside = [&](const std::vector<Room>& rooms) {
            return std::ranges::count_if(rooms,
                                         [&](const Room& room) { return room.box.intersected(area) == room.box; });
        };
        // About as many rooms as before, and not as many as on an entire map.
        QVERIFY2(inside(*made->level.rooms) >= 3 && inside(*made->level.rooms) <= 30,
                 qPrintable(QString::number(inside(*made->level.rooms))));
        QCOMPARE(count(made->level, ThingKind::Start), 2);
        QCOMPARE(made->level.recipe->seed, std::uint64_t{4});
        QCOMPARE(made->level.recipe->stages.size(), base.recipe->stages.size());
        const auto again = regenerateInside(request("grown-rooms", 4, size, &base), selected(size, area),
                                            builtInStages(), m_workspace);
        QVERIFY(again->level == made->level);
    }

    void nothingSelectedChangesNothing() {
        const Size size{60, 45};
        const Level base = levelOf("keep", 3, size);
        const auto made =
            regenerateInside(request("keep", 9, size, &base), BitGrid(size), builtInStages(), m_workspace);
        QVERIFY(made.ok() && made->level == base);
    }

    void whatALevelHasOnceStaysOnce_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto* name : {"caves", "rooms-and-mazes", "partition", "spanning-halls", "keep"})
            QTest::newRow(name) << name;
    }
    void whatALevelHasOnceStaysOnce() {
        QFETCH(const QString, recipe);
        const Size size{80, 60};
        int asked = 0;
        int came = 0;
        for (std::uint64_t seed = 1; seed <= test::countOf(12U); ++seed) {
            const Level base = levelOf(recipe.toStdString(), seed, size);
            for (const Rect& area : {Rect{0, 0, 40, 60}, Rect{40, 0, 40, 60}, Rect{20, 15, 30, 25}, wholeOf(size)}) {
                const auto made = regenerateInside(request(recipe.toStdString(), seed + 50, size, &base),
                                                   selected(size, area), builtInStages(), m_workspace);
                ++asked;
                if (!made) {
                    QCOMPARE(made.failure().kind, Failure::Kind::Impossible);
                    continue;
                }
                ++came;
                QCOMPARE(test::exitsOf(made->level), test::exitsOf(base));
                for (const auto kind : {ThingKind::Start, ThingKind::Boss, ThingKind::Store})
                    QCOMPARE(count(made->level, kind), count(base, kind));
                QCOMPARE(count(made->level, ThingKind::Key), count(made->level, ThingKind::Lock));
            }
        }
        QVERIFY2(test::isShort() || 4 * came >= 3 * asked, qPrintable(QString("%1 of %2").arg(came).arg(asked)));
    }

    /// Portals stay at the sites where they are: regenerating a part of a journey does not regenerate the towns that
    /// they lead to.
    void portalsStillLeadBothWays() {
        const auto made =
            generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(1), {128, 96}, m_workspace);
        QVERIFY(made.ok());
        const Level& base = made->world.levels[0];
        for (const Rect& area : {Rect{10, 8, 60, 40}, Rect{0, 0, 128, 96}, Rect{45, 33, 46, 36}}) {
            auto asked = request("journey", 7, base.size(), &base);
            asked.levelId = base.id;
            const auto anew = regenerateInside(asked, selected(base.size(), area), builtInStages(), m_workspace);
            QVERIFY2(anew.ok(), anew ? "" : inEnglish(anew.failure().message).c_str());
            QVERIFY(!(anew->level.tiles == base.tiles));
            World after = made->world;
            after.levels[0] = anew->level;
            const auto problems = test::portalProblems(after);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            QCOMPARE(count(anew->level, ThingKind::Portal), count(base, ThingKind::Portal));
        }
    }

    void whereOnlyPortalsAreSelectedThatIsSaid() {
        const auto made =
            generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(1), {128, 96}, m_workspace);
        QVERIFY(made.ok());
        const Level& base = made->world.levels[0];
        const Cell site = base.rooms->front().box.topLeft();
        const auto anew = regenerateInside(request("journey", 7, base.size(), &base),
                                           selected(base.size(), {site.x, site.y, 2, 2}), builtInStages(), m_workspace);
        QVERIFY(!anew.ok());
        QCOMPARE(anew.failure().kind, Failure::Kind::Impossible);
        QVERIFY(inEnglish(anew.failure().message).starts_with("Nothing selected can be regenerated"));
    }

    /// A lost boss is placed again, although an exit outside the selection would win the level, too.
    void aBossComesBackBesideAnExitThatStays() {
        const Size size{80, 60};
        Level base = levelOf("spanning-halls", 3, size);
        const auto boss = std::ranges::find(*base.things, ThingKind::Boss, &Thing::kind);
        QVERIFY(boss != base.things->end());
        const bool left = boss->at.x < size.width / 2;
        const Rect half =
            left ? Rect{0, 0, size.width / 2, size.height} : Rect{size.width / 2, 0, size.width / 2, size.height};
        QVERIFY(paintExitBeyond(base, half));
        int came = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto made = regenerateInside(request("spanning-halls", seed, size, &base), selected(size, half),
                                               builtInStages(), m_workspace);
            if (!made) continue;
            ++came;
            QCOMPARE(count(made->level, ThingKind::Boss), std::int64_t{1});
            QCOMPARE(test::exitsOf(made->level), test::exitsOf(base));
        }
        QVERIFY2(came >= 8, qPrintable(QString::number(came)));
    }

    void whereOnlyTheGroundBeforeAnExitIsSelectedThatIsSaid() {
        const Size size{60, 45};
        const Level base = levelOf("keep", 3, size);
        std::vector<Cell> exits;
        forEachCellWhere(
            base.tiles, [](Tile tile) { return TileCatalogue().endsGame(tile); },
            [&](Cell cell) { exits.push_back(cell); });
        QVERIFY(!exits.empty());
        BitGrid before(size);
        for (const Cell side : {Cell{0, -1}, Cell{-1, 0}, Cell{1, 0}, Cell{0, 1}})
            if (const Cell cell = exits.front() + side; size.contains(cell) && base.tiles.at(cell) == Tile::Floor)
                before.set(cell);
        QVERIFY(before.count() > 0);
        const auto made = regenerateInside(request("keep", 9, size, &base), before, builtInStages(), m_workspace);
        QVERIFY(!made.ok());
        QCOMPARE(made.failure().cells.size(), static_cast<std::size_t>(before.count()));
    }

    /// Houses with an entrance stay complete, with their doors and the ground before them.
    void aHouseThatIsEnteredStays() {
        const Size size{48, 32};
        Level base = levelOf("town", 3, size);
        const auto house = std::ranges::find(*base.rooms, RoomKind::House, &Room::kind);
        QVERIFY(house != base.rooms->end());
        const Cell door = house->box.topLeft();
        Thing portal;
        portal.id = bornAt("portal", door);
        portal.kind = ThingKind::Portal;
        portal.at = door;
        base.things.write().push_back(portal);
        const auto opening = openingIn(base, {}, selected(size, wholeOf(size)));
        const auto isHouse = [&](Cell cell) {
            return base.tiles.at(cell) == Tile::HouseWall || base.tiles.at(cell) == Tile::HouseDoor;
        };
        QVERIFY(isHouse(door) && !opening.cells.at(door));
        int walls = 0;
        for (const Cell side : {Cell{0, -1}, Cell{-1, 0}, Cell{1, 0}, Cell{0, 1}}) {
            walls += isHouse(door + side);
            QVERIFY(!opening.cells.at(door + side));
        }
        QVERIFY(walls > 0);
        QVERIFY(opening.count > size.area() / 2);
    }

    void ofThePinsInTheWayNoneCanBeSpared() {
        const Level base = sealed();
        const auto asked = request("grown-rooms", 2, {40, 30}, &base);
        QVERIFY(!generate(asked, builtInStages(), m_workspace).ok());
        const auto conflict = conflictingPins(asked, builtInStages(), m_workspace, 5000);
        QVERIFY(conflict.irreducible);
        QVERIFY(!conflict.cells.empty() && conflict.cells.size() < 49);
        const auto fails = [&](const std::vector<Cell>& cells) {
            Level with = base;
            BitGrid pinned(base.size());
            for (const Cell cell : cells) pinned.set(cell);
            with.pinned = pinned;
            return !generate(request("grown-rooms", 2, {40, 30}, &with), builtInStages(), m_workspace).ok();
        };
        QVERIFY(fails(conflict.cells));
        for (std::size_t i = 0; i < conflict.cells.size(); ++i) {
            auto fewer = conflict.cells;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            QVERIFY2(!fails(fewer), qPrintable(QString::number(i)));
        }
    }

    /// A cell to keep empty is a pin, too.
    void cellsThatAreKeptEmptyAreNamedAsWell() {
        const Size size{80, 45};
        Level base = levelOf("spanning-halls", 7, size);
        base.keptEmpty = selected(size, wholeOf(size));
        const auto asked = request("spanning-halls", 9, size, &base);
        const auto made = generate(asked, builtInStages(), m_workspace);
        QVERIFY(!made.ok() && made.failure().kind == Failure::Kind::Impossible);
        QVERIFY(!conflictingPins(asked, builtInStages(), m_workspace, 40).cells.empty());
    }

    void theSearchForPinsIsBound() {
        const Level base = sealed();
        std::int64_t runs = 0;
        StageRegistry counting;
        for (StageInfo stage : builtInStages()) {
            if (stage.name == "grow-rooms")
                stage.run = [&runs, run = stage.run](auto&&... with) {
                    ++runs;
                    return run(std::forward<decltype(with)>(with)...);
                };
            QVERIFY(counting.add(std::move(stage)));
        }
        const auto asked = request("grown-rooms", 2, {40, 30}, &base);
        for (const std::int64_t most : {0, 1, 2, 3, 4, 5, 40}) {
            runs = 0;
            const auto conflict = conflictingPins(asked, counting, m_workspace, most);
            QVERIFY2(runs <= most && (most < 4) == (runs == 0), qPrintable(QString::number(runs)));
            QVERIFY(!conflict.irreducible);
            QVERIFY(conflict.cells.size() < static_cast<std::size_t>(base.pinned->count()));
            QVERIFY(most < 40 || !conflict.cells.empty());
        }
    }

    /// A cell to keep empty counts as a pin.
    void cellsKeptEmptyAreToBlame() {
        Level base = levelOf("grown-rooms", 1, {40, 30});
        base.keptEmpty = selected({40, 30}, wholeOf({40, 30}));
        const auto asked = request("grown-rooms", 2, {40, 30}, &base);
        if (generate(asked, builtInStages(), m_workspace).ok()) QFAIL("a level without a start");
        const auto conflict = conflictingPins(asked, builtInStages(), m_workspace, 5000);
        QVERIFY(!conflict.cells.empty());
        QVERIFY(conflict.cells.size() < 40u * 30u);
    }

    void whereNothingIsInTheWayNoPinIsToBlame() {
        Level base = levelOf("grown-rooms", 1, {40, 30});
        base.pinned = selected({40, 30}, {5, 5, 3, 3});
        const auto conflict =
            conflictingPins(request("grown-rooms", 2, {40, 30}, &base), builtInStages(), m_workspace, 5000);
        QVERIFY(conflict.cells.empty());
    }
};

DELVE_TEST(RegenerateTest)
#include "regenerate_test.moc"
