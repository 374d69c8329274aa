#include "generation/level/delve_file.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/parameter.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/trace.h"
#include "generation/pipeline/workspace.h"
#include "generation/pipeline/world_draft.h"
#include "generation/recipes/worlds.h"
#include "tests/support/counted_questions.h"
#include "tests/support/journey_checker.h"
#include "tests/support/levels.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cstdint>
#include <limits>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

/// Worlds of many levels: how they are generated, and what stays when one level is regenerated.
class WorldsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;
    World m_journey;

    static QString said(const Problems& problems) {
        QStringList lines;
        for (const auto& problem : problems) lines << QString::fromStdString(problem);
        return lines.mid(0, 10).join('\n');
    }
    static const Level& level(const World& world, const char* id) { return *world.find(id); }

    static bool isOf(const Level& level, const std::string& town) {
        return level.id == town || level.id.starts_with(town + "-house-");
    }

    Result<GeneratedWorld> again(const World& world, const char* id, const Recipe& recipe) {
        return regenerateLevel(world, id, recipe, world.find(id)->size(), m_workspace);
    }

    static Recipe withSeed(const Level& level, std::uint64_t seed) {
        Recipe recipe = *level.recipe;
        recipe.seed = seed;
        return recipe;
    }

    /// The cells of a level that portals of one kind of level lead to, and all the rest of the level.
    static Level withoutPortals(const Level& level) {
        Level copy = level;
        std::erase_if(copy.things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Portal; });
        return copy;
    }

    static Thing portalTo(const char* level, Cell at, Cell cell) {
        Thing portal;
        portal.kind = ThingKind::Portal;
        portal.at = at;
        portal.fields.set("level", Reference{level});
        portal.fields.set("cell", cell);
        return portal;
    }

    static void pin(Level& level, const Rect& area) {
        level.pinned = BitGrid(level.size());
        for (auto y = area.y; y < area.bottom(); ++y) level.pinned.write().setRun(y, area.x, area.width);
    }

    static const Thing* thingOf(const Level& level, const std::string& id) {
        const auto found = std::ranges::find(*level.things, id, &Thing::id);
        return found == level.things->end() ? nullptr : &*found;
    }

    /// The number of portals in a level that lead to levels with this prefix.
    static std::size_t waysInto(const Level& level, std::string_view prefix) {
        return static_cast<std::size_t>(std::ranges::count_if(*level.things, [prefix](const Thing& thing) {
            const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
            return target && target->level.starts_with(prefix);
        }));
    }

private slots:
    void initTestCase() {
        const auto made =
            generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(11), {128, 96}, m_workspace);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        m_journey = made->world;
    }

    void levelsAreNamedByWhereTheyLie() {
        QCOMPARE(m_journey.levels[0].id, std::string("journey"));
        QCOMPARE(m_journey.levels[1].id, std::string("town-1"));
        QCOMPARE(m_journey.levels[2].id, std::string("town-1-house-1"));
        QVERIFY(m_journey.find("town-24"));
        QVERIFY(levelAround(m_journey.levels[0]).empty());
        QCOMPARE(levelAround(m_journey.levels[1]), "journey");
        QCOMPARE(levelAround(m_journey.levels[2]), "town-1");
        const LevelPlaces places(m_journey);
        QVERIFY(liesWithin(places, m_journey.levels[2], "journey"));
        QVERIFY(!liesWithin(places, m_journey.levels[2], "town-2"));
        QVERIFY(!liesWithin(places, m_journey.levels[0], "journey"));
        for (const auto& made : m_journey.levels) QVERIFY2(made.recipe, made.id.c_str());
    }

    /// The limit on memory for files of countless tiny maps never hinders a journey.
    void thousandsOfSmallLevelsAreRead() {
        World world = m_journey;
        for (std::size_t i = 0; world.levels.size() < 6'000; ++i) {
            Level copy = m_journey.levels[1 + i % (m_journey.levels.size() - 1)];
            copy.id += "-copy-" + std::to_string(i);
            world.levels.push_back(std::move(copy));
        }
        const auto read = readDelve(delveText(world));
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
        QCOMPARE(read->levels.size(), world.levels.size());
    }

    /// Nor does it hinder one's own rooms, even the smallest that have walls around them.
    void thousandsOfTinyLevelsAreRead() {
        World world;
        for (int i = 0; i < 20'000; ++i) {
            Level& level = world.levels.emplace_back();
            level.id = "room-" + std::to_string(i);
            level.tiles = Grid({5, 5}, Tile::Wall);
            level.tiles.fill({1, 1, 3, 3}, Tile::Floor);
        }
        const auto read = readDelve(delveText(world));
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
    }

    void theSameTwice() {
        const auto twice =
            generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(11), {128, 96}, m_workspace);
        QVERIFY(twice.ok());
        QVERIFY(twice->world == m_journey);
    }

    /// A level regenerated by its own recipe stays the same.
    void everyLevelIsItsRecipe() {
        for (const char* id : {"journey", "town-1", "town-17", "town-3-house-1"}) {
            const auto same = again(m_journey, id, *level(m_journey, id).recipe);
            QVERIFY2(same.ok(), id);
            QCOMPARE(same->world.levels.size(), m_journey.levels.size());
            for (std::size_t i = 0; i < m_journey.levels.size(); ++i)
                QVERIFY2(fingerprint(same->world.levels[i]) == fingerprint(m_journey.levels[i]),
                         (std::string(id) + " changes " + m_journey.levels[i].id).c_str());
        }
    }

    void aTownAgainTouchesNoOther() {
        const auto made = again(m_journey, "town-5", withSeed(level(m_journey, "town-5"), 99));
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const auto& world = made->world;
        QVERIFY(fingerprint(level(world, "town-5")) != fingerprint(level(m_journey, "town-5")));
        for (const auto& before : m_journey.levels) {
            if (isOf(before, "town-5") || before.id == "journey") continue;
            const auto* const after = world.find(before.id);
            QVERIFY2(after && *after == before, before.id.c_str());
        }
        QVERIFY(withoutPortals(world.levels[0]) == withoutPortals(m_journey.levels[0]));
        int moved = 0;
        for (std::size_t i = 0; i < world.levels[0].things->size(); ++i) {
            const auto& before = (*m_journey.levels[0].things)[i];
            const auto& after = (*world.levels[0].things)[i];
            QCOMPARE(after.id, before.id);
            QCOMPARE(after.at, before.at);
            if (!(after == before)) ++moved;
        }
        QVERIFY(moved <= 1);
        QCOMPARE(said(journeyProblems(world)), QString());
        // The town is at its old place in the list, its houses after it.
        QCOMPARE(world.levels[0].id, std::string("journey"));
        const auto place = std::ranges::find(world.levels, "town-5", &Level::id) - world.levels.begin();
        QVERIFY(isOf(world.levels[static_cast<std::size_t>(place) + 1], "town-5"));
        QVERIFY(isOf(world.levels[static_cast<std::size_t>(place) - 1], "town-4"));
    }

    void manyTownsAgainKeepTheJourneyWhole() {
        World world = m_journey;
        for (int i = 1; i <= 24; i += 3) {
            const std::string id = "town-" + std::to_string(i);
            const auto made = again(world, id.c_str(), withSeed(*world.find(id), 1000 + static_cast<std::uint64_t>(i)));
            QVERIFY2(made.ok(), id.c_str());
            world = made->world;
            QCOMPARE(said(journeyProblems(world)), QString());
        }
    }

    void aHouseAgainChangesItsDoorOnly() {
        const auto made = again(m_journey, "town-2-house-1", withSeed(level(m_journey, "town-2-house-1"), 5));
        QVERIFY(made.ok());
        for (std::size_t i = 0; i < m_journey.levels.size(); ++i) {
            const auto& before = m_journey.levels[i];
            const auto& after = made->world.levels[i];
            QCOMPARE(after.id, before.id);
            if (before.id == "town-2") QVERIFY(withoutPortals(after) == withoutPortals(before));
            else if (before.id != "town-2-house-1") QVERIFY2(after == before, before.id.c_str());
        }
        QVERIFY(fingerprint(level(made->world, "town-2-house-1")) != fingerprint(level(m_journey, "town-2-house-1")));
        QCOMPARE(said(journeyProblems(made->world)), QString());
    }

    void theJourneyAgainKeepsPinsWithin() {
        World world = m_journey;
        auto& house = test::levelOf(world, "town-7-house-1");
        const Cell pinned{5, 5};
        house.tiles.set(pinned, Tile::Water);
        house.pinned = BitGrid(house.size());
        house.pinned.write().set(pinned);
        const auto made = again(world, "journey", withSeed(world.levels[0], 12));
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        QCOMPARE(level(made->world, "town-7-house-1").tiles.at(pinned), Tile::Water);
        QVERIFY(level(made->world, "town-7-house-1").isPinned(pinned));
        QVERIFY(fingerprint(made->world.levels[0]) != fingerprint(world.levels[0]));
        QCOMPARE(said(journeyProblems(made->world)), QString());
    }

    /// A town with a seed of its own keeps it when the journey changes.
    void aTownOfItsOwnStays() {
        const auto own = again(m_journey, "town-9", withSeed(level(m_journey, "town-9"), 4711));
        QVERIFY(own.ok());
        auto recipe = *own->world.levels[0].recipe;
        recipe.find("lands")->set("mountains", Decimal::of(100));
        const auto made = again(own->world, "journey", recipe);
        QVERIFY(made.ok());
        QCOMPARE(level(made->world, "town-9").recipe->seed, std::uint64_t{4711});
        QVERIFY(level(made->world, "town-9").tiles == level(own->world, "town-9").tiles);
        QVERIFY(level(made->world, "town-8").tiles == level(m_journey, "town-8").tiles);
        QCOMPARE(said(journeyProblems(made->world)), QString());
    }

    void levelsOfAPersonStay() {
        World world = m_journey;
        auto& cellar = world.levels.emplace_back(world.levels[2]);
        cellar.id = "cellar";
        cellar.properties = {};
        Thing portal;
        portal.id = "portal-of-mine";
        portal.kind = ThingKind::Portal;
        portal.at = {2, 2};
        portal.fields.set("level", Reference{"town-6-house-1"});
        portal.fields.set("cell", Cell{1, 1});
        cellar.things = std::vector<Thing>{portal};
        // With one site, the sixth town is gone.
        auto recipe = *world.levels[0].recipe;
        recipe.find("sites")->set("rooms", Range{Decimal::of(1), Decimal::of(1)});
        const auto made = again(world, "journey", recipe);
        QVERIFY(made.ok());
        const auto* const after = made->world.find("cellar");
        QVERIFY(after);
        QVERIFY(!after->things->front().fields.find("level"));
        QVERIFY(!after->things->front().fields.find("cell"));
        const auto notes = QString::fromStdString(inEnglish(made->notes.back()));
        QVERIFY2(notes.contains("(2, 2)"), qPrintable(notes));
    }

    /// A user's own portal in a site is not mistaken for that of its town.
    void aPinnedPortalToALevelOfAPersonStays() {
        World world = m_journey;
        auto& cellar = world.levels.emplace_back(world.levels[2]);
        cellar.id = "cellar";
        cellar.properties = {};
        cellar.things = std::vector<Thing>{};
        auto& journey = world.levels[0];
        const auto& site = (*journey.rooms)[0];
        Thing mine = portalTo("cellar", site.box.topLeft(), {2, 2});
        mine.id = "portal-of-mine";
        journey.things.write().push_back(mine);
        journey.pinnedThings = std::vector<std::string>{mine.id};
        pin(journey, site.box);
        const auto made = again(world, "journey", withSeed(journey, 5));
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const auto& after = level(made->world, "journey");
        const auto* const kept = thingOf(after, mine.id);
        QVERIFY(kept && *kept == mine);
        // Each site has the portal of its town, too.
        QCOMPARE(waysInto(after, "town-"), after.rooms->size());
    }

    /// The pinned door of a house leads to the same house, whatever is regenerated around it.
    void aPinnedDoorKeepsItsHouse() {
        World world = m_journey;
        auto& town = test::levelOf(world, "town-1");
        const auto last = std::ranges::find_if(*town.things, [](const Thing& thing) {
            const auto target = targetOf(thing);
            return thing.kind == ThingKind::Portal && target && target->level == "town-1-house-4";
        });
        QVERIFY(last != town.things->end());
        const Thing door = *last;
        town.pinnedThings = std::vector<std::string>{door.id};
        for (std::uint64_t seed = 7; seed < 12; ++seed) {
            const auto made = again(world, "town-1", withSeed(town, seed));
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto& after = level(made->world, "town-1");
            const auto* const kept = thingOf(after, door.id);
            QVERIFY(kept);
            QCOMPARE(targetOf(*kept)->level, std::string_view("town-1-house-4"));
            QCOMPARE(said(journeyProblems(made->world)), QString());
        }
    }

    /// Likewise a pinned portal to its town, in whatever order the sites are made.
    void aPinnedPortalKeepsItsTown() {
        World world = m_journey;
        auto& journey = world.levels[0];
        const auto& site = (*journey.rooms)[6];
        const auto own = std::ranges::find_if(*journey.things, [&](const Thing& thing) {
            return thing.kind == ThingKind::Portal && site.box.contains(thing.at);
        });
        const std::string id = own->id;
        const std::string town(targetOf(*own)->level);
        const Cell at = own->at;
        journey.pinnedThings = std::vector<std::string>{id};
        pin(journey, site.box);
        const auto made = again(world, "journey", withSeed(journey, 5));
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const auto* const kept = thingOf(level(made->world, "journey"), id);
        QVERIFY(kept);
        QCOMPARE(targetOf(*kept)->level, std::string_view(town));
        QCOMPARE(kept->at, at);
        QCOMPARE(said(portalProblems(made->world)), QString());
    }

    /// A pinned portal whose site is gone still leads to an entrance of its town, not to where that was before.
    void aPinnedPortalOutsideTheSitesLeadsToTheGate() {
        for (const std::size_t number : {0U, 3U, 8U, 15U}) {
            World world = m_journey;
            auto& journey = world.levels[0];
            const auto own = std::ranges::find_if(*journey.things, [&](const Thing& thing) {
                return thing.kind == ThingKind::Portal && (*journey.rooms)[number].box.contains(thing.at);
            });
            const std::string id = own->id;
            const std::string town(targetOf(*own)->level);
            journey.pinnedThings = std::vector<std::string>{id};
            const auto made = again(world, "journey", withSeed(journey, 5));
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            const auto* const kept = thingOf(level(made->world, "journey"), id);
            QVERIFY(kept);
            QCOMPARE(targetOf(*kept)->level, std::string_view(town));
            QCOMPARE(said(portalProblems(made->world)), QString());
        }
    }

    /// A cell to keep empty gets no portal, and if that leaves a site without one, a note says so.
    void noPortalWhereNothingMayBePlaced() {
        World world = m_journey;
        auto& journey = world.levels[0];
        const auto recipe = withSeed(journey, 5);
        const auto free = again(world, "journey", recipe);
        QVERIFY(free.ok());
        BitGrid empty(journey.size());
        for (const auto& thing : *level(free->world, "journey").things)
            if (thing.kind == ThingKind::Portal) empty.set(thing.at);
        journey.keptEmpty = empty;
        const auto made = again(world, "journey", recipe);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        const auto& after = level(made->world, "journey");
        for (const auto& thing : *after.things) QVERIFY2(!empty.at(thing.at), thing.id.c_str());
        QCOMPARE(waysInto(after, "town-"), after.rooms->size());

        const Rect site = (*after.rooms)[3].box;
        for (auto y = site.y; y < site.bottom(); ++y) empty.setRun(y, site.x, site.width);
        journey.keptEmpty = empty;
        const auto none = again(world, "journey", recipe);
        QVERIFY(!none.ok());
        QVERIFY2(inEnglish(none.failure().message).find("no free cell") != std::string::npos,
                 inEnglish(none.failure().message).c_str());
    }

    /// A site whose cells are all pinned gets its town, too, and so does the rest of a site that is pinned in part.
    void aPinnedSiteHasItsTown() {
        World world = m_journey;
        auto& journey = world.levels[0];
        const Rect site = (*journey.rooms)[2].box;
        for (const Rect& pinned : {site, Rect{site.x, site.y, site.width, site.height - 1}}) {
            pin(journey, pinned);
            const auto made = again(world, "journey", withSeed(journey, 5));
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            QCOMPARE(waysInto(level(made->world, "journey"), "town-"), level(made->world, "journey").rooms->size());
        }
    }

    /// A door whose portal a person erased gets no other, and a note says so.
    void aDoorKeptEmptyLeadsNowhere() {
        World world = m_journey;
        auto& town = test::levelOf(world, "town-2");
        const auto door = std::ranges::find_if(*town.things, [](const Thing& thing) {
            const auto target = targetOf(thing);
            return thing.kind == ThingKind::Portal && target && target->level == "town-2-house-1";
        });
        QVERIFY(door != town.things->end());
        BitGrid empty(town.size());
        empty.set(door->at);
        town.keptEmpty = empty;
        const auto made = again(world, "town-2", *town.recipe);
        QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
        for (const auto& thing : *level(made->world, "town-2").things) QVERIFY2(!empty.at(thing.at), thing.id.c_str());
        QVERIFY(!made->world.find("town-2-house-1"));
        QVERIFY(std::ranges::any_of(made->notes, [](const Message& note) {
            return inEnglish(note).find("leads nowhere") != std::string::npos;
        }));
        QCOMPARE(said(portalProblems(made->world)), QString());
    }

    /// On a map too small for its sites, roads merge rather than leave a site unconnected; a note says so.
    void mergingRoadsAreTold() {
        auto recipe = recipeNamed(builtInRecipes(), "journey@1")->withSeed(0);
        recipe.find("sites")->set("rooms", Range{Decimal::of(60), Decimal::of(60)});
        recipe.find("sites")->set("side", Decimal::of(2));
        recipe.find("towns")->set("width", Decimal::of(16));
        recipe.find("towns")->set("height", Decimal::of(16));
        const auto told = [](const GeneratedWorld& made) {
            return std::ranges::any_of(made.notes, [](const Message& note) {
                return inEnglish(note).find("no free path") != std::string::npos;
            });
        };
        const auto crowded = generateWorld(recipe, {64, 64}, m_workspace);
        QVERIFY2(crowded.ok(), crowded ? "" : inEnglish(crowded.failure().message).c_str());
        QVERIFY(told(*crowded));
        const auto roomy =
            generateWorld(recipeNamed(builtInRecipes(), "journey@1")->withSeed(11), {128, 96}, m_workspace);
        QVERIFY(roomy.ok() && !told(*roomy));
    }

    /// A level of a world gets the user's stamps as a single level does.
    void stampsArePlacedInALevelOfAWorld() {
        World world = m_journey;
        const auto lava = world.tiles.add({"lava", U'L', {0xe0, 0x50, 0x20}, Walk::Yes, true, ""});
        Level stamp;
        stamp.tiles = Grid({3, 3}, *lava);
        auto recipe = recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(4);
        auto vaults = stageOf("vaults", "vaults");
        vaults.set("rooms", Range{Decimal::of(2), Decimal::of(3)});
        vaults.set("from", std::string("stamps"));
        recipe.stages.insert(recipe.stages.begin(), vaults);
        const auto lavaIn = [&](const World& made) {
            const auto rows = level(made, "town-1").tiles.rows();
            return std::ranges::count(rows, *lava);
        };
        const auto with =
            regenerateLevel(world, "town-1", recipe, {60, 40}, m_workspace, nullptr, nullptr, {&stamp, 1});
        QVERIFY2(with.ok(), with ? "" : inEnglish(with.failure().message).c_str());
        QVERIFY(lavaIn(with->world) >= 2 * 9);
        const auto without = regenerateLevel(world, "town-1", recipe, {60, 40}, m_workspace);
        QVERIFY2(without.ok(), without ? "" : inEnglish(without.failure().message).c_str());
        QCOMPARE(lavaIn(without->world), std::ptrdiff_t{0});
    }

    void whatIsStoppedIsCancelled() {
        Feedback feedback;
        feedback.stop();
        const auto recipe = *m_journey.levels[0].recipe;
        QVERIFY(generateWorld(recipe, {128, 96}, m_workspace, &feedback).failure().cancelled());
        const auto town =
            regenerateLevel(m_journey, "town-1", *level(m_journey, "town-1").recipe, {48, 32}, m_workspace, &feedback);
        QVERIFY(!town.ok() && town.failure().cancelled());
        const auto none = regenerateLevel(m_journey, "town-99", recipe, {48, 32}, m_workspace);
        QVERIFY(!none.ok() && !none.failure().cancelled());
    }

    void whatIsStoppedMakesNoFurtherLevel() {
        const auto recipe = *m_journey.levels[0].recipe;
        const auto ask = [&](std::int64_t last, bool again) {
            CountedQuestions feedback(last);
            const auto made = again ? regenerateLevel(m_journey, "journey", recipe, {128, 96}, m_workspace, &feedback)
                                    : generateWorld(recipe, {128, 96}, m_workspace, &feedback);
            return std::pair(feedback.asked(), !made.ok() && made.failure().cancelled());
        };
        for (const bool again : {false, true}) {
            const auto whole = ask(std::numeric_limits<std::int64_t>::max(), again);
            QVERIFY(!whole.second && whole.first > static_cast<std::int64_t>(m_journey.levels.size()));
            for (std::int64_t last = 1; last <= whole.first; last += 1 + whole.first / 20) {
                const auto stopped = ask(last, again);
                QVERIFY(stopped.second);
                QVERIFY2(stopped.first < last + 10, qPrintable(QString::number(stopped.first - last)));
            }
        }
    }

    void progressIsOfTheWholeWork() {
        Feedback feedback;
        QVERIFY(generateWorld(*m_journey.levels[0].recipe, {128, 96}, m_workspace, &feedback).ok());
        QVERIFY2(feedback.progress() > 950 && feedback.progress() <= 1000,
                 qPrintable(QString::number(feedback.progress())));
        QVERIFY(generateWorld(builtInRecipes().find("caves")->withSeed(1), {80, 45}, m_workspace, &feedback).ok());
        QCOMPARE(feedback.progress(), 1000);
    }

    void theTraceShowsTheWholeJourney() {
        Trace trace;
        const auto made = generateWorld(*m_journey.levels[0].recipe, {128, 96}, m_workspace, nullptr, &trace);
        QVERIFY(made.ok());
        QVERIFY(made->world == m_journey);
        QCOMPARE(trace.stages.back().level.things->size(), m_journey.levels[0].things->size());
    }
};

DELVE_TEST(WorldsTest)
#include "worlds_test.moc"
