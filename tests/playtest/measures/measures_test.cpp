#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "playtest/measures/measure.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/drawn_world.h"
#include "tests/playtest/measures/plain_level.h"
#include "tests/support/sanitized.h"
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

QString fromView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

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

Thing thingAt(ThingKind kind, Cell cell, int number) {
    Thing thing;
    thing.kind = kind;
    thing.at = cell;
    thing.id = std::string(infoOf(kind).name) + "-" + std::to_string(number);
    return thing;
}

/// A map of random tiles, mostly floor and walls, with random rooms and things, some of which stand in walls.
World noise(std::uint64_t seed) {
    Stream random(seed);
    const auto draw = [&](std::int64_t below) {
        return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(below)));
    };
    World world;
    const char* const objectives[] = {"collect", "exit", "gate", "boss", "journey", "explore"};
    world.rules.write().objective = objectives[draw(6)];
    auto& level = world.levels.emplace_back();
    const Size size{1 + draw(34), 1 + draw(24)};
    level.tiles = Grid(size);
    constexpr Tile tiles[] = {Tile::Wall, Tile::Wall, Tile::Void,  Tile::Water,      Tile::Forest, Tile::Floor,
                              Tile::Door, Tile::Hall, Tile::Floor, Tile::GoldenExit, Tile::Gate,   Tile::OpenDoor};
    const auto floor = 30 + draw(60);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            level.tiles.set({x, y}, draw(100) < floor ? Tile::Floor : tiles[draw(12)]);
    for (auto rooms = draw(12); rooms > 0; --rooms) {
        Room room;
        room.id = "room-" + std::to_string(rooms);
        room.box = {draw(size.width), draw(size.height), 1 + draw(6), 1 + draw(5)};
        if (draw(3) == 0)
            room.shape = {{{room.box.x, room.box.y}, 3, draw(2) == 0}, {{room.box.x + 1, room.box.y}, 2, true}};
        room.box = room.box.intersected(wholeOf(size));
        for (auto& run : room.shape)
            run.length = std::min(run.length, run.down ? size.height - run.at.y : size.width - run.at.x);
        std::erase_if(room.shape, [&](const Run& run) { return !size.contains(run.at) || run.length < 1; });
        level.rooms.write().push_back(room);
    }
    constexpr ThingKind kinds[] = {ThingKind::Flower, ThingKind::Coin,  ThingKind::Enemy, ThingKind::Boss,
                                   ThingKind::Goal,   ThingKind::Chest, ThingKind::Start, ThingKind::Encounter};
    for (int i = 0; i < 14; ++i) {
        auto thing = thingAt(kinds[draw(8)], {draw(size.width), draw(size.height)}, i);
        if (thing.kind == ThingKind::Start && draw(2) == 0) thing.fields.set("player", Decimal::of(2));
        level.things.write().push_back(thing);
    }
    return world;
}

/// The cell where `cell` comes to lie: exchanged with its column if bit 0 is set, then mirrored by bits 1 and 2.
Cell moved(Cell cell, Size size, int way) {
    if (way & 1) cell = {cell.y, cell.x}, size = {size.height, size.width};
    if (way & 2) cell.x = size.width - 1 - cell.x;
    if (way & 4) cell.y = size.height - 1 - cell.y;
    return cell;
}
Rect moved(const Rect& area, Size size, int way) {
    const Cell a = moved(area.topLeft(), size, way);
    const Cell b = moved(Cell{area.right() - 1, area.bottom() - 1}, size, way);
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y) + 1};
}

World movedWorld(const World& world, int way) {
    World turned = world;
    auto& level = turned.levels[0];
    const auto size = world.levels[0].size();
    level.tiles = Grid(way & 1 ? Size{size.height, size.width} : size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            level.tiles.set(moved(Cell{x, y}, size, way), world.levels[0].tiles.at({x, y}));
    for (auto& room : level.rooms.write()) {
        room.box = moved(room.box, size, way);
        for (auto& run : room.shape) {
            const auto area = moved(run.area(), size, way);
            run = {area.topLeft(), std::max(area.width, area.height), area.height > area.width};
        }
    }
    for (auto& thing : level.things.write()) thing.at = moved(thing.at, size, way);
    return turned;
}

/// Calls visit(name, world) for levels of all recipes and random maps.
template <class Visit>
void forEachLevel(int ofRecipes, int ofNoise, Visit visit) {
    generation::Workspace workspace;
    Stream random(11);
    int made = 0;
    for (std::uint64_t seed = 1; made < ofRecipes && seed < 1000; ++seed)
        for (const auto& recipe : generation::builtInRecipes()) {
            const Size size{24 + static_cast<std::int32_t>(random.below(25)),
                            16 + static_cast<std::int32_t>(random.below(15))};
            const auto world = generation::generateWorld(recipe.withSeed(seed), size, workspace);
            if (!world || made == ofRecipes) continue;
            ++made;
            visit(fromView(recipe.name) + " " + QString::number(seed), world->world);
        }
    QCOMPARE(made, ofRecipes);
    for (int seed = 1; seed <= ofNoise; ++seed)
        visit("noise " + QString::number(seed), noise(static_cast<std::uint64_t>(seed)));
}

World filled(Size size, Tile tile) {
    World world;
    world.levels.emplace_back().tiles = Grid(size, tile);
    return world;
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
        forEachLevel(times(250), times(250), [](const QString& name, const World& world) {
            const auto complaints = differences(measuredIn(world), plainMeasures(PlainLevel(world, world.levels[0])));
            QVERIFY2(complaints.isEmpty(), qPrintable(name + ": " + complaints.join("; ")));
        });
    }

    void mirroredAndTurnedLevelsMeasureTheSame() {
        int compared = 0;
        forEachLevel(times(60), times(150), [&](const QString& name, const World& world) {
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
        QVERIFY(compared > times(150));
    }

    void aWallNeverShortensTheWay() {
        Stream random(3);
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(times(300)); ++seed) {
            auto world = noise(seed);
            world.rules.write().objective = seed % 2 == 0 ? "exit" : "gate";
            const auto before = measuredIn(world);
            auto& level = world.levels[0];
            const auto size = level.size();
            const Cell cell{static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.width))),
                            static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.height)))};
            level.tiles.set(cell, Tile::Wall);
            const auto after = measuredIn(world);
            if (after.contains("path")) {
                QVERIFY(before.contains("path"));
                QVERIFY2(after.at("path") >= before.at("path"), qPrintable(QString::number(seed)));
            }
        }
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

    void theProofSaysTheStepsToTheWin() {
        const auto world = filled({3, 3}, Tile::Floor);
        Proof proof;
        proof.steps = 12;
        for (const auto verdict : {Verdict::Winnable, Verdict::Unwinnable}) {
            proof.verdict = verdict;
            const auto values = measure(world, 0, {.proof = &proof});
            const auto found = std::ranges::find(*values, "steps-to-win", [](auto& value) { return value.info->id; });
            QCOMPARE(found->value.has_value(), verdict == Verdict::Winnable);
            if (found->value) QCOMPARE(toText(*found->value), std::string("12"));
        }
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
