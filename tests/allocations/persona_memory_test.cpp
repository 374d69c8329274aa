#include "generation/level/rules.h"
#include "playtest/personas/persona_tally.h"
#include "tests/allocations/counted_new.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

namespace {

constexpr Size size{512, 512};

/// A room whose exit is far away from the start.
World largeRoom() {
    World world;
    world.rules.write().objective = "exit";
    auto& level = world.levels.emplace_back();
    level.id = "room";
    level.tiles = Grid(size, Tile::Wall);
    level.tiles.fill({1, 1, size.width - 2, size.height - 2}, Tile::Floor);
    level.tiles.set({size.width - 1, size.height - 2}, Tile::GoldenExit);
    auto& start = level.things.write().emplace_back();
    start.id = "start";
    start.kind = ThingKind::Start;
    start.at = {1, 1};
    return world;
}

std::size_t bytesOf(const PersonaTally& tally) {
    const auto before = test::allocationsUntilNow();
    const PersonaTally copy = tally;
    const auto bytes = (test::allocationsUntilNow() - before).bytes;
    return copy.games > 0 ? bytes : 0;
}

} // namespace

/// What is kept of games while nobody plays.
class PersonaMemoryTest : public QObject {
    Q_OBJECT
private slots:
    /// At most two bits a cell for each persona. Where it walked is recorded only on request; it takes four bytes a
    /// cell, but only near the way.
    void aTallyIsSmall() {
        const auto trial = trialWorldOf(std::make_shared<const World>(largeRoom()), nullptr);
        QVERIFY(trial.ok());
        constexpr auto cells = static_cast<std::size_t>(size.area());
        for (const char* id : {"runner", "novice"}) {
            const auto& persona = *builtInPersonas().find(id);
            const auto tally = playMany(persona, *trial, 0, 3);
            QVERIFY(tally.ok() && tally->games == 3);
            QVERIFY2(bytesOf(*tally) > 0 && bytesOf(*tally) <= cells / 4, id);
            const auto walked = playMany(persona, *trial, 0, 3, nullptr, {.walked = true});
            QVERIFY2(walked.ok() && walked->walked.bytes() > 0, id);
            QVERIFY2(bytesOf(*walked) <= cells / 4, id); // copies share it
            if (persona.id == "runner") QVERIFY(walked->walked.bytes() < cells);
        }
    }
};

DELVE_TEST(PersonaMemoryTest)
#include "persona_memory_test.moc"
