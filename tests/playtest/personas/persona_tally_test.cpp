#include "playtest/personas/persona_tally.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/personas/counted_games.h"
#include "tests/playtest/personas/played_again.h"
#include "tests/playtest/recorded.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

class Stopped : public generation::Feedback {
public:
    [[nodiscard]] bool stopped() const override { return true; }
};

} // namespace

/// Many games of one persona: what is counted, and that the parts of a whole add up to it.
class PersonaTallyTest : public QObject {
    Q_OBJECT
private slots:
    void anIntervalIsThatOfWilson() {
        Stream random(7);
        for (int round = 0; round < 20'000; ++round) {
            const auto games = random.between(1, round % 2 == 0 ? 40 : 1'000'000);
            const auto won = random.between(0, games);
            const double z = 1.96;
            const auto n = static_cast<double>(games);
            const double share = static_cast<double>(won) / n;
            const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
            const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
            const auto interval = wilsonInterval(won, games);
            const auto from = static_cast<double>(interval.from);
            const auto to = static_cast<double>(interval.to);
            QVERIFY(from <= 1000 * (middle - half) + 0.01 && from > 1000 * (middle - half) - 1.01);
            QVERIFY(to >= 1000 * (middle + half) - 0.01 && to < 1000 * (middle + half) + 1.01);
        }
    }

    void theEndsOfAnInterval() {
        QCOMPARE(wilsonInterval(0, 0), (ShareInterval{0, 1000}));
        QCOMPARE(wilsonInterval(0, 1000), (ShareInterval{0, 4}));
        QCOMPARE(wilsonInterval(1000, 1000), (ShareInterval{996, 1000}));
        QCOMPARE(wilsonInterval(500, 1000), (ShareInterval{469, 531}));
        QCOMPARE(wilsonInterval(1'000'000'000, 1'000'000'000).to, std::int64_t{1000});
        QCOMPARE(wilsonInterval(500'000'000, 1'000'000'000), (ShareInterval{499, 501}));
    }

    void sharesAreRounded() {
        QCOMPARE(thousandthsOf(1, 3), std::int64_t{333});
        QCOMPARE(thousandthsOf(2, 3), std::int64_t{667});
        QCOMPARE(thousandthsOf(1, 0), std::int64_t{0});
        PersonaTally tally;
        tally.games = 4;
        QCOMPARE(tally.tenthsForEach(5), std::int64_t{13});
    }

    /// Cut anywhere and added up in any order, the parts give the whole: so the number of threads changes nothing.
    void partsAddUp_data() {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"spanning-halls", "caves", "grown-rooms"}) QTest::addRow("%s", recipe) << recipe;
    }
    void partsAddUp() {
        QFETCH(QString, recipe);
        const auto trial = trialOf(worldOf(recipe.toStdString(), 3, {48, 32}));
        for (const auto& persona : builtInPersonas()) {
            const auto whole = playMany(persona, trial, 0, 12);
            QVERIFY(whole.ok());
            QCOMPARE(whole->games, std::int64_t{12});
            QCOMPARE(whole->won + whole->lost + whole->ended, std::int64_t{12});
            PersonaTally added;
            for (const auto& [first, count] : {std::pair{7u, 5u}, {0u, 1u}, {1u, 6u}})
                added.add(*playMany(persona, trial, first, count));
            QVERIFY2(added == *whole, persona.id.c_str());
        }
    }

    /// Sums do not say where, so those of games on several worlds can be added.
    void sumsOfSeveralWorldsAddUp() {
        const auto& persona = *builtInPersonas().find("careful");
        const auto halls = playMany(persona, trialOf(worldOf("spanning-halls", 3, {40, 30})), 0, 3);
        const auto caves = playMany(persona, trialOf(worldOf("caves", 3, {40, 30})), 0, 2);
        QVERIFY(halls.ok() && caves.ok());
        PersonaSums sums;
        sums.add(*halls);
        sums.add(*caves);
        QCOMPARE(sums.games, std::int64_t{5});
        QCOMPARE(sums.won + sums.lost + sums.ended, std::int64_t{5});
        QCOMPARE(sums.steps, halls->steps + caves->steps);
        QCOMPARE(sums.toSee, halls->toSee + caves->toSee);
        QCOMPARE(sums.interval(), wilsonInterval(halls->won + caves->won, 5));
        PersonaSums otherWay;
        otherWay.add(*caves);
        otherWay.add(*halls);
        QVERIFY(sums == otherWay);
    }

    /// A game that drew nothing is played once; the tally is as if all had been played.
    void gamesThatAreAlikeArePlayedOnce() {
        const auto world = worldOf("keep", 2, {48, 32});
        const auto trial = trialOf(world);
        const auto& runner = *builtInPersonas().find("runner");
        PersonaTally each;
        for (std::uint64_t game = 0; game < 5; ++game) {
            const auto played = playOne(runner, trial, seedOfGame(trial, game));
            QVERIFY(played.ok() && !played->drew);
            each.add(*trial.start.prepared, *played);
        }
        QVERIFY(each == *playMany(runner, trial, 0, 5, nullptr, {.walked = true}));
    }

    /// In how many games, however often a player came by. Nothing unless it is asked for.
    void whereTheyWalk() {
        const auto world = drawnWorld("exit", {"#######", //
                                               "#@...X#", //
                                               "#######"});
        const auto trial = trialOf(world);
        PersonaInfo info = *builtInPersonas().find("runner");
        info.begin = [] { // to the east, back once, and on
            return [count = 0](const PersonaView& view, Stream&) mutable {
                return Command::move(view.who(), ++count == 3 ? Direction::West : Direction::East);
            };
        };
        const auto tally = playMany(info, trial, 0, 4, nullptr, {.walked = true});
        QVERIFY(tally.ok());
        QCOMPARE(tally->won, std::int64_t{4});
        for (std::int32_t x = 1; x <= 4; ++x) QCOMPARE(tally->walked.at({0, {x, 1}}), 4u);
        const auto without = playMany(info, trial, 0, 4);
        QVERIFY(without.ok());
        without->walked.forEach([](const Place&, std::uint32_t) { QFAIL("nobody asked"); });
        QCOMPARE(without->steps, tally->steps);
        QCOMPARE(without->turns, tally->turns);
    }

    /// By level, then row by row, as files are written.
    void placesComeInOrder() {
        PlaceTally tally;
        tally.add({1, {0, 0}}, 3);
        tally.add({0, {5, 2}}, 1);
        tally.add({0, {1, 3}}, 2);
        PlaceTally more;
        more.add({0, {5, 2}}, 4);
        more.add({0, {9, 9}}, 0);
        tally.add(more);
        std::vector<std::pair<Place, std::uint32_t>> all;
        tally.forEach([&](const Place& place, std::uint32_t games) { all.push_back({place, games}); });
        QVERIFY(all ==
                (std::vector<std::pair<Place, std::uint32_t>>{{{0, {5, 2}}, 5}, {{0, {1, 3}}, 2}, {{1, {0, 0}}, 3}}));
        QCOMPARE(tally.at({0, {5, 2}}), 5u);
        QCOMPARE(tally.at({0, {9, 9}}), 0u);
    }

    /// Across the borders of the squares that they lie in, and in the corner of a map whose sides are no multiples.
    void countsOfCells() {
        constexpr Size size{70, 65};
        LevelCellTally tally(size), more(size);
        const std::vector<Cell> cells{{31, 0}, {32, 0}, {0, 31}, {0, 32}, {69, 64}};
        for (const Cell cell : cells) tally.add(cell, 2);
        LevelCellTally copy = tally;
        more.add({69, 64}, 3);
        more.add({5, 5}, 1);
        tally.add(more);
        QVERIFY(tally.cells() ==
                (std::vector<std::pair<Cell, std::uint32_t>>{
                    {{31, 0}, 2}, {{32, 0}, 2}, {{5, 5}, 1}, {{0, 31}, 2}, {{0, 32}, 2}, {{69, 64}, 5}}));
        QCOMPARE(copy.at({69, 64}), 2u);
        QCOMPARE(copy.at({5, 5}), 0u);
        for (const Cell cell : {Cell{70, 0}, Cell{0, 65}, Cell{-1, 0}}) QCOMPARE(tally.at(cell), 0u);
        const std::vector<std::int32_t> columns{0, 30, 31, 32, 69};
        std::vector<std::uint32_t> row(columns.size());
        tally.readRow(0, columns, row);
        QCOMPARE(row, (std::vector<std::uint32_t>{0, 0, 2, 2, 0}));
        LevelCellTally none;
        QVERIFY(none.cells().empty() && none.bytes() == 0 && none.at({0, 0}) == 0);
        none.add(tally);
        QVERIFY(none == tally);
    }

    /// The first game tells whether the others have to be played at all.
    void theFirstGameMayCountForAll() {
        const CountedGames alike, drawn;
        const auto trial = trialOf(drawnWorld("exit", {"#####", "#@..X", "#####"}));
        const auto one = alike.persona("alike", false), other = drawn.persona("drawn", true);
        QVERIFY(*playFirst(one, trial, 50) == *playMany(one, trial, 0, 50));
        QCOMPARE(alike.begun(), std::int64_t{2});
        auto tally = *playFirst(other, trial, 50);
        QCOMPARE(tally.games, std::int64_t{1});
        tally.add(*playMany(other, trial, 1, 49));
        QVERIFY(tally == *playMany(other, trial, 0, 50));
        QCOMPARE(drawn.begun(), std::int64_t{100});
    }

    void whatNobodySees() {
        const auto trial = trialOf(worldOf("keep", 2, {48, 32}));
        const auto tally = playMany(*builtInPersonas().find("runner"), trial, 0, 3, nullptr, {.walked = true});
        QVERIFY(tally.ok());
        const auto unseen = neverSeen(trial, *tally, 0);
        const auto& ground = cellsToSee(trial.start, 0);
        std::int64_t count = 0;
        for (std::int32_t y = 0; y < unseen.size().height; ++y)
            for (std::int32_t x = 0; x < unseen.size().width; ++x) {
                const Cell cell{x, y};
                QCOMPARE(unseen.at(cell), ground.at(cell) && !tally->seenCells.at({0, cell}));
                if (unseen.at(cell)) QCOMPARE(tally->walked.at({0, cell}), 0u);
                count += unseen.at(cell) ? 1 : 0;
            }
        QVERIFY(count > 0);
        QCOMPARE(countNeverSeen(trial, *tally), count);
        QCOMPARE(tally->toSee - tally->seen, 3 * count);
        const auto explored = playMany(*builtInPersonas().find("explorer"), trial, 0, 3);
        QCOMPARE(countNeverSeen(trial, *explored), std::int64_t{0});
    }

    /// In how many games, however often the way crosses itself.
    void howManyGamesEnterACell() {
        const auto trial = trialOf(worldOf("spanning-halls", 3, {80, 45}));
        for (const char* name : {"runner", "explorer", "novice"}) {
            const auto& persona = *builtInPersonas().find(name);
            PersonaTally tally;
            std::map<std::pair<std::int32_t, std::int32_t>, std::uint32_t> expected;
            std::uint32_t often = 0;
            for (std::uint64_t game = 0; game < 6; ++game) {
                const auto played = playOne(persona, trial, seedOfGame(trial, game));
                QVERIFY(played.ok());
                tally.add(*trial.start.prepared, *played);
                std::set<std::pair<std::int32_t, std::int32_t>> cells;
                for (const auto& place : played->walked) cells.emplace(place.at.x, place.at.y);
                for (const auto& cell : cells) ++expected[cell];
                often += static_cast<std::uint32_t>(played->walked.size());
            }
            std::uint32_t entered = 0;
            tally.walked.forEach([&](const Place& place, std::uint32_t games) {
                QVERIFY(games <= 6);
                QCOMPARE(games, (expected[{place.at.x, place.at.y}]));
                entered += games;
            });
            QVERIFY(entered > 0 && entered <= often);
            std::uint32_t all = 0;
            for (const auto& [cell, games] : expected) all += games;
            QCOMPARE(entered, all);
        }
    }

    /// A game that drew nothing counts as often as it would be played.
    void shareOfOneGame() {
        const auto trial = trialOf(worldOf("keep", 2, {48, 32}));
        const auto tally = playMany(*builtInPersonas().find("runner"), trial, 0, 5, nullptr, {.walked = true});
        QVERIFY(tally.ok());
        tally->walked.forEach([](const Place&, std::uint32_t games) { QCOMPARE(games, 5u); });
        const auto start = placeOfStart(*trial.start.prepared->world, 1);
        QVERIFY(start);
        QCOMPARE(tally->walked.at(*start), 5u);
    }

    void whatCannotBePlayedHasNoTrial() {
        World world = worldOf("keep", 2, {48, 32});
        QVERIFY(provenTrialOf(std::make_shared<const World>(world)).ok());
        world.levels[0].things.write().clear();
        QVERIFY(!provenTrialOf(std::make_shared<const World>(world)).ok());
        world.levels[0].tiles = Grid({2048, 1024}, Tile::Floor);
        const auto large = provenTrialOf(std::make_shared<const World>(world));
        QVERIFY(!large.ok());
        QCOMPARE(large.failure().message.arguments, (std::vector<std::string>{"2097152", "1048576"}));
    }

    void whereTheyDie() {
        const auto trial = trialOf(worldOf("spanning-halls", 3, {80, 45}));
        const auto tally = playMany(*builtInPersonas().find("runner"), trial, 0, 40, nullptr, {.walked = true});
        QVERIFY(tally.ok() && tally->lost > 0);
        std::int64_t deaths = 0;
        tally->lostAt.forEach([&](const Place& place, std::uint32_t games) {
            QVERIFY(tally->walked.at(place) > 0);
            deaths += games;
        });
        QCOMPARE(deaths, tally->lost);
    }

    void itCanBeStopped() {
        const auto trial = trialOf(worldOf("keep", 2, {48, 32}));
        const Stopped stopped;
        const auto tally = playMany(builtInPersonas().front(), trial, 0, 5, &stopped);
        QVERIFY(!tally.ok() && tally.failure().cancelled());
    }
};

DELVE_TEST(PersonaTallyTest)
#include "persona_tally_test.moc"
