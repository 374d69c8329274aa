#include "generation/pipeline/portals.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/worlds.h"
#include "tests/support/counts.h"
#include "tests/support/journey_checker.h"
#include "tests/support/level_checker.h"
#include "tests/support/levels.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

/// Paints, renames, pins or places something at random.
void workOn(Level& level, Stream& random) {
    const Cell at{static_cast<std::int32_t>(random.between(1, level.size().width - 2)),
                  static_cast<std::int32_t>(random.between(1, level.size().height - 2))};
    switch (random.below(5)) {
    case 0: level.name = "Named " + std::to_string(random.below(1000)); break;
    case 1:
        if (level.pinned->size() != level.size()) level.pinned = BitGrid(level.size());
        level.pinned.write().set(at);
        break;
    case 2: level.properties.set("mood", std::string("dark")); break;
    case 3: {
        Thing sign;
        sign.kind = ThingKind::Sign;
        sign.at = at;
        sign.id = bornAt("my-sign", at);
        level.things.write().push_back(sign);
        break;
    }
    default: level.tiles.set(at, level.tiles.at(at) == Tile::Water ? Tile::Grass : Tile::Water); break;
    }
}

/// Pins some portals of the outermost level, and some of its sites.
void pinOuter(Level& level, Stream& random) {
    std::set<std::string> pinned;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Portal && random.chance(1, 5)) pinned.insert(thing.id);
    level.pinnedThings = std::vector<std::string>(pinned.begin(), pinned.end());
    if (random.chance(1, 2)) return;
    BitGrid cells(level.size());
    for (const auto& site : *level.rooms)
        if (random.chance(1, 6))
            for (auto y = site.box.y; y < site.box.bottom(); ++y) cells.setRun(y, site.box.x, site.box.width);
    level.pinned = cells;
}

/// Is a level that was to stay unchanged, except for the targets of its portals?
bool stayed(const Level& before, const Level& after) {
    const auto bare = [](Level level) {
        for (auto& thing : level.things.write())
            if (thing.kind == ThingKind::Portal) {
                thing.fields.remove("level");
                thing.fields.remove("cell");
            }
        return level;
    };
    return bare(before) == bare(after);
}

} // namespace

/// Random journeys with random hand work in their towns and houses and random pins, regenerated with the same seed
/// and with others, with the same recipe and with fewer sites.
class HandWorkSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    /// What is wrong after regenerating, one line for each problem.
    QByteArray problemsOf(const World& before, const std::set<std::string>& worked, const GeneratedWorld& made) {
        QByteArray problems;
        std::size_t lost = 0;
        for (const auto& id : worked) {
            const auto* const was = before.find(id);
            const auto* const is = made.world.find(id);
            if (is && stayed(*was, *is)) continue;
            ++lost;
            if (std::ranges::find(made.discarded, was->name) == made.discarded.end())
                problems += "lost and not named: " + QByteArray::fromStdString(id) + '\n';
        }
        if (lost != made.discarded.size()) problems += "another number is named than is lost\n";
        for (const auto& problem : portalProblems(made.world))
            if (!isPinnedAndToldNowhere(problem, made)) problems += QByteArray::fromStdString(problem) + '\n';
        return problems + pinnedPortalProblems(before, made);
    }

    /// A pinned portal stays although its level is gone, and a note names its cell.
    static bool isPinnedAndToldNowhere(const std::string& problem, const GeneratedWorld& made) {
        const auto cell = problem.substr(std::min(problem.size(), problem.rfind('(')));
        return problem.starts_with("a portal that leads nowhere: journey ") &&
               std::ranges::any_of(made.notes, [&](const Message& note) {
                   const auto text = inEnglish(note);
                   return text.find("leads nowhere") != std::string::npos && text.find(cell) != std::string::npos;
               });
    }

    /// A pinned portal keeps its target, or a note says that it does not.
    static QByteArray pinnedPortalProblems(const World& before, const GeneratedWorld& made) {
        QByteArray problems;
        std::ptrdiff_t moved = 0;
        for (const auto& was : before.levels) {
            const auto* const is = made.world.find(was.id);
            if (!is || !(*is->pinnedThings == *was.pinnedThings)) continue;
            for (const auto& thing : *was.things) {
                if (thing.kind != ThingKind::Portal || !std::ranges::binary_search(*was.pinnedThings, thing.id))
                    continue;
                const auto kept = std::ranges::find(*is->things, thing.id, &Thing::id);
                if (kept == is->things->end()) problems += "a pinned portal is gone\n";
                else if (!(kept->fields == thing.fields)) ++moved;
            }
        }
        const auto told = std::ranges::count_if(made.notes, [](const Message& note) {
            const auto text = inEnglish(note);
            return text.find("pinned portal") != std::string::npos || text.find("leads nowhere") != std::string::npos;
        });
        if (moved > told) problems += "a pinned portal leads elsewhere, and that is not told\n";
        return problems;
    }

private slots:
    void whatAPersonDidStays() {
        Stream random(15);
        std::size_t kept = 0;
        std::size_t named = 0;
        for (std::uint64_t seed = 0; seed < countOf(16U, 400U); ++seed) {
            const auto sites = random.between(3, 14);
            auto recipe = builtInRecipes().find("journey")->withSeed(seed);
            recipe.find("sites")->set("rooms", Range{Decimal::of(sites), Decimal::of(sites)});
            const Size size{96, 72};
            auto made = generateWorld(recipe, size, m_workspace);
            QVERIFY2(made.ok(), made ? "" : inEnglish(made.failure().message).c_str());
            World world = std::move(made->world);
            std::set<std::string> worked;
            for (Level& level : world.levels.writable()) {
                if (level.id == "journey" || !random.chance(1, 8)) continue;
                workOn(level, random);
                worked.insert(level.id);
            }
            if (random.chance(1, 2)) pinOuter(world.levels[0], random);
            if (random.chance(1, 2)) recipe.seed = random.bits();
            if (random.chance(1, 3)) recipe.find("sites")->set("rooms", Range{Decimal::of(2), Decimal::of(3)});
            const auto again = regenerateLevel(world, "journey", recipe, size, m_workspace);
            // Pins may make it impossible; then nothing is changed.
            if (!again) continue;
            const auto problems = problemsOf(world, worked, *again);
            QVERIFY2(problems.isEmpty(),
                     ("seed " + QByteArray::number(qulonglong(seed)) + ":\n" + problems).constData());
            kept += worked.size() - again->discarded.size();
            named += again->discarded.size();
        }
        QVERIFY(isShort() || (kept > 10 && named > 0));
    }

    /// Regenerates several times: hand work stays each time, and nothing else is taken for hand work.
    void andStaysAgain() {
        for (std::uint64_t seed = 0; seed < countOf(3U, 60U); ++seed) {
            auto recipe = builtInRecipes().find("journey")->withSeed(seed);
            auto made = generateWorld(recipe, {128, 96}, m_workspace);
            QVERIFY(made.ok());
            World world = std::move(made->world);
            test::levelOf(world, "town-5").name = "Bree";
            const Level bree = *world.find("town-5");
            for (std::uint64_t round = 0; round < 4; ++round) {
                recipe.seed = 1000 * seed + round;
                const auto again = regenerateLevel(world, "journey", recipe, {128, 96}, m_workspace);
                QVERIFY2(again.ok(), again ? "" : inEnglish(again.failure().message).c_str());
                world = again->world;
                QVERIFY(world.find("town-5") && stayed(*world.find("town-5"), bree));
                const auto work = findHandWork(world, "journey", builtInDeclarations(), m_workspace);
                QVERIFY(work.ok());
                QCOMPARE(work->kept.size(), std::size_t{1} + static_cast<std::size_t>(std::ranges::count_if(
                                                                 work->kept, [](const std::string& id) {
                                                                     return id.starts_with("town-5-");
                                                                 })));
                QVERIFY(portalProblems(world).empty());
            }
        }
    }
};

DELVE_TEST(HandWorkSeedsTest)
#include "hand_work_seeds_test.moc"
