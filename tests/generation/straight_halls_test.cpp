#include "generation/random/stream.h"
#include "generation/stages/grow_rooms.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/straight_halls.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;

void makeRooms(Made& made, std::uint64_t seed) {
    if (seed % 3 == 0) QVERIFY(growRoomsStage().run(made.draft, made.random, {}).ok());
    else if (seed % 3 == 1) QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {5, 40, false}}).ok());
    else QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
}

/// The specification of straight halls, implemented cell by cell with sets.
class Rules {
public:
    explicit Rules(const Draft& draft) : m_size(draft.size()) {
        for (RoomId room = 0; room < draft.rooms().size(); ++room) {
            const Rect box = draft.rooms()[room].box;
            for (auto y = box.y; y < box.bottom(); ++y)
                for (auto x = box.x; x < box.right(); ++x) m_roomOf[index({x, y})] = room;
        }
    }

    [[nodiscard]] RoomId roomAt(Cell cell) const {
        if (!m_size.contains(cell)) return noRoom;
        const auto found = m_roomOf.find(index(cell));
        return found == m_roomOf.end() ? noRoom : found->second;
    }

    /// The cells of a hall that runs from this cell of a room to the east (or south) to another room, if there is one.
    [[nodiscard]] std::optional<Run> placeFrom(Cell cell, bool down) const {
        const Cell step = down ? Cell{0, 1} : Cell{1, 0};
        const Cell across{step.y, step.x};
        const auto from = roomAt(cell);
        if (from == noRoom || roomAt(cell + step) != noRoom) return {};
        Run run{cell + step, 0, down};
        for (Cell at = cell + step; m_size.contains(at); at = at + step) {
            if (roomAt(at) != noRoom) return run.length > 0 && roomAt(at) != from ? std::optional(run) : std::nullopt;
            if (roomAt(at + across) != noRoom || roomAt(at - across) != noRoom) return {};
            if (!m_size.contains(at + across) || !m_size.contains(at - across)) return {};
            ++run.length;
        }
        return {};
    }

    /// All possible halls in one direction.
    [[nodiscard]] std::vector<Run> places(bool down) const {
        std::vector<Run> all;
        for (std::int32_t y = 0; y < m_size.height; ++y)
            for (std::int32_t x = 0; x < m_size.width; ++x)
                if (const auto run = placeFrom({x, y}, down)) all.push_back(*run);
        return all;
    }

private:
    [[nodiscard]] std::int64_t index(Cell cell) const { return std::int64_t{cell.y} * m_size.width + cell.x; }
    Size m_size;
    std::map<std::int64_t, RoomId> m_roomOf;
};

std::vector<Cell> cellsOf(const Run& run) {
    std::vector<Cell> cells;
    for (std::int32_t i = 0; i < run.length; ++i) cells.push_back(run.at + (run.down ? Cell{0, i} : Cell{i, 0}));
    return cells;
}

/// Are this hall's cells and flanks free of these halls?
bool isClear(const Run& run, const std::set<Cell>& halls) {
    const Cell across = run.down ? Cell{1, 0} : Cell{0, 1};
    return std::ranges::none_of(cellsOf(run), [&](Cell cell) {
        return halls.contains(cell) || halls.contains(cell + across) || halls.contains(cell - across);
    });
}

/// Does the newest version refuse a hall between these two rooms, because of the halls that they have?
bool isOneTooMany(const Run& run, RoomId a, RoomId b, const std::vector<Hall>& halls) {
    int number = 0;
    for (const auto& hall : halls) {
        if (std::minmax(hall.a, hall.b) != std::minmax(a, b)) continue;
        ++number;
        const Run& other = hall.runs[0];
        if (other.down == run.down && std::abs(run.down ? other.at.x - run.at.x : other.at.y - run.at.y) <= 2)
            return true;
    }
    return number >= 2;
}

/// May it cross these halls of the other direction: does each of its cells lie in one together with both flanks, or
/// none of the three?
bool crossesStraight(const Run& run, const std::set<Cell>& halls) {
    return std::ranges::all_of(cellsOf(run), [&](Cell cell) {
        const bool left = halls.contains(cell + Cell{-1, 0});
        const bool here = halls.contains(cell);
        const bool right = halls.contains(cell + Cell{1, 0});
        return left == here && here == right;
    });
}

} // namespace

class StraightHallsTest : public QObject {
    Q_OBJECT

    static bool dig(Made& made, std::int64_t thousandths, bool limited) {
        return (limited ? straightHallsStage() : straightHalls1Stage())
            .run(made.draft, made.random, std::vector<NamedParameter>{{"halls", Decimal::ofThousandths(thousandths)}})
            .ok();
    }

private slots:
    void everyHallIsValidAndNoPlaceIsLeft_data() {
        QTest::addColumn<bool>("limited");
        QTest::newRow("version 1: any number for two rooms") << false;
        QTest::newRow("version 2: two, apart from each other") << true;
    }
    void everyHallIsValidAndNoPlaceIsLeft() {
        QFETCH(bool, limited);
        std::size_t crossings = 0;
        std::size_t ranOut = 0;
        std::size_t refused = 0; // places in rows where only the limit is in the way
        for (std::uint64_t seed = 0; seed < 90; ++seed) {
            const std::int64_t share = seed % 4 == 0 ? 300 : seed % 4 == 1 ? 1200 : 10'000;
            Made made({70, 50}, seed);
            makeRooms(made, seed);
            const Rules rules(made.draft);
            const auto rooms = static_cast<std::int64_t>(made.draft.rooms().size());
            QVERIFY(dig(made, share, limited));
            const auto wanted = static_cast<std::size_t>((share * rooms + 500) / 1000);

            std::vector<Hall> before;
            const auto isTooMany = [&](const Run& run) {
                const Cell step = run.down ? Cell{0, 1} : Cell{1, 0};
                return limited &&
                       isOneTooMany(run, rules.roomAt(run.at - step), rules.roomAt(run.last() + step), before);
            };
            std::set<Cell> rowHalls;
            std::set<Cell> columnHalls;
            std::size_t inRows = 0;
            std::size_t inColumns = 0;
            for (const bool down : {false, true}) {
                for (const auto& hall : made.draft.halls()) {
                    QCOMPARE(hall.runs.size(), std::size_t{1});
                    const Run run = hall.runs[0];
                    if (run.down != down) continue;
                    const Cell step = down ? Cell{0, 1} : Cell{1, 0};
                    QVERIFY(rules.placeFrom(run.at - step, down) == run);
                    QCOMPARE(hall.a, rules.roomAt(run.at - step));
                    QCOMPARE(hall.b, rules.roomAt(run.last() + step));
                    QVERIFY(isClear(run, down ? columnHalls : rowHalls));
                    QVERIFY(!isTooMany(run));
                    before.push_back(hall);
                    if (down) {
                        QVERIFY(crossesStraight(run, rowHalls));
                        for (const Cell cell : cellsOf(run)) crossings += rowHalls.contains(cell) ? 1 : 0;
                    }
                    for (const Cell cell : cellsOf(run)) (down ? columnHalls : rowHalls).insert(cell);
                    ++(down ? inColumns : inRows);
                }
                if (down || inRows == wanted) continue;
                for (const auto& run : rules.places(false)) {
                    QVERIFY(!isClear(run, rowHalls) || isTooMany(run));
                    refused += isClear(run, rowHalls) ? 1 : 0;
                }
            }
            QVERIFY(inRows <= wanted && inColumns <= wanted);
            ranOut += inRows < wanted ? 1 : 0;
            if (inColumns < wanted)
                for (const auto& run : rules.places(true))
                    QVERIFY(!isClear(run, columnHalls) || !crossesStraight(run, rowHalls) || isTooMany(run));
            // One link for each hall, and nothing else was dug.
            QCOMPARE(made.draft.links().size(), made.draft.halls().size());
            for (const auto& link : made.draft.links()) QCOMPARE(link.kind, LinkKind::Hall);
            for (std::int32_t y = 0; y < 50; ++y)
                for (std::int32_t x = 0; x < 70; ++x)
                    QCOMPARE(made.draft.walkable({x, y}), rules.roomAt({x, y}) != noRoom || rowHalls.contains({x, y}) ||
                                                              columnHalls.contains({x, y}));
        }
        QVERIFY(crossings > 100 && ranOut > 10 && ranOut < 80);
        QVERIFY(limited ? refused > 100 : refused == 0);
    }
};

DELVE_TEST(StraightHallsTest)
#include "straight_halls_test.moc"
