#include "generation/level/rules.h"
#include "playtest/proof/proof.h"
#include "playtest/rules/step.h"
#include "tests/playtest/replayed.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;

namespace {

constexpr Colour red{200, 0, 0};
constexpr Colour blue{0, 0, 200};

/// A drawn world of one level: `@` and `&` starts, `*` flower, `B` boss, `r` and `R` red key and lock, `b` and `L` blue
/// ones; all of them on floor. Other glyphs are tiles.
World drawn(const std::string& objective, const std::vector<std::string>& rows) {
    World world;
    auto& rules = world.rules.write();
    rules.objective = objective;
    auto& level = world.levels.emplace_back();
    level.tiles = Grid({static_cast<std::int32_t>(rows[0].size()), static_cast<std::int32_t>(rows.size())});
    const auto put = [&level](Cell at, ThingKind kind, std::optional<Colour> colour = {}) -> Thing& {
        Thing thing;
        thing.id = bornAt(infoOf(kind).name, at);
        thing.kind = kind;
        thing.at = at;
        if (colour) thing.fields.set("colour", *colour);
        level.tiles.set(at, Tile::Floor);
        return level.things.write().emplace_back(std::move(thing));
    };
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            switch (const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) {
            case '@': put({x, y}, ThingKind::Start); break;
            case '&':
                rules.players = 2;
                put({x, y}, ThingKind::Start).fields.set("player", Decimal::of(2));
                break;
            case '*': put({x, y}, ThingKind::Flower); break;
            case 'B': put({x, y}, ThingKind::Boss); break;
            case 'r': put({x, y}, ThingKind::Key, red); break;
            case 'R': put({x, y}, ThingKind::Lock, red); break;
            case 'b': put({x, y}, ThingKind::Key, blue); break;
            case 'L': put({x, y}, ThingKind::Lock, blue); break;
            default: level.tiles.set({x, y}, *world.tiles.findGlyph(static_cast<unsigned char>(glyph)));
            }
    return world;
}

/// The verdict in short: "won in 3 steps", with "at least" unless no game is shorter; or what the proof says.
std::string verdict(const World& world) {
    const auto proof = prove(std::make_shared<const World>(world));
    if (!proof) return "stopped";
    if (proof->verdict != Verdict::Winnable)
        return (proof->verdict == Verdict::Unknown ? "unknown: " : "") + inEnglish(proof->reason);
    if (const auto fault = test::faultOfReplay(world, *proof); !fault.empty()) return fault;
    return "won in " + std::to_string(proof->steps) + (proof->shortest ? "" : " or fewer");
}

} // namespace

class ProofTest : public QObject {
    Q_OBJECT
private slots:
    void everyObjective() {
        QCOMPARE(verdict(drawn("exit", {"#####", "#@..X", "#####"})), std::string("won in 3"));
        QCOMPARE(verdict(drawn("gate", {"#####", "#@..G", "#####"})), std::string("won in 3"));
        QCOMPARE(verdict(drawn("collect", {"#####", "#@.*#", "#*.##", "#####"})), std::string("won in 4 or fewer"));
        QCOMPARE(verdict(drawn("explore", {"#####", "#@..#", "#####"})), std::string("won in 0 or fewer"));
        QVERIFY(verdict(drawn("boss", {"######", "#@..B#", "######"})).starts_with("won in "));
    }

    void whatIsMissingIsNamed() {
        QCOMPARE(verdict(drawn("exit", {"#####", "#...X", "#####"})),
                 std::string("No start for player 1. Place one on the map to play this level."));
        QCOMPARE(verdict(drawn("exit", {"#####", "#@..#", "#####"})), std::string("There is no golden exit."));
        QCOMPARE(verdict(drawn("collect", {"#####", "#@..#", "#####"})), std::string("There is no flower to collect."));
        QCOMPARE(verdict(drawn("exit", {"#####", "#@..#", "####X"})),
                 std::string("The golden exit at (4, 2) cannot be reached."));
        QCOMPARE(verdict(drawn("collect", {"#####", "#@*##", "###*#"})),
                 std::string("The flower at (3, 2) cannot be reached."));
    }

    void keysOpenLocks() {
        QCOMPARE(verdict(drawn("exit", {"######", "#r@.RX", "######"})), std::string("won in 5"));
        QCOMPARE(verdict(drawn("exit", {"########", "#rb@.LRX", "########"})), std::string("won in 8"));
        QCOMPARE(verdict(drawn("exit", {"#######", "#@.R.rX", "#######"})),
                 std::string("The key for the lock at (3, 1) cannot be reached without opening it."));
        QCOMPARE(verdict(drawn("exit", {"#####", "#@.RX", "#####"})),
                 std::string("There is no key for the lock at (3, 1)."));
    }

    /// With the shorter way locked, the key is worth the walk only if it shortens the rest.
    void theShortestWayWeighsAKey() {
        QCOMPARE(verdict(drawn("exit", {"########", "#r@.R.X#", "#.####.#", "#......#", "########"})),
                 std::string("won in 6"));
    }

    void thePlaceWhereOneBeganCountsAgain() {
        World world = drawn("collect", {"#####", "#@..#", "#####"});
        Thing flower;
        flower.id = "flower-1-1";
        flower.kind = ThingKind::Flower;
        flower.at = {1, 1};
        world.levels[0].things.write().push_back(flower);
        QCOMPARE(verdict(world), std::string("won in 2 or fewer"));
    }

    /// Player two stands in the only hall; they go to a place beside it.
    void playerTwoStepsAside() {
        QVERIFY(verdict(drawn("exit", {"########", "#@.&..X#", "####.###", "########"})).starts_with("won in "));
    }

    void wallsThatKillAreNotTouched() {
        World world = drawn("exit", {"######", "#@.#.X", "#....#", "######"});
        world.rules.write().deadlyWalls = true;
        QCOMPARE(verdict(world), std::string("won in 6"));
    }

    void aStoppedProofIsCancelled() {
        generation::Feedback feedback;
        feedback.stop();
        const auto world = std::make_shared<const World>(drawn("collect", {"#####", "#@.*#", "#####"}));
        const auto proof = prove(world, {.feedback = &feedback});
        QVERIFY(!proof && proof.failure().cancelled());
    }
};

DELVE_TEST(ProofTest)
#include "proof_test.moc"
