#include "generation/graph/ways.h"
#include "generation/level/rules.h"
#include "generation/random/stream.h"
#include "playtest/measures/measure.h"
#include "playtest/measures/measured.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/measures/plain_level.h"
#include "tests/playtest/measures/random_levels.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

std::map<std::string, std::int64_t> measuredIn(const World& world, std::size_t level = 0) {
    std::map<std::string, std::int64_t> values;
    const auto measured = measure(world, level);
    if (!measured) qFatal("was not stopped");
    for (const auto& [info, value] : *measured)
        if (value) values[info->id] = value->thousandths;
    return values;
}

/// What differs between the plain values and those of the measures, in words.
QStringList differences(const std::map<std::string, std::int64_t>& found,
                        const std::map<std::string, long long>& expected) {
    std::set<std::string> ids;
    for (const auto& [id, value] : found) ids.insert(id);
    for (const auto& [id, value] : expected) ids.insert(id);
    QStringList complaints;
    const auto say = [](const auto& values, const std::string& id) {
        const auto at = values.find(id);
        return at == values.end() ? QStringLiteral("nothing") : QString::number(at->second);
    };
    for (const auto& id : ids)
        if (say(found, id) != say(expected, id))
            complaints << fromView(id) + ": " + say(found, id) + ", expected " + say(expected, id);
    return complaints;
}

} // namespace

/// Every measure equals its plain count, and keeps what all measures promise.
class MeasuresTest : public QObject {
    Q_OBJECT
private slots:
    void everyMeasureIsDeclaredWell() {
        std::set<std::string> ids;
        static const QRegularExpression another(QStringLiteral("[.!?] +[\\p{Lu}]"));
        for (const auto& info : builtInMeasures()) {
            const auto id = fromView(info.id);
            QVERIFY2(ids.insert(info.id).second, qPrintable(id));
            QVERIFY2(QRegularExpression("^[a-z][a-z0-9-]*$").match(id).hasMatch(), qPrintable(id));
            QVERIFY2(!info.label.empty() && fromView(info.label.source).split(' ').size() <= 4, qPrintable(id));
            const auto help = fromView(info.help.source);
            QVERIFY2(help.endsWith('.') && help.count(another) <= 1, qPrintable(id));
            QCOMPARE(info.label.context, std::string("measure"));
            QCOMPARE(info.help.context, std::string("measure"));
            QVERIFY2(info.unit.empty() || info.unit.context == "unit", qPrintable(id));
        }
        QVERIFY(ids.size() >= 45);
    }

    void everyMeasureIsDocumented() {
        QFile file(QStringLiteral(DELVE_SOURCE "/docs/measures.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto page = QString::fromUtf8(file.readAll());
        for (const auto& info : builtInMeasures())
            QVERIFY2(page.contains("| `" + fromView(info.id) + "` |"), qPrintable(fromView(info.id)));
        static const QRegularExpression row(QStringLiteral("^\\| `([a-z0-9-]+)` \\|"),
                                            QRegularExpression::MultilineOption);
        for (auto match = row.globalMatch(page); match.hasNext();) {
            const auto id = match.next().captured(1).toStdString();
            QVERIFY2(builtInMeasures().find(id), id.c_str());
        }
    }

    void valuesEqualThePlainOnes() {
        forEachLevel(countOf(250), countOf(250), [](const QString& name, const World& world) {
            const auto complaints = differences(measuredIn(world), plainMeasures(PlainLevel(world, world.levels[0])));
            QVERIFY2(complaints.isEmpty(), qPrintable(name + ": " + complaints.join("; ")));
        });
    }

    /// In a wall, a flower is out of reach, and an exit is not.
    void onlyWhatIsWalkedAgainstMayStandInAWall() {
        const auto pathOf = [](const World& world) {
            const auto values = measuredIn(world);
            return values.contains("path") ? values.at("path") : -1;
        };
        auto flowers = drawnWorld("collect", {"##########", "#@.*.....#", "##########"});
        QCOMPARE(pathOf(flowers), 2000);
        flowers.levels[0].things.write().push_back(thingAt(ThingKind::Flower, {8, 2}, 2));
        QCOMPARE(pathOf(flowers), 2000);
        QCOMPARE(measuredIn(flowers).at("goal-distance"), 286);
        QCOMPARE(pathOf(drawnWorld("exit", {"########X#", "#@.......#", "##########"})), 8000);
        auto boss = drawnWorld("boss", {"##########", "#@.......#", "##########"});
        boss.levels[0].things.write().push_back(thingAt(ThingKind::Boss, {8, 2}, 2));
        QCOMPARE(pathOf(boss), 8000);
    }

    /// Nobody walks against what lies beside a ledge that leads elsewhere; a boss on a ledge is met from all sides.
    void ledgesHoldWhoeverStandsOnThem() {
        const auto values = [](const char* objective, const std::vector<std::string>& rows) {
            return measuredIn(drawnWorld(objective, rows));
        };
        QVERIFY(!values("exit", {"###X####", "#@.E..##", "########"}).contains("path"));
        QCOMPARE(values("exit", {"###X####", "#@.A..##", "########"}).count("path"), 0u); // nobody gets up there
        QCOMPARE(values("exit", {"########", "#@.E.X##", "########"}).at("path"), 4000);
        QCOMPARE(values("exit", {"########", "#@.W.X##", "########"}).count("path"), 0u);
        auto boss = drawnWorld("boss", {"########", "#@.W..##", "########"});
        boss.levels[0].things.write().push_back(thingAt(ThingKind::Boss, {3, 1}, 2));
        QCOMPARE(measuredIn(boss).at("path"), 2000);
    }

    /// It comes and fights whoever stands on the ledge.
    void aBossBesideALedgeIsReached() {
        auto boss = drawnWorld("boss", {"########", "#@.E..##", "########"});
        boss.levels[0].things.write().push_back(thingAt(ThingKind::Boss, {3, 0}, 2));
        QCOMPARE(measuredIn(boss).at("path"), 3000);
        QVERIFY(differences(measuredIn(boss), plainMeasures(PlainLevel(boss, boss.levels[0]))).isEmpty());
        boss.levels[0].things.write().back().at = {4, 2}; // beside the ground behind the ledge
        QCOMPARE(measuredIn(boss).at("path"), 4000);
    }

    /// By the ways of Boost.Graph, with links of length 1.
    void roomsBetweenOthersAreThoseOfBoost() {
        forEachLevel(countOf(60), countOf(120), [](const QString& name, const World& world) {
            const Measured measured(world, 0, nullptr);
            const auto count = measured.rooms().count();
            const auto& links = measured.rooms().links();
            const std::vector<std::int64_t> lengths(links.size(), 1);
            std::vector<std::int64_t> between(count);
            for (std::uint32_t from = 0; from < count; ++from) {
                const auto ways = shortestWays(count, links, lengths, from);
                for (std::uint32_t to = 0; to < count; ++to) {
                    const auto way = ways.to(to);
                    for (std::size_t i = 1; i + 1 < way.size(); ++i) ++between[way[i]];
                }
            }
            QVERIFY2(measured.roomsBetween() == between, qPrintable(name));
        });
    }

    void mirroredAndTurnedLevelsMeasureTheSame() {
        int compared = 0;
        forEachLevel(countOf(60), countOf(150), [&](const QString& name, const World& world) {
            if (hasTwoMainRegions(PlainLevel(world, world.levels[0]))) return;
            ++compared;
            const auto values = measuredIn(world);
            for (int way = 1; way < 8; ++way) {
                auto turned = measuredIn(movedWorld(world, way));
                auto before = std::map<std::string, long long>(values.begin(), values.end());
                for (const auto& info : builtInMeasures())
                    if (!info.symmetric) turned.erase(info.id), before.erase(info.id);
                const auto complaints = differences(turned, before);
                QVERIFY2(complaints.isEmpty(), qPrintable(name + ": " + complaints.join("; ")));
            }
        });
        QVERIFY(isShort() || compared > 150);
    }

    /// Neither past ledges nor around them, whatever is walled, one cell after another.
    void aWallNeverShortensTheWay() {
        Stream random(3);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= countOf(200U); ++seed) {
            auto world = noise(seed);
            world.rules.write().objective = seed % 2 == 0 ? "exit" : "gate";
            const auto size = world.levels[0].size();
            auto before = measuredIn(world);
            for (int walls = 1; walls <= 5; ++walls) {
                const auto cell = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(size.area())));
                world.levels[0].tiles.set(
                    {static_cast<std::int32_t>(cell % size.width), static_cast<std::int32_t>(cell / size.width)},
                    Tile::Wall);
                auto after = measuredIn(world);
                if (after.contains("path")) {
                    ++compared;
                    QVERIFY(before.contains("path"));
                    QVERIFY2(after.at("path") >= before.at("path"), qPrintable(QString::number(seed)));
                }
                before = std::move(after);
            }
        }
        QVERIFY(isShort() || compared > 80);
    }

    void hostileLevelsHaveAnswers() {
        std::vector<World> worlds;
        for (const Tile tile : {Tile::Void, Tile::Wall, Tile::Floor, Tile::Door, Tile::Gate, Tile::Water})
            for (const Size size : {Size{1, 1}, Size{1, 40}, Size{64, 1}, Size{2, 2}, Size{64, 64}})
                worlds.push_back(filled(size, tile));
        auto board = filled({64, 64}, Tile::Wall);
        for (std::int32_t y = 0; y < 64; ++y)
            for (std::int32_t x = y % 2; x < 64; x += 2) board.levels[0].tiles.set({x, y}, Tile::Floor);
        worlds.push_back(board);
        for (const int width : {1, 2}) worlds.push_back(windingRing(64, width)); // see LongWalksTest for larger ones
        auto portals = filled({64, 64}, Tile::Floor);
        for (int i = 0; i < 10'000; ++i)
            portals.levels[0].things.write().push_back(thingAt(ThingKind::Portal, {i % 64, i / 64 % 64}, i));
        worlds.push_back(portals);
        auto strange = filled({8, 8}, Tile::Floor);
        strange.rules.write().objective = "no such objective";
        strange.levels[0].things.write() = {thingAt(ThingKind::Start, {-1, 400}, 1),
                                            thingAt(ThingKind::Flower, {9, 9}, 2)};
        strange.levels[0].rooms.write() = {
            Room{.id = "room-1", .box = {-5, -5, 100, 100}, .shape = {}, .from = {}, .properties = {}, .unknown = {}}};
        worlds.push_back(strange);
        for (const auto& world : worlds) QCOMPARE(measuredIn(world).count("regions"), 1u);
        QCOMPARE(measuredIn(board).at("regions"), 2048 * 1000);
        QCOMPARE(measuredIn(worlds[4]).count("path"), 0u);
    }

    /// An exit beside a ledge is a step away only if the ledge leads there.
    void aWayEndsAtNoLedgeThatLeadsElsewhere() {
        const std::vector<std::string> beside{"###X####", "#@.E..##", "########"};
        QCOMPARE(measuredIn(drawnWorld("exit", beside)).count("path"), 0u);
        const std::vector<std::string> ahead{"########", "#@.EX.##", "########"};
        QCOMPARE(measuredIn(drawnWorld("exit", ahead)).at("path"), 3'000);
        const std::vector<std::string> around{"###X####", "#@.E..##", "#.#.####", "#...####", "########"};
        QCOMPARE(measuredIn(drawnWorld("exit", around)).count("path"), 0u);
        const std::vector<std::string> otherSide{"#######", "#@.E..#", "#..X..#", "#######"};
        QCOMPARE(measuredIn(drawnWorld("exit", otherSide)).at("path"), 3'000); // from the west
    }

    void commonOnesAreThoseOfAll() {
        const auto world = noise(5);
        const auto all = measure(world, 0);
        const auto common = measure(world, 0, {.commonOnly = true});
        QVERIFY(common->size() >= 5 && common->size() < all->size());
        for (const auto& [info, value] : *common) {
            const auto found = std::ranges::find(*all, info, &MeasuredValue::info);
            QVERIFY(info->common && found != all->end() && found->value == value);
        }
    }

    void measuringCanBeStopped() {
        generation::Feedback feedback;
        feedback.stop();
        const auto stopped = measure(noise(5), 0, {.feedback = &feedback});
        QVERIFY(!stopped);
    }
};

DELVE_TEST(MeasuresTest)
#include "measures_test.moc"
