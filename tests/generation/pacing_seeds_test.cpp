#include "generation/level/enemy_kind.h"
#include "generation/level/tables.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/cells_of_room.h"
#include "tests/generation/way_by_hand.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;
using test::countOf;

namespace {

/// The curves, said once more: the share of all danger before the end of each tenth.
const std::map<std::string, std::array<double, 10>> curves{
    {"rising", {.018, .055, .109, .182, .273, .382, .509, .655, .818, 1}},
    {"waves", {.02, .10, .26, .29, .39, .59, .62, .72, .94, 1}},
    {"flat", {.1, .2, .3, .4, .5, .6, .7, .8, .9, 1}},
};

double lossOf(const std::string& enemy, std::int64_t depth) {
    const auto* kind = Tables().findEnemy(enemy);
    const auto health = kind->health + kind->health * 15 * (depth - 1) / 100;
    const auto strength = static_cast<double>(kind->strength + (depth - 1) / 5);
    const double rounds = std::ceil(static_cast<double>(health) / 1.875);
    return std::max(.001, (rounds - 1) * static_cast<double>(kind->aggression) / 100 * (strength + 1) / 2);
}

double lossOf(const Thing& thing, std::int64_t depth) {
    return thing.kind == ThingKind::Encounter ? 1 : lossOf(*kindNamedBy(thing), depth);
}

/// How far the danger so far strays from the curve, at most.
double strays(const Level& level, const test::WayByHand& way, ThingKind foe, const std::string& curve,
              std::int64_t depth) {
    std::array<double, 10> danger{};
    double all = 0;
    for (const auto& thing : *level.things) {
        if (thing.kind != foe || way.tenthOf(thing.at) < 0) continue;
        danger.at(static_cast<std::size_t>(way.tenthOf(thing.at))) += lossOf(thing, depth);
        all += lossOf(thing, depth);
    }
    double most = 0;
    double soFar = 0;
    for (std::size_t tenth = 0; tenth < 10; ++tenth) {
        soFar += danger.at(tenth);
        if (all > 0) most = std::max(most, std::abs(soFar / all - curves.at(curve).at(tenth)));
    }
    return most;
}

/// The enemies that pacing placed: not those of before, which guard set pieces, nor the boss.
struct Crowd {
    std::map<std::string, int> kinds;
    int count = 0;
    double danger = 0;
    double hardest = 0;

    Crowd(const Level& level, const Level& before, std::int64_t depth) {
        for (const auto& thing : *level.things) {
            if (thing.kind != ThingKind::Enemy || std::ranges::count(*before.things, thing.at, &Thing::at) > 0)
                continue;
            ++kinds[*kindNamedBy(thing)];
            ++count;
            danger += lossOf(thing, depth);
            hardest = std::max(hardest, lossOf(thing, depth));
        }
    }

    /// How many kinds could stand there: a fifth of the danger is enough for one of them.
    [[nodiscard]] std::size_t suiting(std::int64_t depth) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            std::array{"rat", "bat", "goblin", "skeleton", "ghost", "ogre"},
            [&](const char* kind) { return 5 * lossOf(kind, depth) + lossOf("bat", depth) <= danger; }));
    }
    [[nodiscard]] int most() const {
        int found = 0;
        for (const auto& kind : kinds) found = std::max(found, kind.second);
        return found;
    }
};

/// Rooms in a graph in which each cell outside belongs to the nearest room, of equals to the first: those with one
/// neighbour, and those that one can leave at one place only.
class DeadEndsByHand {
public:
    DeadEndsByHand(const Level& level, const test::WayByHand& way) : m_level(level), m_way(way) {
        std::set<Cell> rim;
        for (std::size_t room = 0; room < level.rooms->size(); ++room)
            for (const Cell cell : test::cellsOfRoom((*level.rooms)[room]))
                if (m_way.walks(cell) && m_owner.emplace(cell, room).second) rim.insert(cell);
        while (!rim.empty()) { // each step: what is beside the last, to the lowest room
            std::map<Cell, std::size_t> next;
            for (const Cell cell : rim)
                for (const Cell side : sides(cell))
                    if (m_way.walks(side) && !m_owner.contains(side)) {
                        const auto at = next.emplace(side, m_owner.at(cell)).first;
                        at->second = std::min(at->second, m_owner.at(cell));
                    }
            rim.clear();
            for (const auto& each : next) {
                m_owner.insert(each);
                rim.insert(each.first);
            }
        }
        for (const auto& [cell, room] : m_owner)
            for (const Cell side : sides(cell))
                if (const auto other = m_owner.find(side); other != m_owner.end() && other->second != room)
                    m_neighbours[room].insert(other->second);
    }

    [[nodiscard]] bool isDeadEnd(std::size_t room) const {
        const auto found = m_neighbours.find(room);
        return (found != m_neighbours.end() && found->second.size() == 1) || exitsOf(room) == 1;
    }

private:
    static std::array<Cell, 4> sides(Cell c) {
        return {{{c.x, c.y - 1}, {c.x - 1, c.y}, {c.x + 1, c.y}, {c.x, c.y + 1}}};
    }
    [[nodiscard]] int exitsOf(std::size_t room) const {
        const auto own = test::cellsOfRoom((*m_level.rooms)[room]);
        const std::set<Cell> inside(own.begin(), own.end());
        std::set<Cell> outside;
        for (const Cell cell : own)
            for (const Cell side : sides(cell))
                if (m_way.walks(cell) && m_way.walks(side) && !inside.contains(side)) outside.insert(side);
        int parts = 0;
        while (!outside.empty()) {
            ++parts;
            std::vector<Cell> waiting{*outside.begin()};
            outside.erase(outside.begin());
            while (!waiting.empty()) {
                const Cell at = waiting.back();
                waiting.pop_back();
                for (const Cell side : sides(at))
                    if (outside.erase(side) > 0) waiting.push_back(side);
            }
        }
        return parts;
    }

    const Level& m_level;
    const test::WayByHand& m_way;
    std::map<Cell, std::size_t> m_owner;
    std::map<std::size_t, std::set<std::size_t>> m_neighbours;
};

bool isGood(const Thing& thing) {
    return std::set{ThingKind::Coin, ThingKind::Chest, ThingKind::Key, ThingKind::Flower, ThingKind::Store}.contains(
        thing.kind);
}

/// Three of its sides or all four are ground around it, and nothing beside it joins them.
bool isBottleneck(const test::WayByHand& way, Cell cell) {
    // Flood the eight cells around it from one of its sides.
    std::set<Cell> around;
    for (std::int32_t dy = -1; dy <= 1; ++dy)
        for (std::int32_t dx = -1; dx <= 1; ++dx)
            if ((dx != 0 || dy != 0) && way.walks({cell.x + dx, cell.y + dy}))
                around.insert({cell.x + dx, cell.y + dy});
    int parts = 0;
    const auto isSide = [&](Cell other) { return steps(other, cell) == 1; };
    while (!around.empty()) {
        std::vector<Cell> waiting{*around.begin()};
        around.erase(around.begin());
        bool hasSide = false;
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            const Cell at = waiting[i];
            hasSide |= isSide(at);
            for (const Cell side : {Cell{at.x, at.y - 1}, {at.x - 1, at.y}, {at.x + 1, at.y}, {at.x, at.y + 1}})
                if (around.erase(side) > 0) waiting.push_back(side);
        }
        parts += hasSide ? 1 : 0;
    }
    return parts > 1;
}

} // namespace

/// Pacing on the levels of recipes, checked by code of its own.
class PacingSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    /// A recipe whose own crowd gives way to pacing.
    static Recipe paced(const char* name, std::int32_t version, std::uint64_t seed, const std::string& curve,
                        const std::string& foes) {
        auto recipe = recipeNamed(builtInRecipes(), name)->withSeed(seed);
        std::erase_if(recipe.stages, [](const RecipeStage& stage) {
            return stage.stage == "enemies" || stage.stage == "encounters" || stage.stage == "coins" ||
                   stage.stage == "flowers";
        });
        recipe.stages.push_back(stageOf("pacing", "pacing", version));
        recipe.stages.back().set("curve", curve);
        recipe.stages.back().set("foes", foes);
        return recipe;
    }
    Result<Generated> make(const Recipe& recipe, Size size) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        return generate(request, builtInStages(), m_workspace);
    }
    static std::string curveOf(std::uint64_t seed) { return std::array{"rising", "waves", "flat"}.at(seed % 3); }
    static std::string notesOf(const Generated& made) {
        std::string all;
        for (const auto& note : made.notes) all += inEnglish(note) + '\n';
        return all;
    }
    static void addRecipes() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("version");
        for (const int version : {1, 2})
            for (const char* name : {"keep@2", "spanning-halls", "rooms-and-mazes", "caves", "partition"})
                QTest::addRow("%s, version %d", name, version) << QString(name) << version;
    }

private slots:
    void dangerFollowsTheCurve_data() { addRecipes(); }
    void dangerFollowsTheCurve() {
        QFETCH(QString, name);
        QFETCH(int, version);
        const TileCatalogue tiles;
        double most = 0;
        std::int64_t levels = 0;
        std::int64_t strayed = 0; // a short way, or one with few free cells
        std::int64_t dangers = 0;
        std::int64_t atRest = 0;
        std::int64_t inBottlenecks = 0;
        for (std::uint64_t seed = 0; seed < countOf(40U, 1000U); ++seed)
            for (const Size size : {Size{80, 45}, Size{79, 29}, Size{130, 90}}) {
                const auto curve = curveOf(seed);
                const bool enemies = seed % 2 == 0;
                const auto foe = enemies ? ThingKind::Enemy : ThingKind::Encounter;
                auto recipe = paced(name.toUtf8(), version, seed, curve, enemies ? "enemies" : "encounters");
                const std::int64_t depth = seed % 5 == 4 ? 4 : 1;
                recipe.stages.back().set("depth", Decimal::of(depth));
                const auto made = make(recipe, size);
                QVERIFY(made.ok());
                const test::WayByHand way(made->level, tiles);
                const double off = strays(made->level, way, foe, curve, depth);
                most = std::max(most, off);
                ++levels;
                strayed += off > .1201 ? 1 : 0;
                QVERIFY2(off <= .1201 || notesOf(*made).find("strays from the curve") != std::string::npos,
                         qPrintable(QString("%1, seed %2, %3 x %4, %5: %6")
                                        .arg(name)
                                        .arg(seed)
                                        .arg(size.width)
                                        .arg(size.height)
                                        .arg(QString::fromStdString(curve))
                                        .arg(off)));
                for (const auto& thing : *made->level.things) {
                    if (thing.kind != foe) continue;
                    ++dangers;
                    atRest += way.thirdOf(thing.at) == 0 ? 1 : 0;
                    inBottlenecks += isBottleneck(way, thing.at) ? 1 : 0;
                    QVERIFY(way.stepsTo(thing.at) >= 2);
                    QVERIFY(!tiles.door(made->level.tiles.at(thing.at)));
                }
            }
        QVERIFY(dangers > 100);
        qInfo("%s: %.3f at most, %lld of %lld levels stray; of %lld dangers %lld at rest, %lld in bottlenecks",
              qPrintable(name), most, static_cast<long long>(strayed), static_cast<long long>(levels),
              static_cast<long long>(dangers), static_cast<long long>(atRest), static_cast<long long>(inBottlenecks));
        QVERIFY(strayed * 100 <= levels);
        QVERIFY(atRest * 10 < dangers);
        QVERIFY(name == "rooms-and-mazes" || inBottlenecks * 20 < dangers);
    }

    /// On small maps the way may be too short for the curve: then a note says so.
    void whatStraysIsNoted() {
        const TileCatalogue tiles;
        int strayed = 0;
        for (std::uint64_t seed = 0; seed < countOf(60U, 1000U); ++seed)
            for (const char* name : {"keep@2", "spanning-halls", "rooms-and-mazes", "caves", "partition"})
                for (const Size size : {Size{16, 16}, Size{24, 16}, Size{40, 24}}) {
                    auto recipe = paced(name, seed % 2 == 0 ? 1 : 2, seed, curveOf(seed), "enemies");
                    recipe.stages.back().set("rooms-for-foe", Decimal::of(1));
                    const auto made = make(recipe, size);
                    if (!made) continue;
                    const test::WayByHand way(made->level, tiles);
                    const double off = strays(made->level, way, ThingKind::Enemy, curveOf(seed), 1);
                    const bool noted = notesOf(*made).find("strays from the curve") != std::string::npos;
                    if (off > .1215)
                        QVERIFY2(noted, qPrintable(QString("%1, seed %2: %3").arg(name).arg(seed).arg(off)));
                    if (noted) QVERIFY(off > .12);
                    strayed += noted ? 1 : 0;
                }
        qInfo("%d strayed", strayed);
    }

    void deadEndsHoldSomething_data() { addRecipes(); }
    void deadEndsHoldSomething() {
        QFETCH(QString, name);
        QFETCH(int, version);
        const TileCatalogue tiles;
        int deadEnds = 0;
        for (std::uint64_t seed = 0; seed < countOf(30U, 1000U); ++seed) {
            const auto made = make(paced(name.toUtf8(), version, seed, curveOf(seed), "enemies"), {80, 45});
            QVERIFY(made.ok());
            const test::WayByHand way(made->level, tiles);
            const DeadEndsByHand ends(made->level, way);
            std::set<Cell> goods;
            for (const auto& thing : *made->level.things)
                if (isGood(thing)) goods.insert(thing.at);
            const bool noted = notesOf(*made).find("without a reward") != std::string::npos;
            for (std::size_t room = 0; room < made->level.rooms->size(); ++room) {
                if (!ends.isDeadEnd(room)) continue;
                ++deadEnds;
                const auto cells = test::cellsOfRoom((*made->level.rooms)[room]);
                const bool holds = std::ranges::any_of(cells, [&](Cell cell) { return goods.contains(cell); });
                QVERIFY2(holds || noted, qPrintable(QString("%1, seed %2, room %3").arg(name).arg(seed).arg(room)));
            }
        }
        qInfo("%s: %d dead ends", qPrintable(name), deadEnds);
        QVERIFY(deadEnds > 0 || name == "caves");
    }

    /// Rewards outside dead ends: their tenth, or one before it, has danger.
    void rewardsLieBehindDanger() {
        const TileCatalogue tiles;
        int rewards = 0;
        int behind = 0;
        for (std::uint64_t seed = 0; seed < countOf(60U, 1000U); ++seed) {
            auto recipe = paced("spanning-halls", seed % 2 == 0 ? 1 : 2, seed, curveOf(seed), "enemies");
            recipe.stages.back().set("in-dead-ends", Decimal::of(0));
            recipe.stages.back().set("depth", Decimal::of(3));
            const auto made = make(recipe, {80, 45});
            QVERIFY(made.ok());
            const test::WayByHand way(made->level, tiles);
            const DeadEndsByHand ends(made->level, way);
            std::set<Cell> hidden;
            for (std::size_t room = 0; room < made->level.rooms->size(); ++room)
                if (ends.isDeadEnd(room))
                    for (const Cell cell : test::cellsOfRoom((*made->level.rooms)[room])) hidden.insert(cell);
            for (const auto& coin : *made->level.things) {
                if (coin.kind != ThingKind::Coin || hidden.contains(coin.at)) continue;
                ++rewards;
                behind += std::ranges::any_of(*made->level.things,
                                              [&](const Thing& foe) {
                                                  return foe.kind == ThingKind::Enemy &&
                                                         way.tenthOf(foe.at) <= way.tenthOf(coin.at) &&
                                                         way.tenthOf(foe.at) + 2 >= way.tenthOf(coin.at);
                                              })
                              ? 1
                              : 0;
            }
        }
        qInfo("%d of %d rewards behind danger", behind, rewards);
        QVERIFY(rewards > 200);
        QVERIFY(behind * 100 > rewards * 95);
    }

    void depthAndRoomsSayHowMuch() {
        for (const int version : {1, 2}) {
            double shallow = 0;
            double deep = 0;
            for (std::uint64_t seed = 0; seed < countOf(30U); ++seed)
                for (const std::int64_t depth : {1, 3}) {
                    auto recipe = paced("spanning-halls", version, seed, "flat", "enemies");
                    recipe.stages.back().set("depth", Decimal::of(depth));
                    const auto made = make(recipe, {80, 45});
                    QVERIFY(made.ok());
                    for (const auto& thing : *made->level.things)
                        if (thing.kind == ThingKind::Enemy) (depth == 1 ? shallow : deep) += lossOf(thing, depth);
                }
            QVERIFY(deep > 2.5 * shallow && deep < 6 * shallow);
        }
    }

    void enemiesOfDepthsAreVaried() {
        std::int64_t most = 0;
        std::int64_t all = 0;
        std::array<double, 2> dangers{}; // of versions 2 and 3
        int crowdsOfOneKind = 0;
        int crowds = 0;
        int hardlyVaried = 0; // one kind is just over half of a small crowd
        for (std::uint64_t seed = 0; seed < countOf(60U, 1000U); ++seed)
            for (const std::int64_t depth : {1, 2, 3, 6})
                for (const int version : {2, 3}) {
                    auto recipe = builtInRecipes().find("depths")->find(version)->withSeed(seed);
                    recipe.find("pacing")->set("depth", Decimal::of(depth));
                    const auto made = make(recipe, {80, 45});
                    QVERIFY(made.ok());
                    recipe.stages.erase(std::ranges::find(recipe.stages, "pacing", &RecipeStage::id),
                                        recipe.stages.end());
                    const auto before = make(recipe, {80, 45});
                    QVERIFY(before.ok());
                    const Crowd crowd(made->level, before->level, depth);
                    dangers.at(static_cast<std::size_t>(version - 2)) += crowd.danger;
                    const bool varied =
                        crowd.kinds.size() >= crowd.suiting(depth) && 2 * crowd.most() <= crowd.count + 1;
                    if (version == 2) {
                        crowdsOfOneKind += depth == 1 && !varied ? 1 : 0;
                        continue;
                    }
                    ++crowds;
                    hardlyVaried += varied ? 0 : 1;
                    QVERIFY2(crowd.kinds.size() >= crowd.suiting(depth) && 2 * crowd.most() <= crowd.count + 3,
                             qPrintable(QString("seed %1, depth %2: %3 of %4, %5 kinds")
                                            .arg(seed)
                                            .arg(depth)
                                            .arg(crowd.most())
                                            .arg(crowd.count)
                                            .arg(crowd.kinds.size())));
                    QVERIFY(crowd.hardest * 5 <= crowd.danger * 1.0001);
                    most += crowd.most();
                    all += crowd.count;
                }
        QVERIFY(hardlyVaried * 100 <= crowds);
        qInfo("the most frequent kind: %lld of %lld; danger %.0f, and %.0f in version 2; %d crowds there",
              static_cast<long long>(most), static_cast<long long>(all), dangers[1], dangers[0], crowdsOfOneKind);
        if (test::isShort()) return;
        QVERIFY(3 * most < all);
        QVERIFY(std::abs(dangers[1] - dangers[0]) < .03 * dangers[0]);
        QVERIFY(crowdsOfOneKind > 0); // what this test is about
    }

    void fewEnemiesAreVaried() {
        int ofTwoKinds = 0;
        for (std::uint64_t seed = 0; seed < countOf(60U, 1000U); ++seed)
            for (const char* name : {"keep@2", "spanning-halls", "rooms-and-mazes", "caves", "partition"})
                for (const std::int64_t depth : {1, 2, 4, 9}) {
                    auto recipe = paced(name, 2, seed, curveOf(seed), "enemies");
                    recipe.stages.back().set("depth", Decimal::of(depth));
                    const auto made = make(recipe, {40, 24});
                    if (!made || notesOf(*made).find("there is no room for more") != std::string::npos) continue;
                    const Crowd crowd(made->level, {}, depth);
                    if (crowd.suiting(depth) < 2) continue; // bats alone
                    ++ofTwoKinds;
                    QVERIFY2(2 * crowd.most() <= crowd.count + 3, qPrintable(QString("%1, seed %2, depth %3: %4 of %5")
                                                                                 .arg(name)
                                                                                 .arg(seed)
                                                                                 .arg(depth)
                                                                                 .arg(crowd.most())
                                                                                 .arg(crowd.count)));
                    QVERIFY(crowd.hardest * 5 <= crowd.danger * 1.0001);
                }
        QVERIFY(test::isShort() || ofTwoKinds > 100);
    }
};

DELVE_TEST(PacingSeedsTest)
#include "pacing_seeds_test.moc"
