#include "generation/pipeline/stage.h"
#include "generation/random/stream.h"
#include "generation/stages/attempt_rooms.h"
#include "generation/stages/grow_rooms.h"
#include "generation/stages/hand_made.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/vaults.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

/// A map with some pinned cells, and the same cells as plain values.
struct Ground {
    Size size;
    Level base;
    std::vector<bool> blocked;

    Ground(Size ofMap, int pins, std::uint64_t seed) : size(ofMap) {
        blocked.assign(static_cast<std::size_t>(size.area()), false);
        base.tiles = Grid(size);
        BitGrid mask(size);
        Stream random(seed);
        for (int i = 0; i < pins; ++i) {
            const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
            const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
            blocked[static_cast<std::size_t>(y * size.width + x)] = true;
            base.tiles.set({x, y}, Tile::Wall);
            mask.set({x, y});
        }
        base.pinned.write() = mask;
    }

    [[nodiscard]] bool isFree(const Rect& area) const {
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x)
                if (!size.contains({x, y}) || blocked[static_cast<std::size_t>(y * size.width + x)]) return false;
        return true;
    }
};

/// How many boxes of this size fit on the ground, `apart` cells from each other and with a free cell around each:
/// column by column, each as far up as possible. If `odd`, on odd cells only.
std::int64_t packed(const Ground& ground, Size box, int apart, bool odd) {
    std::vector<Rect> placed;
    for (std::int32_t x = 1; x < ground.size.width; ++x)
        for (std::int32_t y = 1; y < ground.size.height; ++y) {
            if (odd && (x % 2 == 0 || y % 2 == 0)) continue;
            const Rect tried{x, y, box.width, box.height};
            if (!ground.isFree(tried.grown(1))) continue;
            const bool apartFromAll =
                std::ranges::none_of(placed, [&](const Rect& other) { return tried.grown(apart).overlaps(other); });
            if (apartFromAll) placed.push_back(tried);
        }
    return static_cast<std::int64_t>(placed.size());
}

/// How many of the smallest zones lie side by side. Counts only zones in which the smallest floor fits.
std::int64_t packedZones(const Ground& ground, const PartitionRoomsParameters& p) {
    const auto side = static_cast<std::int32_t>(p.minZone + p.innerMargin);
    const auto pitch = side + static_cast<std::int32_t>(p.interMargin);
    const auto floor = static_cast<std::int32_t>(p.floor.from);
    std::int64_t count = 0;
    for (std::int32_t x = 1; x + side < ground.size.width; x += pitch)
        for (std::int32_t y = 1; y + side < ground.size.height; y += pitch) {
            bool fits = false;
            for (auto dx = 0; dx + floor <= side; ++dx)
                for (auto dy = 0; dy + floor <= side; ++dy)
                    fits = fits || ground.isFree(Rect{x + dx, y + dy, floor, floor}.grown(1));
            count += fits;
        }
    return std::max<std::int64_t>(1, count);
}

struct Made : test::MadeDraft {
    Made(const Ground& ground, std::uint64_t seed) : MadeDraft(ground.size, seed, &ground.base) {}

    [[nodiscard]] std::int64_t rooms() const { return static_cast<std::int64_t>(draft.rooms().size()); }
};

using Run1 = std::function<bool(Made&, std::int64_t)>;
using Packer = std::function<std::int64_t(const Ground&)>;

bool grow(Made& made, std::int64_t rooms) {
    const StageInfo stage = growRoomsStage();
    const std::vector<NamedParameter> values{{"rooms", Range{Decimal::of(rooms), Decimal::of(rooms)}}};
    return stage.run(made.draft, made.random, values).ok();
}

/// How many cells with a gap of one fit on the entire ground, less the cost of the borders between quadrants.
std::int64_t packedQuadrants(const Ground& ground) {
    std::int64_t all = packed(ground, {1, 1}, 1, false);
    return all - 2 * (ground.size.width + ground.size.height) / 4; // the cost of the borders between quadrants
}

Size smallestVault() {
    Size best{1000, 1000};
    for (const auto& vault : vaultLibrary()) {
        const Size size = handMadeOf(vault).size;
        if ((size.width + 1) * (size.height + 1) < (best.width + 1) * (best.height + 1)) best = size;
    }
    return best;
}

} // namespace

Q_DECLARE_METATYPE(Run1)
Q_DECLARE_METATYPE(Packer)

/// "A stage that cannot do what its parameters ask makes what fits, at least 90 % of what an independent packer of the
/// tests gets in, and says so in a note."
class RoomNumberTest : public QObject {
    Q_OBJECT

    static void addStages() {
        QTest::addColumn<Run1>("run");
        QTest::addColumn<Packer>("packer");
        QTest::newRow("grow-rooms") << Run1(grow) << Packer(packedQuadrants);
        for (const std::int64_t side : {1, 3, 6})
            QTest::addRow("scatter-rooms, sides from %d", static_cast<int>(side)) << Run1([side](Made& made,
                                                                                                 std::int64_t rooms) {
                return scatterRooms(made.draft, made.random, {.rooms = {rooms, rooms, false}, .side = {side, 7}}).ok();
            }) << Packer([side](const Ground& ground) {
                const auto s = static_cast<std::int32_t>(side);
                return packed(ground, {s, s}, 2, false);
            });
        for (const std::int64_t side : {1, 3, 5})
            QTest::addRow("attempt-rooms, sides from %d", static_cast<int>(side)) << Run1([side](Made& made,
                                                                                                 std::int64_t rooms) {
                return attemptRooms(made.draft, made.random, {.rooms = {rooms, rooms, false}, .side = {side, 9}}).ok();
            }) << Packer([side](const Ground& ground) {
                const auto s = static_cast<std::int32_t>(side);
                return packed(ground, {s, s}, 1, true);
            });
        QTest::newRow("partition-rooms") << Run1([](Made& made, std::int64_t rooms) {
            return partitionRooms(made.draft, made.random, {.rooms = {rooms, rooms, false}}).ok();
        }) << Packer([](const Ground& ground) { return packedZones(ground, {}); });
        QTest::newRow("partition-rooms, small zones") << Run1([](Made& made, std::int64_t rooms) {
            return partitionRooms(made.draft, made.random,
                                  {.rooms = {rooms, rooms, false}, .minZone = 3, .innerMargin = 0})
                .ok();
        }) << Packer([](const Ground& ground) { return packedZones(ground, {.minZone = 3, .innerMargin = 0}); });
        QTest::newRow("vaults") << Run1([](Made& made, std::int64_t rooms) {
            return vaults(made.draft, made.random, {{rooms, rooms}, VaultSource::Library}).ok();
        }) << Packer([](const Ground& ground) { return packed(ground, smallestVault(), 1, false); });
    }

    static std::vector<Ground> grounds() {
        std::vector<Ground> all;
        for (const Size size : {Size{16, 16}, Size{24, 61}, Size{80, 45}, Size{131, 40}}) {
            all.emplace_back(size, 0, 1);
            all.emplace_back(size, static_cast<int>(size.area() / 200), 2);
        }
        return all;
    }

private slots:
    void whatFitsIsMadeAndTheRestIsSaid_data() { addStages(); }
    void whatFitsIsMadeAndTheRestIsSaid() {
        QFETCH(Run1, run);
        QFETCH(Packer, packer);
        for (const auto& ground : grounds())
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                Made made(ground, seed);
                QVERIFY(run(made, 9'999));
                const auto fit = packer(ground);
                const auto which = QString("%1 x %2, %3 pins: %4 of %5")
                                       .arg(ground.size.width)
                                       .arg(ground.size.height)
                                       .arg(std::ranges::count(ground.blocked, true))
                                       .arg(made.rooms())
                                       .arg(fit);
                QVERIFY2(10 * made.rooms() >= 9 * fit, qPrintable(which));
                QVERIFY2(!made.draft.notes().empty(), qPrintable(which));
            }
    }

    void aNumberThatFitsIsMet_data() { addStages(); }
    void aNumberThatFitsIsMet() {
        QFETCH(Run1, run);
        QFETCH(Packer, packer);
        for (const auto& ground : grounds())
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const auto most = packer(ground) * 9 / 10;
                for (const auto wanted : {most / 3, most / 2, most}) {
                    if (wanted < 1) continue;
                    Made made(ground, seed);
                    QVERIFY(run(made, wanted));
                    QCOMPARE(made.rooms(), wanted);
                }
            }
    }

    void roomsStayApartAndOffThePins_data() { addStages(); }
    void roomsStayApartAndOffThePins() {
        QFETCH(Run1, run);
        for (const auto& ground : grounds())
            for (const std::int64_t wanted : {20, 9'999}) {
                Made made(ground, 3);
                QVERIFY(run(made, wanted));
                const auto& rooms = made.draft.rooms();
                for (std::size_t i = 0; i < rooms.size(); ++i) {
                    QVERIFY(made.draft.inside().intersected(rooms[i].box) == rooms[i].box);
                    QVERIFY(ground.isFree(rooms[i].box));
                    for (std::size_t k = 0; k < i; ++k) QVERIFY(!rooms[i].box.grown(1).overlaps(rooms[k].box));
                }
            }
    }

    void sidesKeepToTheirRange() {
        for (const Span side : {Span{3, 3}, Span{4, 6}, Span{2, 8}, Span{5, 9}, Span{4, 4}, Span{2, 2}})
            for (const std::int64_t wanted : {0, 30, 9'999}) {
                const Ground ground({81, 51}, 0, 1);
                Made made(ground, 5);
                AttemptRoomsParameters parameters{.side = side};
                if (wanted > 0) parameters.rooms = {wanted, wanted, false};
                QVERIFY(attemptRooms(made.draft, made.random, parameters).ok());
                const bool noneOdd = side.from == side.to && side.from % 2 == 0;
                for (const auto& room : made.draft.rooms())
                    for (const auto length : {room.box.width, room.box.height}) {
                        QVERIFY(length % 2 == 1 && length <= side.to);
                        QVERIFY(length >= side.from || noneOdd);
                    }
                const auto& notes = made.draft.notes();
                QCOMPARE(
                    std::ranges::any_of(
                        notes, [](const Message& note) { return inEnglish(note).find("odd") != std::string::npos; }),
                    noneOdd);
            }
    }

    void packedScatteredRoomsKeepTheirSides() {
        const Ground ground({80, 45}, 0, 1);
        for (const std::int64_t wanted : {30, 60, 100, 9'999}) {
            Made made(ground, 2);
            QVERIFY(scatterRooms(made.draft, made.random, {.rooms = {wanted, wanted, false}, .side = {2, 7}}).ok());
            std::int32_t largest = 0;
            for (const auto& room : made.draft.rooms()) {
                QVERIFY(room.box.width >= 2 && room.box.height >= 2);
                largest = std::max({largest, room.box.width, room.box.height});
            }
            QVERIFY(largest <= 7);
            // If the places had to be smaller, a note says so.
            const auto said = std::ranges::any_of(made.draft.notes(), [](const Message& note) {
                return inEnglish(note).find("cells a side instead of") != std::string::npos;
            });
            QCOMPARE(said, wanted > 40);
        }
    }

    void everyPlaceForAVaultIsFound() {
        // A map on which one vault fits in one place, far from where the draws would look for it.
        const Size size{200, 120};
        Ground ground(size, 0, 1);
        BitGrid mask(size);
        for (std::int32_t y = 0; y < size.height; ++y) mask.setRun(y, 0, size.width);
        const Rect hole{180, 100, 12, 7}; // the pool takes 10 x 5 of it
        for (auto y = hole.y; y < hole.bottom(); ++y)
            for (auto x = hole.x; x < hole.right(); ++x) mask.clear({x, y});
        ground.base.tiles.fill(wholeOf(size), Tile::Wall);
        ground.base.tiles.fill(hole, Tile::Void);
        ground.base.pinned.write() = mask;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Made made(ground, seed);
            QVERIFY(vaults(made.draft, made.random, {{1, 1}, VaultSource::Library}).ok());
            QCOMPARE(made.rooms(), std::int64_t{1});
            QVERIFY(hole.grown(-1).intersected(made.draft.rooms()[0].box) == made.draft.rooms()[0].box);
        }
    }
};

DELVE_TEST(RoomNumberTest)
#include "room_number_test.moc"
