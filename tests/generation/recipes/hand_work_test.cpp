#include "generation/level/delve_file.h"
#include "generation/level/level_places.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/worlds.h"
#include "tests/support/journey_checker.h"
#include "tests/support/levels.h"
#include "tests/support/test.h"

#include <QtTest>

#include <functional>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

using Work = std::function<void(Level&)>;

Level& levelIn(World& world, const std::string& id) { return test::levelOf(world, id); }

void pinCell(Level& level, Cell cell) {
    if (level.pinned->size() != level.size()) level.pinned = BitGrid(level.size());
    level.pinned.write().set(cell);
}

Cell ground(const Level& level) { return level.rooms->empty() ? Cell{3, 3} : level.rooms->front().box.centre(); }

void addChest(Level& level) {
    Thing chest;
    chest.kind = ThingKind::Chest;
    chest.at = ground(level);
    chest.id = bornAt("chest", chest.at);
    level.things.write().push_back(chest);
}

/// Equal except for the targets of portals and the enclosing level?
bool sameButPortals(const Level& a, const Level& b) {
    const auto bare = [](Level level) {
        for (auto& thing : level.things.write())
            if (thing.kind == ThingKind::Portal) {
                thing.fields.remove("level");
                thing.fields.remove("cell");
            }
        return level;
    };
    return bare(a) == bare(b);
}

Problems problemsAfter(const World& world) {
    auto problems = portalProblems(world);
    for (const auto& more : provisionProblems(world)) problems.push_back(more);
    return problems;
}

QByteArray said(const Problems& problems) {
    QByteArray text;
    for (std::size_t i = 0; i < problems.size() && i < 8; ++i) text += QByteArray::fromStdString(problems[i]) + '\n';
    return text;
}

} // namespace

Q_DECLARE_METATYPE(Work)

/// Hand work in the levels of a world: it is recognised, and it stays when the world is regenerated.
class HandWorkTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;
    World m_journey;

    HandWork workIn(const World& world, const char* level = "journey") {
        const auto found = findHandWork(world, level, builtInDeclarations(), m_workspace);
        return found ? *found : HandWork{};
    }
    Result<GeneratedWorld> again(const World& world, const char* id, std::uint64_t seed) {
        Recipe recipe = *world.find(id)->recipe;
        recipe.seed = seed;
        return regenerateLevel(world, id, recipe, world.find(id)->size(), m_workspace);
    }

private slots:
    void initTestCase() {
        const auto made =
            generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(11), {128, 96}, m_workspace);
        QVERIFY(made.ok());
        m_journey = made->world;
    }

    void whatNobodyTouchedHoldsNone() {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto made =
                generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(seed), {128, 96}, m_workspace);
            QVERIFY(made.ok());
            QVERIFY(workIn(made->world).levels.empty());
            const auto read = readDelve(delveText(made->world));
            QVERIFY(read.ok() && workIn(*read).levels.empty());
            const auto other = again(made->world, "journey", seed + 100);
            QVERIFY(other.ok());
            QVERIFY(workIn(other->world).levels.empty());
            QVERIFY(other->discarded.empty());
        }
        const auto town = generateWorld(builtInRecipes().find("town")->withSeed(3), {48, 32}, m_workspace);
        QVERIFY(town.ok() && town->world.levels.size() == 1);
    }

    void workOfEveryKindIsKnown_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<Work>("work");
        for (const char* id : {"town-3", "town-3-house-1"}) {
            const auto row = [id](const char* what, Work work) {
                QTest::addRow("%s: %s", id, what) << QString(id) << std::move(work);
            };
            row("painted", [](Level& level) { level.tiles.set(ground(level), Tile::Water); });
            row("renamed", [](Level& level) { level.name = "Bree"; });
            row("pinned", [](Level& level) { pinCell(level, {2, 2}); });
            row("kept empty", [](Level& level) {
                level.keptEmpty = BitGrid(level.size());
                level.keptEmpty.write().set({2, 2});
            });
            row("a thing", [](Level& level) {
                Thing sign;
                sign.kind = ThingKind::Sign;
                sign.at = ground(level);
                sign.id = bornAt("sign", sign.at);
                level.things.write().push_back(sign);
            });
            // In a house it could be a chest that a stage placed as provisions.
            if (std::string_view(id) == "town-3") row("a chest", addChest);
            row("a thing pinned",
                [](Level& level) { level.pinnedThings = std::vector<std::string>{level.things->front().id}; });
            row("a thing moved", [](Level& level) { level.things.write().front().at = {1, 1}; });
            row("a thing deleted", [](Level& level) { level.things.write().erase(level.things.write().begin()); });
            row("a room renamed", [](Level& level) { level.rooms.write().front().id = "mine"; });
            row("a property", [](Level& level) { level.properties.set("mood", std::string("dark")); });
            row("a layer", [](Level& level) { level.layers.push_back({"rugs", false, Grid(level.size()), {}}); });
            row("another seed", [](Level& level) { level.recipe->seed += 1; });
            row("no recipe", [](Level& level) { level.recipe.reset(); });
        }
    }
    void workOfEveryKindIsKnown() {
        QFETCH(QString, level);
        QFETCH(Work, work);
        World world = m_journey;
        work(levelIn(world, level.toStdString()));
        const auto found = workIn(world);
        QVERIFY(found.levels.contains(level.toStdString()));
        QVERIFY(found.kept.contains("town-3"));
        for (const auto& id : found.levels) // houses of a changed town, too, differ from what its recipe makes
            QVERIFY2(id == "town-3" || id.starts_with("town-3-"), id.c_str());
        const auto made = again(world, "journey", 99);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QVERIFY(made->discarded.empty());
        for (const auto& before : world.levels) {
            if (before.id != "town-3" && !before.id.starts_with("town-3-")) continue;
            const auto* const after = made->world.find(before.id);
            QVERIFY2(after && sameButPortals(*after, before), before.id.c_str());
        }
    }

    /// Ignoring a problem is no hand work, and regeneration keeps it.
    void whatIgnoresAProblemHoldsNone() {
        World world = m_journey;
        for (const char* id : {"town-3", "town-3-house-1"})
            levelIn(world, id).properties.set(ignoredProblemsProperty, std::string("useless-door 3,4"));
        QVERIFY(workIn(world).levels.empty());
        const auto made = again(world, "journey", 99);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QVERIFY(made->discarded.empty());
        const auto* const town = made->world.find("town-3");
        QVERIFY(town && town->properties.find(ignoredProblemsProperty));
        levelIn(world, "town-3").properties.set("mood", std::string("dark")); // beside it, this is work
        QVERIFY(workIn(world).levels.contains("town-3"));
    }

    /// If no stage places provisions, every chest of a town is hand work.
    void aChestWhereNoneIsProvidedIsSomebodys() {
        auto recipe = recipeNamed(builtInRecipes(), "journey@1")->withSeed(11);
        recipe.find("provisions")->enabled = false;
        const auto made = generateWorld(recipe, {128, 96}, m_workspace);
        QVERIFY(made.ok() && workIn(made->world).levels.empty());
        World world = made->world;
        auto& town = levelIn(world, "town-3");
        addChest(town);
        QVERIFY(workIn(world).levels.contains("town-3"));
    }

    /// A town whose site still exists stays there; all other towns are as they would be without it.
    void aTownStaysAtItsSite() {
        World world = m_journey;
        levelIn(world, "town-3").name = "Bree";
        const auto same = again(world, "journey", 11);
        QVERIFY(same.ok());
        QCOMPARE(same->world.levels.size(), world.levels.size());
        for (std::size_t i = 0; i < world.levels.size(); ++i) {
            const auto& before = world.levels[i];
            const auto* const after = same->world.find(before.id);
            QVERIFY2(after && after->tiles == before.tiles, before.id.c_str());
            if (before.id == "town-3" || before.id.starts_with("town-3-")) QVERIFY(*after == before);
        }
    }

    /// An exit portal that a person added keeps its target as long as that cell can be walked on.
    void waysOfOnesOwnOutOfATownStay() {
        World world = m_journey;
        auto& town = levelIn(world, "town-3");
        const Cell elsewhere = (*world.levels[0].rooms)[9].box.topLeft();
        Thing mine;
        mine.kind = ThingKind::Portal;
        mine.id = "my-way-out";
        mine.at = ground(town);
        mine.fields.set("level", Reference{"journey"});
        mine.fields.set("cell", elsewhere);
        town.things.write().push_back(mine);
        const auto made = again(world, "journey", 11);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const auto& things = *made->world.find("town-3")->things;
        const auto kept = std::ranges::find(things, mine.id, &Thing::id);
        QVERIFY(kept != things.end() && *kept == mine);
    }

    void aTownGoesToTheNearestSite() {
        World world = m_journey;
        auto& bree = levelIn(world, "town-3");
        bree.name = "Bree";
        const auto wayInto = [](const World& in) {
            for (const auto& thing : *in.levels[0].things)
                if (const auto target = targetOf(thing); target && target->level == "town-3") return thing.at;
            return Cell{-1, -1};
        };
        const auto made = again(world, "journey", 99);
        QVERIFY(made.ok());
        const Cell was = wayInto(world);
        const Cell now = wayInto(made->world);
        QVERIFY(now.x >= 0);
        std::optional<std::int64_t> nearest;
        std::int64_t own = 0;
        for (const auto& site : *made->world.levels[0].rooms) {
            const auto away = std::int64_t{steps(site.box.centre(), was)};
            if (!nearest || away < *nearest) nearest = away;
            if (site.box.contains(now)) own = away;
        }
        QCOMPARE(own, *nearest);
        QVERIFY2(problemsAfter(made->world).empty(), said(problemsAfter(made->world)));
    }

    /// With fewer sites than towns with hand work, the towns without a site are listed as discarded.
    void whatFindsNoPlaceIsNamed() {
        World world = m_journey;
        for (const char* id : {"town-3", "town-9", "town-20"}) levelIn(world, id).name = std::string("My ") + id;
        levelIn(world, "town-12-house-1").tiles.set({4, 4}, Tile::Water);
        auto recipe = *world.levels[0].recipe;
        recipe.find("sites")->set("rooms", Range{Decimal::of(2), Decimal::of(2)});
        const auto made = regenerateLevel(world, "journey", recipe, {128, 96}, m_workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const auto sites = made->world.levels[0].rooms->size();
        QVERIFY(sites < 4);
        QCOMPARE(made->discarded.size(), 4 - sites);
        for (const auto& name : made->discarded)
            QVERIFY2(name.starts_with("My town-") || name == "Town 12, house 1", name.c_str());
    }

    /// A recipe without towns has no place for any.
    void anotherAlgorithmHasNoPlace() {
        World world = m_journey;
        levelIn(world, "town-3").name = "Bree";
        const auto made = regenerateLevel(world, "journey", recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(1),
                                          {80, 45}, m_workspace);
        QVERIFY(made.ok());
        QCOMPARE(made->discarded, std::vector<std::string>{"Bree"});
    }

    void aHouseStaysWhenItsTownIsRegenerated() {
        World world = m_journey;
        levelIn(world, "town-3-house-1").tiles.set({4, 4}, Tile::Water);
        const auto made = again(world, "town-3", 5);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QVERIFY(made->discarded.empty());
        QVERIFY(sameButPortals(*made->world.find("town-3-house-1"), *world.find("town-3-house-1")));
        QVERIFY(!(made->world.find("town-3")->tiles == world.find("town-3")->tiles));
        QVERIFY2(portalProblems(made->world).empty(), said(portalProblems(made->world)));
    }

    /// Keeps its level and cell as long as a way back is there; otherwise a note says so.
    void aPinnedPortalKeepsItsTarget() {
        for (const bool townIsKept : {true, false}) {
            World world = m_journey;
            auto& journey = world.levels[0];
            if (townIsKept) levelIn(world, "town-3").name = "Bree";
            const auto portal = std::ranges::find_if(*journey.things, [](const Thing& thing) {
                const auto target = targetOf(thing);
                return thing.kind == ThingKind::Portal && target && target->level == "town-3";
            });
            // Through another gate than the first.
            Cell other = targetOf(*portal)->cell;
            for (const auto& gate : *world.find("town-3")->things)
                if (const auto target = targetOf(gate); target && target->level == "journey") other = gate.at;
            const auto id = portal->id;
            std::ranges::find(journey.things.write(), id, &Thing::id)->fields.set("cell", other);
            journey.pinnedThings = std::vector<std::string>{id};
            const auto made = again(world, "journey", 99);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto kept = std::ranges::find(*made->world.levels[0].things, id, &Thing::id);
            QVERIFY(kept != made->world.levels[0].things->end());
            QCOMPARE(std::string(targetOf(*kept)->level), std::string("town-3"));
            const bool isTold = std::ranges::any_of(made->notes, [](const Message& note) {
                return inEnglish(note).find("pinned portal") != std::string::npos;
            });
            QCOMPARE(targetOf(*kept)->cell != other, isTold);
            if (townIsKept) QCOMPARE(targetOf(*kept)->cell, other);
            QVERIFY2(portalProblems(made->world).empty(), said(portalProblems(made->world)));
        }
    }
};

DELVE_TEST(HandWorkTest)
#include "hand_work_test.moc"
