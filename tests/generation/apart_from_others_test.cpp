#include "generation/stages/attempt_rooms.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/poisson_sites.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/vaults.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;
using Put = std::function<bool(Made&)>;

/// The room of each cell that belongs to one.
std::map<Cell, RoomId> floorsOf(const Draft& draft) {
    std::map<Cell, RoomId> floors;
    for (RoomId id = 0; id < draft.rooms().size(); ++id) {
        const auto& room = draft.rooms()[id];
        const auto add = [&](const Rect& area) {
            for (auto y = area.y; y < area.bottom(); ++y)
                for (auto x = area.x; x < area.right(); ++x) floors[{x, y}] = id;
        };
        if (room.shape.empty()) add(room.box);
        for (const auto& run : room.shape) add(run.area());
    }
    return floors;
}

/// The fewest cells between a room with at least this id and any other; 99 if none is near.
int leastBetween(const Draft& draft, RoomId from) {
    const auto floors = floorsOf(draft);
    int least = 99;
    for (const auto& [cell, room] : floors)
        for (std::int32_t y = -3; y <= 3 && room >= from; ++y)
            for (std::int32_t x = -3; x <= 3; ++x) {
                const auto other = floors.find(cell + Cell{x, y});
                if (other != floors.end() && other->second != room)
                    least = std::min(least, std::max(std::abs(x), std::abs(y)) - 1);
            }
    return least;
}

} // namespace

Q_DECLARE_METATYPE(Put)

/// "Floors of two rooms are at least 2 cells apart", also if another stage made one of them: a wall for each.
class ApartFromOthersTest : public QObject {
    Q_OBJECT
private slots:
    void roomsOfOtherStagesAreKeptApart_data() {
        QTest::addColumn<Put>("first");
        QTest::addColumn<Put>("second");
        const std::vector<std::pair<const char*, Put>> firsts{
            {"vaults",
             [](Made& made) {
                 return vaults(made.draft, made.random, {{3, 3}, VaultSource::Library}).ok();
             }},
            {"attempt-rooms",
             [](Made& made) {
                 return attemptRooms(made.draft, made.random, {.rooms = {6, 6, false}}).ok();
             }},
            {"poisson-sites", [](Made& made) {
                 return poissonSites(made.draft, made.random, {.sites = {8, 8, false}}).ok();
             }}};
        const std::vector<std::pair<const char*, Put>> seconds{
            {"partition-rooms", [](Made& made) { return partitionRooms(made.draft, made.random, {}).ok(); }},
            {"as many partition-rooms as go",
             [](Made& made) {
                 return partitionRooms(made.draft, made.random, {.rooms = {90, 90, false}}).ok();
             }},
            {"scatter-rooms",
             [](Made& made) {
                 return scatterRooms(made.draft, made.random, {.rooms = {20, 20, false}}).ok();
             }},
            {"as many scatter-rooms as go", [](Made& made) {
                 return scatterRooms(made.draft, made.random, {.rooms = {900, 900, false}, .side = {3, 7}}).ok();
             }}};
        for (const auto& [one, first] : firsts)
            for (const auto& [other, second] : seconds) QTest::addRow("%s, %s", one, other) << first << second;
    }
    void roomsOfOtherStagesAreKeptApart() {
        QFETCH(Put, first);
        QFETCH(Put, second);
        int near = 99;
        for (std::uint64_t seed = 0; seed < test::countOf(40U); ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(first(made));
            const auto others = static_cast<RoomId>(made.draft.rooms().size());
            QVERIFY(second(made));
            QVERIFY(made.draft.rooms().size() > others);
            near = std::min(near, leastBetween(made.draft, others));
        }
        QVERIFY(near >= 2);
        QVERIFY(test::isShort() || near == 2); // not farther than necessary
    }
};

DELVE_TEST(ApartFromOthersTest)
#include "apart_from_others_test.moc"
