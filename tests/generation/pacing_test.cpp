#include "generation/stages/pacing.h"

#include "generation/level/enemy_kind.h"
#include "generation/level/tables.h"
#include "generation/stages/enemy_draw.h"
#include "generation/stages/expected_loss.h"
#include "generation/stages/pacing_foes.h"
#include "generation/stages/pacing_two_ways.h"
#include "generation/stages/room_ways.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace delve;
using namespace delve::generation;
using test::countOf;
using test::DrawnDraft;
using test::MadeDraft;

namespace {

/// From the first room one way leads straight through the second to the third, and one round by three more.
struct Ring : MadeDraft {
    explicit Ring(std::uint64_t seed, bool mission) : MadeDraft({64, 30}, seed) {
        const std::array boxes{Rect{1, 2, 8, 8},   Rect{14, 2, 20, 8},  Rect{40, 2, 8, 8},
                               Rect{1, 16, 10, 8}, Rect{16, 16, 16, 8}, Rect{38, 16, 10, 8}};
        for (const auto& box : boxes) draft.addRoom(box);
        draft.addHall(0, 1, {{{9, 5}, 5}});
        draft.addHall(1, 2, {{{34, 5}, 6}});
        draft.addHall(0, 3, {{{4, 10}, 6, true}});
        draft.addHall(3, 4, {{{11, 20}, 5}});
        draft.addHall(4, 5, {{{32, 20}, 6}});
        draft.addHall(5, 2, {{{44, 10}, 6, true}});
        draft.addThing(ThingKind::Start, {2, 5})->fields.set("player", Decimal::of(1));
        draft.addThing(ThingKind::Goal, {46, 5});
        if (!mission) return;
        MissionCycle cycle;
        cycle.pattern = MissionPattern::TwoWays;
        for (const RoomId room : {0U, 1U, 2U, 0U, 3U, 4U, 5U, 2U}) cycle.rooms.push_back(draft.rooms()[room].id);
        draft.mission.write().cycles.push_back(cycle);
    }

    /// The danger in rooms, as a share of all that lies in the tenths of the second room: its way is 45 cells long, and
    /// leads through that room from the 12th to the 31st.
    struct Shares {
        std::int64_t near = 0;
        std::int64_t far = 0;
        std::int64_t all = 0;
    };
    [[nodiscard]] Shares shares() const {
        Shares found;
        for (const auto& thing : draft.things()) {
            if (thing.kind != ThingKind::Enemy) continue;
            const auto loss = expectedLoss(*Tables().findEnemy(*kindNamedBy(thing)), 1);
            const bool near = draft.rooms()[1].box.contains(thing.at);
            const bool far = thing.at.y >= 10;
            found.near += near ? loss : 0;
            found.far += far ? loss : 0;
            // What lies before or behind the second room may count in the first or the last of its tenths.
            found.all += near || far || (thing.at.x >= 12 && thing.at.x < 36) ? loss : 0;
        }
        return found;
    }
};

std::string notesOf(const Draft& draft) {
    std::string all;
    for (const auto& note : draft.notes()) all += inEnglish(note) + '\n';
    return all;
}

/// Of all kinds that are drawn, the least first.
std::vector<std::int64_t> lossesAt(std::int64_t depth) {
    std::vector<std::int64_t> losses;
    const Tables tables;
    for (const auto name : enemyNames()) losses.push_back(expectedLoss(*tables.findEnemy(name), depth));
    std::ranges::sort(losses);
    return losses;
}

/// The danger of so many enemies, drawn from the same stream.
std::int64_t askedAt(std::int64_t depth, std::int64_t count, std::uint64_t seed) {
    MadeDraft made({20, 20}, seed);
    const Tables tables;
    EnemyDraw draw(made.draft, depth);
    std::int64_t asked = 0;
    for (std::int64_t i = 0; i < count; ++i)
        asked += expectedLoss(*tables.findEnemy(enemyNames()[draw.draw(made.random)]), depth);
    return asked;
}

std::int64_t sumOf(const std::vector<Foe>& foes) {
    return std::accumulate(foes.begin(), foes.end(), std::int64_t{0},
                           [](std::int64_t sum, const Foe& foe) { return sum + foe.loss; });
}

} // namespace

/// Pacing on drawn maps, and the numbers that it goes by.
class PacingTest : public QObject {
    Q_OBJECT
private slots:
    void theCurveIsKeptByAnyLosses() {
        Stream random(7);
        for (int round = 0; round < countOf(2000); ++round) {
            std::vector<std::int64_t> losses;
            const auto count = random.between(5, 40);
            for (std::int64_t i = 0; i < count; ++i) losses.push_back(random.between(500, 1000));
            for (const auto curve : {DangerCurve::Rising, DangerCurve::Waves, DangerCurve::Flat}) {
                const auto tenths = spreadOverTenths(curve, losses, {});
                QCOMPARE(tenths.size(), losses.size());
                QVERIFY(std::ranges::is_sorted(tenths));
                DangerOfTenths danger{};
                for (std::size_t i = 0; i < losses.size(); ++i) danger.at(tenths[i]) += losses[i];
                const auto all = std::accumulate(losses.begin(), losses.end(), std::int64_t{0});
                const auto hardest = *std::ranges::max_element(losses);
                QVERIFY(farthestFromCurve(curve, danger) <= 500 * hardest / all + 1);
            }
        }
    }

    void curvesRiseToAll() {
        for (const auto curve : {DangerCurve::Rising, DangerCurve::Waves, DangerCurve::Flat}) {
            for (std::size_t tenth = 2; tenth <= tenthsOfWay; ++tenth)
                QVERIFY(curveAt(curve, tenth) > curveAt(curve, tenth - 1));
            QCOMPARE(curveAt(curve, tenthsOfWay), std::int64_t{1000});
        }
        DangerOfTenths allAtOnce{};
        allAtOnce[0] = 5;
        QCOMPARE(farthestFromCurve(DangerCurve::Flat, allAtOnce), std::int64_t{900});
    }

    void expectedLossesByHand() {
        const Tables tables;
        const auto loss = [&](const char* name, std::int64_t depth) {
            return expectedLoss(*tables.findEnemy(name), depth);
        };
        QCOMPARE(loss("rat", 1), std::int64_t{750});     // falls in 2 rounds: one blow, 50 % of 1.5
        QCOMPARE(loss("bat", 1), std::int64_t{675});     // 45 % of 1.5
        QCOMPARE(loss("goblin", 1), std::int64_t{2200}); // 3 rounds: 2 x 55 % of 2
        QCOMPARE(loss("ogre", 1), std::int64_t{9900});   // 7 rounds: 6 x 55 % of 3
        QCOMPARE(loss("ogre", 4), std::int64_t{14850});  // 17 health: 10 rounds
        QCOMPARE(loss("ogre", 6), std::int64_t{21175});  // 21 health: 12 rounds, and a blow of 1 to 6
        EnemyKind harmless;
        harmless.strength = 0;
        QCOMPARE(expectedLoss(harmless, 1), std::int64_t{1});
    }

    void noFoeCarriesTooMuch() {
        for (std::uint64_t seed = 0; seed < countOf(300U); ++seed)
            for (const std::int64_t count : {1, 2, 3, 7, 20})
                for (const bool varied : {false, true}) {
                    MadeDraft made({20, 20}, seed);
                    const auto foes = drawFoes(made.draft, made.random, {.varied = varied}, count, 0);
                    for (const auto& foe : foes) QVERIFY(5 * foe.loss <= sumOf(foes));
                    QVERIFY(foes.size() >= 5);
                    if (count == 20) QVERIFY(foes.size() <= 40);
                }
        MadeDraft made({20, 20}, 1);
        QVERIFY(drawFoes(made.draft, made.random, {}, 0, 0).empty());
        QCOMPARE(drawFoes(made.draft, made.random, {.foes = Foes::Encounters}, 2, 0).size(), std::size_t{5});
        QCOMPARE(drawFoes(made.draft, made.random, {.foes = Foes::Encounters}, 2, 3000).size(), std::size_t{2});
    }

    /// At any depth: as much danger as drawn at first, less than one of the weakest apart, and at least five of these,
    /// or six where that lets two kinds stand there.
    void variedFoesCarryWhatIsAsked() {
        for (std::int64_t depth = 1; depth <= 40; ++depth) {
            const auto losses = lossesAt(depth);
            const auto least = (5 * losses[1] < 6 * losses[0] ? 6 : 5) * losses[0];
            for (const std::int64_t count : {1, 2, 3, 4, 6, 9, 14, 60})
                for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
                    MadeDraft made({20, 20}, seed);
                    const auto there = static_cast<std::int64_t>(seed % 3) * 4000;
                    const auto asked = std::max(there + askedAt(depth, count, seed), least);
                    const auto foes = drawFoes(made.draft, made.random, {.depth = depth, .varied = true}, count, there);
                    const auto sum = there + sumOf(foes);
                    QVERIFY(std::abs(sum - asked) < losses[0]);
                    for (const auto& foe : foes) QVERIFY(5 * foe.loss <= sum);
                    if (5 * losses[1] + losses[0] > asked) continue; // only the weakest suits
                    std::map<std::size_t, std::size_t> kinds;
                    for (const auto& foe : foes) ++kinds[foe.kind];
                    for (const auto& kind : kinds)
                        QVERIFY2(2 * kind.second <= foes.size() + 3, qPrintable(QString("depth %1, seed %2: %3 of %4")
                                                                                    .arg(depth)
                                                                                    .arg(seed)
                                                                                    .arg(kind.second)
                                                                                    .arg(foes.size())));
                }
        }
    }

    void mostDangerStandsOnTheShortOneOfTwoWays() {
        std::int64_t farWithout = 0;
        for (std::uint64_t seed = 0; seed < countOf(200U); ++seed)
            for (const auto curve : {DangerCurve::Rising, DangerCurve::Waves, DangerCurve::Flat}) {
                Ring ring(seed, true);
                const bool varied = seed % 2 == 1;
                QVERIFY(pacing(ring.draft, ring.random, {.curve = curve, .roomsForFoe = 1, .varied = varied}).ok());
                const auto shares = ring.shares();
                QVERIFY(shares.all > 0);
                QVERIFY2(shares.near * 100 >= 60 * shares.all,
                         qPrintable(QString("%1 of %2").arg(shares.near).arg(shares.all)));
                QVERIFY(shares.far * 100 <= 15 * shares.all);
                Ring without(seed, false);
                QVERIFY(pacing(without.draft, without.random, {.curve = curve, .roomsForFoe = 1}).ok());
                farWithout += without.shares().far;
            }
        QVERIFY(farWithout > 0);
    }

    void pinnedFoesCount() {
        Ring old(1, false);
        old.draft.addThing(ThingKind::Enemy, {20, 4})->fields.set("enemy", std::string("skeleton"));
        Level base = old.draft.snapshot();
        base.pinnedThings = std::vector<std::string>{"enemy-20-4"};
        for (std::uint64_t seed = 0; seed < countOf(40U); ++seed) {
            MadeDraft made({64, 30}, seed, &base);
            made.draft.fill({1, 2, 46, 8}, Tile::Floor);
            made.draft.addThing(ThingKind::Start, {2, 5})->fields.set("player", Decimal::of(1));
            // 9 rooms of ground: one foe is asked for.
            QVERIFY(pacing(made.draft, made.random, {.roomsForFoe = 9, .varied = seed % 2 == 1}).ok());
            QCOMPARE(std::ranges::count(made.draft.things(), ThingKind::Enemy, &Thing::kind), std::ptrdiff_t{1});
        }
    }

    /// They guard a set piece, which nobody has to enter: the way gets as many foes as without them.
    void foesOnReservedCellsDoNotCount() {
        const auto foesBeside = [](std::uint64_t seed, bool guard) {
            MadeDraft made({64, 30}, seed);
            made.draft.fill({1, 2, 46, 8}, Tile::Floor);
            made.draft.addThing(ThingKind::Start, {2, 5})->fields.set("player", Decimal::of(1));
            if (guard) made.draft.addThing(ThingKind::Enemy, {20, 4})->fields.set("enemy", std::string("skeleton"));
            made.draft.reserve({20, 4});
            const PacingParameters parameters{.roomsForFoe = 9, .varied = seed % 2 == 1};
            if (!pacing(made.draft, made.random, parameters).ok()) return std::ptrdiff_t{-1};
            return std::ranges::count(made.draft.things(), ThingKind::Enemy, &Thing::kind) - (guard ? 1 : 0);
        };
        for (std::uint64_t seed = 0; seed < countOf(40U); ++seed) {
            const auto foes = foesBeside(seed, false);
            QVERIFY(foes > 0);
            QCOMPARE(foesBeside(seed, true), foes);
        }
    }

    void nothingStandsOnReservedCells() {
        for (std::uint64_t seed = 0; seed < countOf(40U); ++seed) {
            Ring ring(seed, false);
            for (std::int32_t y = 0; y < 30; ++y)
                for (std::int32_t x = 0; x < 64; ++x)
                    if ((x + y) % 3 != 0) ring.draft.reserve({x, y});
            const bool varied = seed % 2 == 1;
            QVERIFY(pacing(ring.draft, ring.random, {.depth = 5, .roomsForFoe = 1, .varied = varied}).ok());
            QVERIFY(ring.draft.things().size() > 10);
            for (const auto& thing : ring.draft.things())
                if (thing.kind != ThingKind::Start && thing.kind != ThingKind::Goal)
                    QCOMPARE((thing.at.x + thing.at.y) % 3, 0);
        }
    }

    void withoutAStartItSaysWhy() {
        DrawnDraft drawn({"     ", " ... ", "     "});
        Stream random(1);
        const auto outcome = pacing(drawn.draft, random, {});
        QVERIFY(!outcome.ok());
        QVERIFY(inEnglish(outcome.failure().message).find("no start") != std::string::npos);
    }

    void tooFewCellsAreNoted() {
        for (const bool varied : {false, true}) {
            MadeDraft made({12, 5}, 3);
            made.draft.addRoom({1, 1, 10, 3});
            made.draft.addThing(ThingKind::Start, {1, 1})->fields.set("player", Decimal::of(1));
            QVERIFY(pacing(made.draft, made.random, {.depth = 1000, .roomsForFoe = 1, .varied = varied}).ok());
            QVERIFY(notesOf(made.draft).find("of 1000 enemies: there is no room for more.") != std::string::npos);
            QVERIFY(made.draft.takesThing({2, 1}) && made.draft.takesThing({1, 2})); // beside the start
        }
    }

    void waysOutOfRooms() {
        Ring ring(1, false);
        ring.draft.addRoom({54, 4, 4, 3}); // joined to the third by two doorways, and so a dead end of two exits
        ring.draft.addHall(2, 6, {{{48, 4}, 6}});
        ring.draft.addHall(2, 6, {{{48, 6}, 6}});
        ring.draft.addRoom({54, 16, 4, 4}); // and one by a hall off a hall
        ring.draft.addHall(5, 7, {{{48, 18}, 6}});
        const auto ways = findRoomWays(ring.draft);
        QVERIFY(ways.has_value());
        QCOMPARE(ways->exits, (std::vector<std::uint32_t>{2, 2, 4, 2, 2, 3, 2, 1}));
        QCOMPARE(ways->neighbour[6], 2U);
        QCOMPARE(ways->neighbour[7], 5U);
        QCOMPARE(ways->neighbour[1], RoomWays::many);
        QVERIFY(ways->isDeadEnd(6) && ways->isDeadEnd(7) && !ways->isDeadEnd(0));
    }
};

DELVE_TEST(PacingTest)
#include "pacing_test.moc"
