#include "generation/graph/tunnels.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::uint32_t solidPrice = 10;
constexpr std::uint32_t roomWallPrice = 60;

/// The price of a step in an old hall: at least 1, so that no way is for nothing.
std::uint32_t discounted(std::int64_t thousandths) {
    const auto price = (solidPrice * (1000 - thousandths) + 500) / 1000;
    return static_cast<std::uint32_t>(std::max<std::int64_t>(1, price));
}

} // namespace

Terrain tunnelTerrain(Size size, std::span<const std::uint8_t> classes, std::int64_t discount, std::int64_t turn) {
    return {size,
            classes,
            {0, solidPrice, roomWallPrice, solidPrice, discounted(discount)},
            static_cast<std::uint32_t>((solidPrice * turn + 500) / 1000)};
}

void wallIn(const Rect& part, Size size, std::span<std::uint8_t> classes) {
    const Rect around = part.grown(1).intersected(wholeOf(size).grown(-1));
    for (auto y = around.y; y < around.bottom(); ++y) {
        const auto row = classes.subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width) +
                                             static_cast<std::size_t>(around.x),
                                         static_cast<std::size_t>(around.width));
        std::ranges::replace(row, static_cast<std::uint8_t>(Digging::Solid),
                             static_cast<std::uint8_t>(Digging::RoomWall));
    }
}

Rect tunnelEnd(const Room& room) {
    if (room.shape.empty()) return room.box;
    const Cell first = room.shape.front().at;
    return {first.x, first.y, 1, 1};
}

std::vector<Run> runsBetween(std::span<const Cell> way) {
    std::vector<Run> runs;
    for (std::size_t i = 1; i + 1 < way.size();) {
        std::size_t end = i + 1;
        while (end + 1 < way.size() && way[end] - way[end - 1] == way[i] - way[i - 1]) ++end;
        const Cell first = std::min(way[i], way[end - 1]);
        runs.push_back({first, static_cast<std::int32_t>(end - i), way[i].y != way[i - 1].y && end - i > 1});
        i = end;
    }
    return runs;
}

} // namespace delve
