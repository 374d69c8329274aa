#include "playtest/personas/persona_view.h"
#include "playtest/personas/play_one.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// A hall that is longer than one sees, with a flower, a lock and a secret door near the start.
World longHall() {
    return drawnWorld("collect", {"##########################", //
                                  "#@.*.....................#", //
                                  "##R#Q#####################", //
                                  "##.#.#####################", //
                                  "##########################"});
}

constexpr Cell flowerCell{3, 1};
constexpr Cell lockCell{2, 2};
constexpr Cell doorCell{4, 2};
constexpr Cell near{3, 1}; ///< all of these are in sight from here
constexpr Cell far{20, 1};

/// A player who knows what they have seen, in a game that somebody else changes.
struct Onlooker {
    explicit Onlooker(World world) : trial(trialOf(world)), game(gameOf(trial, 1)) { lookFrom(near); }

    void lookFrom(Cell cell) {
        game.players[0].place.at = cell;
        known.look(game, game.players[0]);
    }
    [[nodiscard]] PersonaView view() const { return {trial, game, 0, &known}; }

    /// The thing of this kind is taken, opened or lifted.
    void remove(ThingKind kind) {
        const auto& things = *game.level(0).things;
        const auto at = std::ranges::find(things, kind, &Thing::kind);
        auto& state = game.levels.write(0);
        state.gone.insert(static_cast<std::uint32_t>(at - things.begin()));
        if (isOpen(game, 0, at->at)) state.unlocked.set(at->at);
    }
    void findDoor() {
        auto& state = game.levels.write(0);
        state.doorsFound.set(doorCell);
        state.unlocked.set(doorCell);
    }

    TrialWorld trial;
    Game game;
    KnownCells known{trial, PersonaInfo::always};
};

} // namespace

/// Who knows only what they have seen learns of no change before they see it.
class KnownCellsTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsTakenOutOfSight() {
        Onlooker onlooker(longHall());
        QVERIFY(onlooker.view().has(flowerCell, ThingKind::Flower) && onlooker.view().isTarget(flowerCell));
        onlooker.lookFrom(far);
        onlooker.remove(ThingKind::Flower);
        onlooker.lookFrom(far);
        QVERIFY(onlooker.view().has(flowerCell, ThingKind::Flower) && onlooker.view().isTarget(flowerCell));
        onlooker.lookFrom({8, 1});
        QVERIFY(!onlooker.view().has(flowerCell, ThingKind::Flower) && !onlooker.view().isTarget(flowerCell));
    }

    void whatIsOpenedOutOfSight() {
        Onlooker onlooker(longHall());
        QVERIFY(onlooker.view().isKnown(lockCell) && !onlooker.view().isOpen(lockCell));
        onlooker.lookFrom(far);
        onlooker.remove(ThingKind::Lock);
        onlooker.lookFrom(far);
        QVERIFY(!onlooker.view().isOpen(lockCell) && !onlooker.view().canEnter(lockCell));
        onlooker.lookFrom(near);
        QVERIFY(onlooker.view().isOpen(lockCell));
        const PersonaView map(onlooker.trial, onlooker.game, 0, nullptr);
        QVERIFY(map.isOpen(lockCell));
    }

    void whatIsFoundOutOfSight() {
        Onlooker onlooker(longHall());
        QVERIFY(onlooker.view().isKnown(doorCell) && onlooker.view().isBesideWall({4, 1}));
        onlooker.lookFrom(far);
        onlooker.findDoor();
        onlooker.lookFrom(far);
        QVERIFY(!onlooker.view().isOpen(doorCell));
        onlooker.lookFrom(near);
        QVERIFY(onlooker.view().isOpen(doorCell));
    }

    /// Nobody sees the barrier, but the game says that the roads are open once a site is explored.
    void theGameTellsOfOpenRoads() {
        auto world = longHall();
        auto& barrier = world.levels[0].things.write().emplace_back();
        barrier.id = "barrier";
        barrier.kind = ThingKind::Barrier;
        barrier.at = {5, 1};
        Onlooker onlooker(world);
        QVERIFY(!onlooker.view().isOpen({5, 1}));
        onlooker.lookFrom(far);
        onlooker.remove(ThingKind::Barrier);
        onlooker.lookFrom(far);
        QVERIFY(!onlooker.view().isOpen({5, 1}));
        onlooker.game.explored.write().push_back("a-site");
        onlooker.lookFrom(far);
        QVERIFY(onlooker.view().isOpen({5, 1}));
    }

    /// Where the other player is, too.
    void whoIsOutOfSight() {
        const auto trial = trialOf(drawnWorld("exit", {"##########################", //
                                                       "#@...................&..X#", //
                                                       "##########################"}));
        Game game = gameOf(trial, 1);
        KnownCells known(trial, PersonaInfo::always);
        known.look(game, game.players[0]);
        QVERIFY(!PersonaView(trial, game, 0, &known).otherPlayer());
        QVERIFY(PersonaView(trial, game, 0, nullptr).otherPlayer());
        game.players[1].place.at = {4, 1};
        known.look(game, game.players[0]);
        const PersonaView view(trial, game, 0, &known);
        QVERIFY(view.otherPlayer() == &game.players[1] && !view.isOpen({4, 1}));
    }
};

DELVE_TEST(KnownCellsTest)
#include "known_cells_test.moc"
