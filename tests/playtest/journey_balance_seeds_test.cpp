#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/personas/persona_view.h"
#include "playtest/personas/play_one.h"
#include "playtest/personas/share_interval.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

using namespace delve;
using namespace delve::play;

namespace {

const PersonaInfo& careful() { return *builtInPersonas().find("careful"); }

/// Plays as the careful persona does, and notes how few supplies it ever has.
PersonaInfo watched(std::shared_ptr<std::int64_t> fewest) {
    PersonaInfo info = careful();
    info.begin = [fewest = std::move(fewest)] {
        return [fewest, decide = careful().begin()](const PersonaView& view, Stream& random) {
            *fewest = std::min(*fewest, view.me().supplies);
            return decide(view, random);
        };
    };
    return info;
}

World journeyOf(std::uint64_t seed) {
    const auto& recipe = *generation::builtInRecipes().find("journey");
    generation::Workspace workspace;
    auto made = generation::generateWorld(recipe.withSeed(seed), recipe.defaultSize, workspace);
    if (!made) qFatal("%s", inEnglish(made.failure().message).c_str());
    return std::move(made->world);
}

/// For a player who opens so many of five chests, each by a draw: to who passes it by, a chest is as good as none.
World withChests(World world, std::uint64_t ofFive, std::uint64_t seed) {
    auto random = Stream::named(seed, "chests", "opened", 1, 0);
    const auto all = std::exchange(world.levels, {});
    for (Level level : all) {
        std::erase_if(level.things.write(),
                      [&](const Thing& thing) { return thing.kind == ThingKind::Chest && random.below(5) >= ofFive; });
        world.levels.push_back(std::move(level));
    }
    return world;
}

struct Played {
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t ended = 0; ///< neither won nor lost
    std::int64_t low = 0;   ///< had three supplies or fewer at some time

    void play(World world) {
        auto trial = trialWorldOf(std::make_shared<const World>(std::move(world)), nullptr);
        if (!trial) qFatal("%s", inEnglish(trial.failure().message).c_str());
        trial->fewest = 10'000; // nobody gives up
        const auto fewest = std::make_shared<std::int64_t>(1'000);
        const auto game = playOne(watched(fewest), *trial, trial->seed, nullptr, {false, false});
        ++games;
        won += game->end == PersonaEnd::Won ? 1 : 0;
        ended += game->end == PersonaEnd::Ended ? 1 : 0;
        low += *fewest <= 3 ? 1 : 0;
    }
};

/// Is a share of the games between these, in thousandths? Of few games: may the true share be?
bool isBetween(std::int64_t count, std::int64_t games, std::int64_t from, std::int64_t to) {
    if (test::isLong("seeds")) return 1000 * count >= from * games && 1000 * count <= to * games;
    const auto share = wilsonInterval(count, games);
    return share.to >= from && share.from <= to;
}

} // namespace

/// Whether it matters in journeys what one does: over seeds of the recipe, by the careful persona, which opens all
/// chests of the towns that it enters, and by players who do the same but open fewer.
class JourneyBalanceSeedsTest : public QObject {
    Q_OBJECT
private slots:
    /// The careful persona wins at least 98 %, who opens three chests in five 20 to 50 %, who opens none at most 5 %;
    /// and in at least half of its games, the careful one has three supplies or fewer at some time.
    void whoeverOpensChestsWins() {
        constexpr std::array<std::uint64_t, 3> opened{5, 3, 0};
        std::array<Played, 3> played;
        const auto seeds = test::countOf<std::uint64_t>(100, 500);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const World world = journeyOf(seed);
            for (std::size_t i = 0; i < opened.size(); ++i) played[i].play(withChests(world, opened[i], seed));
        }
        if (test::isShort()) return;
        std::string said;
        for (const auto& each : played)
            said += "won " + std::to_string(each.won) + " of " + std::to_string(each.games) +
                    ", short of supplies in " + std::to_string(each.low) + ". ";
        qInfo("%s", said.c_str());
        for (const auto& each : played) QCOMPARE(each.ended, 0);
        const auto games = played[0].games;
        QVERIFY2(isBetween(played[0].won, games, 980, 1000), said.c_str());
        QVERIFY2(isBetween(played[1].won, games, 200, 500), said.c_str());
        QVERIFY2(isBetween(played[2].won, games, 0, 50), said.c_str());
        QVERIFY2(isBetween(played[0].low, games, 500, 1000), said.c_str());
    }
};

DELVE_TEST(JourneyBalanceSeedsTest)
#include "journey_balance_seeds_test.moc"
