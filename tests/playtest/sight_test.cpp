#include "generation/random/stream.h"
#include "playtest/rules/step.h"
#include "playtest/rules/view.h"
#include "playtest/sight/sight.h"
#include "tests/playtest/drawn_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace delve;
using namespace delve::play;

namespace {

/// A slope, exactly.
struct Fraction {
    std::int64_t over;
    std::int64_t under; ///< above 0
};

bool less(const Fraction& a, const Fraction& b) { return a.over * b.under < b.over * a.under; }

Fraction between(const Fraction& a, const Fraction& b) {
    const std::int64_t over = a.over * b.under + b.over * a.under;
    const std::int64_t under = 2 * a.under * b.under;
    const auto divisor = std::gcd(over, under);
    return {over / divisor, under / divisor};
}

/// The definition in sight.h, implemented literally and without regard for speed. Rows are counted along `forward`,
/// columns along `sideways`.
class SlowSight {
public:
    SlowSight(const BitGrid& seeThrough, Cell from) : m_open(seeThrough), m_from(from) {}

    [[nodiscard]] bool sees(Cell to, std::int32_t radius) const {
        const Cell way = to - m_from;
        if (way == Cell{}) return true;
        if (way.x * way.x + way.y * way.y > radius * radius + radius) return false;
        const bool steep = std::abs(way.x) <= std::abs(way.y);
        const bool flat = std::abs(way.y) <= std::abs(way.x);
        return (steep && seesAlong(way.y > 0 ? Cell{0, 1} : Cell{0, -1}, {1, 0}, std::abs(way.y), way.x)) ||
               (flat && seesAlong(way.x > 0 ? Cell{1, 0} : Cell{-1, 0}, {0, 1}, std::abs(way.x), way.y));
    }

private:
    [[nodiscard]] Cell cell(Cell forward, Cell sideways, std::int64_t row, std::int64_t column) const {
        const auto r = static_cast<std::int32_t>(row);
        const auto c = static_cast<std::int32_t>(column);
        return {m_from.x + r * forward.x + c * sideways.x, m_from.y + r * forward.y + c * sideways.y};
    }
    [[nodiscard]] bool seeThrough(Cell at) const { return m_open.size().contains(at) && m_open.at(at); }

    /// In every row before `rows`, the ray touches a cell that can be seen through.
    [[nodiscard]] bool getsTo(Cell forward, Cell sideways, std::int64_t rows, const Fraction& slope) const {
        for (std::int64_t row = 1; row < rows; ++row) {
            bool free = false;
            for (std::int64_t column = -row - 1; column <= row + 1 && !free; ++column) {
                const auto away = std::abs(2 * (slope.over * row - column * slope.under)); // in half cells
                free = away <= slope.under && seeThrough(cell(forward, sideways, row, column));
            }
            if (!free) return false;
        }
        return true;
    }

    /// All slopes at which the touched cells may change, and one between each two of them.
    [[nodiscard]] static std::vector<Fraction> slopesTo(std::int64_t rows, std::int64_t column) {
        std::vector<Fraction> edges;
        const Fraction low{std::max(2 * column - 1, -2 * rows), 2 * rows};
        const Fraction high{std::min(2 * column + 1, 2 * rows), 2 * rows};
        edges.push_back(low);
        edges.push_back(high);
        for (std::int64_t row = 1; row < rows; ++row)
            for (std::int64_t half = -2 * row - 1; half <= 2 * row + 1; half += 2) {
                const Fraction edge{half, 2 * row};
                if (less(low, edge) && less(edge, high)) edges.push_back(edge);
            }
        std::ranges::sort(edges, less);
        std::vector<Fraction> slopes;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            slopes.push_back(edges[i]);
            if (i + 1 < edges.size()) slopes.push_back(between(edges[i], edges[i + 1]));
        }
        return slopes;
    }

    [[nodiscard]] bool seesAlong(Cell forward, Cell sideways, std::int64_t rows, std::int64_t column) const {
        if (seeThrough(cell(forward, sideways, rows, column))) return getsTo(forward, sideways, rows, {column, rows});
        for (const auto& slope : slopesTo(rows, column)) {
            if (std::abs(slope.over) > slope.under) continue;
            const auto away = std::abs(2 * (slope.over * rows - column * slope.under));
            if (away < slope.under && getsTo(forward, sideways, rows, slope)) return true;
        }
        return false;
    }

    const BitGrid& m_open;
    Cell m_from;
};

BitGrid randomMap(Stream& random, Size size) {
    BitGrid open(size);
    const auto share = random.between(30, 97);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if (random.chance(static_cast<std::uint64_t>(share), 100)) open.set({x, y});
    return open;
}

Cell randomCell(Stream& random, Size size) {
    const auto x = random.below(static_cast<std::uint64_t>(size.width));
    const auto y = random.below(static_cast<std::uint64_t>(size.height));
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

/// A corridor with two doors, and the player at its west end.
Game corridorWithDoors() {
    World world;
    auto& level = world.levels.emplace_back();
    level.id = "corridor";
    level.tiles = Grid({11, 3}, Tile::Wall);
    level.tiles.fill({1, 1, 9, 1}, Tile::Floor);
    for (const std::int32_t x : {4, 7}) level.tiles.set({x, 1}, Tile::Door);
    level.things = std::vector<Thing>{{"start-2-1", ThingKind::Start, {2, 1}, {}, {}, {}}};
    return *startGame(std::make_shared<const World>(std::move(world)), 1);
}

/// The cells of the corridor that the player sees, from west to east.
QString seenOfCorridor(const Game& game) {
    Eyes eyes;
    const BitGrid& seen = eyes.see(game, game.players[0]);
    QString cells;
    for (std::int32_t x = 0; x < 11; ++x) cells += seen.at({x, 1}) ? QChar('x') : QChar('-');
    return cells;
}

} // namespace

class SightTest : public QObject {
    Q_OBJECT
private slots:
    void itIsWhatTheHeaderSays() {
        Stream random(1);
        Sight sight;
        SeenCells seen;
        for (int map = 0; map < 1000; ++map) {
            const auto width = static_cast<std::int32_t>(random.between(1, 40));
            const auto height = static_cast<std::int32_t>(random.between(1, 24));
            const auto open = randomMap(random, {width, height});
            const Cell from = randomCell(random, open.size());
            const auto radius = static_cast<std::int32_t>(random.between(0, 12));
            sight.look(open, from, radius, seen);
            const SlowSight slow(open, from);
            for (std::int32_t y = 0; y < height; ++y)
                for (std::int32_t x = 0; x < width; ++x)
                    if (seen.at({x, y}) != slow.sees({x, y}, radius))
                        QFAIL(qPrintable(QString("map %1: from %2,%3 to %4,%5: %6")
                                             .arg(map)
                                             .arg(from.x)
                                             .arg(from.y)
                                             .arg(x)
                                             .arg(y)
                                             .arg(seen.at({x, y}))));
        }
    }

    void itIsSymmetric() {
        Stream random(2);
        Sight sight;
        SeenCells seen, back;
        for (int map = 0; map < 1000; ++map) {
            const auto open = randomMap(random, {60, 40});
            const Cell from = randomCell(random, open.size());
            if (!open.at(from)) continue;
            const auto radius = static_cast<std::int32_t>(random.between(1, 45));
            sight.look(open, from, radius, seen);
            for (int tries = 0; tries < 40; ++tries) {
                const Cell to = randomCell(random, open.size());
                if (!open.at(to)) continue;
                sight.look(open, to, radius, back);
                QCOMPARE(back.at(from), seen.at(to));
            }
        }
    }

    /// A player in a cell that blocks the view sees everybody who sees that player.
    void theySeeEachOther() {
        Stream random(8);
        Sight sight;
        SeenCells seen;
        int onlyAsAWall = 0;
        for (int map = 0; map < 1000; ++map) {
            const auto open = randomMap(random, {40, 30});
            const auto radius = static_cast<std::int32_t>(random.between(0, 30));
            const Cell from = randomCell(random, open.size());
            sight.look(open, from, radius, seen);
            for (int tries = 0; tries < 40; ++tries) {
                const Cell to = randomCell(random, open.size());
                const bool sees = seeEachOther(open, from, to, radius);
                QCOMPARE(seeEachOther(open, to, from, radius), sees);
                if (open.at(to)) QCOMPARE(seen.at(to), sees);
                else if (sees) QVERIFY(seen.at(to));
                else onlyAsAWall += seen.at(to) ? 1 : 0;
            }
        }
        QVERIFY(onlyAsAWall > 20);
    }

    void aLargeRadiusIsTheSameInPieces() {
        Stream random(3);
        Sight sight;
        SeenCells wide, narrow;
        const auto open = randomMap(random, {300, 200});
        for (int tries = 0; tries < 20; ++tries) {
            const Cell from = randomCell(random, open.size());
            sight.look(open, from, 150, wide);
            sight.look(open, from, 20, narrow);
            for (std::int32_t y = from.y - 14; y <= from.y + 14; ++y)
                for (std::int32_t x = from.x - 14; x <= from.x + 14; ++x) QCOMPARE(wide.at({x, y}), narrow.at({x, y}));
        }
    }

    void anEmptyFieldIsADisc() {
        BitGrid open({41, 41});
        for (std::int32_t y = 0; y < 41; ++y) open.setRun(y, 0, 41);
        Sight sight;
        SeenCells seen;
        sight.look(open, {20, 20}, 8, seen);
        for (std::int32_t y = 0; y < 41; ++y)
            for (std::int32_t x = 0; x < 41; ++x) {
                const auto dx = x - 20;
                const auto dy = y - 20;
                QCOMPARE(seen.at({x, y}), dx * dx + dy * dy <= 8 * 8 + 8);
            }
    }

    void whatIsSeenIsMarkedAndCounted() {
        Stream random(4);
        Sight sight;
        SeenCells seen;
        const auto open = randomMap(random, {150, 60});
        ChunkedBits marked;
        std::int64_t counted = 0;
        for (int tries = 0; tries < 30; ++tries) {
            sight.look(open, randomCell(random, open.size()), 9, seen);
            const bool adds = addsToSeen(seen, marked);
            const auto before = marked;
            counted += markSeen(seen, open, marked);
            QCOMPARE(adds, !(before == marked));
        }
        std::int64_t walkable = 0;
        for (std::int32_t y = 0; y < 60; ++y)
            for (std::int32_t x = 0; x < 150; ++x) walkable += marked.at({x, y}) && open.at({x, y});
        QCOMPARE(counted, walkable);
    }

    /// A door can be seen, and hides what is behind it until it is opened; the next door still does.
    void whatWasOpenedIsSeenThrough() {
        Game game = corridorWithDoors();
        QCOMPARE(seenOfCorridor(game), QString("xxxxx------"));
        for (const auto way : {Direction::East, Direction::East, Direction::West, Direction::West})
            game = step(game, Command::move(0, way)).game;
        QCOMPARE(game.players[0].place.at, (Cell{2, 1}));
        QCOMPARE(seenOfCorridor(game), QString("xxxxxxxx---"));
    }

    /// Like a wall at first, and like any other door once it was found and opened.
    void aSecretDoorHidesWhatIsBehindIt() {
        const std::vector<std::string> rows{"##########", "#@Q......X", "##########"};
        Game game = *startGame(std::make_shared<const World>(test::drawnWorld("exit", rows)), 1);
        const auto sees = [&game](std::int32_t x) { return Eyes().see(game, 0).at({x, 1}); };
        QVERIFY(sees(2) && !sees(3));
        game = step(game, Command::wait()).game;
        QVERIFY(sees(2) && !sees(3));
        game = step(game, Command::move(0, Direction::East)).game;
        game = step(game, Command::move(0, Direction::West)).game;
        QVERIFY(sees(3) && sees(6));
    }

    void windowsAreCombined() {
        BitGrid open({90, 30});
        for (std::int32_t y = 0; y < 30; ++y) open.setRun(y, 0, 90);
        Sight sight;
        SeenCells a, b, either, both;
        sight.look(open, {40, 12}, 9, a);
        sight.look(open, {47, 16}, 6, b);
        either = both = a;
        either.add(b);
        both.keep(b);
        for (std::int32_t y = 0; y < 30; ++y)
            for (std::int32_t x = 0; x < 90; ++x) {
                const Cell cell{x, y};
                QCOMPARE(both.at(cell), a.at(cell) && b.at(cell));
                if (a.area().contains(cell)) QCOMPARE(either.at(cell), a.at(cell) || b.at(cell));
            }
    }
};

DELVE_TEST(SightTest)
#include "sight_test.moc"
