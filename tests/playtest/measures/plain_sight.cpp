#include "tests/playtest/measures/plain_cells.h"

#include <algorithm>
#include <cstdlib>

namespace delve::test {
namespace {

unsigned long long plainHash(int x, int y) {
    unsigned long long z = (static_cast<unsigned long long>(y) << 32 | static_cast<unsigned long long>(x));
    z = z + 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

/// The cells of the ground with the lowest hashes.
std::vector<std::pair<int, int>> chosen(const PlainLevel& level, std::size_t most) {
    const auto ground = plainGround(level);
    std::vector<std::pair<unsigned long long, std::pair<int, int>>> all;
    for (int y = 0; y < level.height; ++y)
        for (int x = 0; x < level.width; ++x)
            if (ground[y * level.width + x]) all.push_back({plainHash(x, y), {x, y}});
    std::sort(all.begin(), all.end());
    if (all.size() > most) all.resize(most);
    std::vector<std::pair<int, int>> cells;
    for (const auto& one : all) cells.push_back(one.second);
    return cells;
}

bool see(const PlainLevel& level, int x, int y) { return level.on(x, y) && level.seeThrough[y * level.width + x]; }

/// |side| * i / length, to the nearest whole number; exactly between two, the one farther from 0.
int along(int side, int i, int length) {
    const int far = (2 * i * std::abs(side) + length) / (2 * length);
    return side < 0 ? -far : far;
}

long long inSight(const PlainLevel& level, int x, int y) {
    long long count = 0;
    for (int v = 0; v < level.height; ++v)
        for (int u = 0; u < level.width; ++u) {
            const int a = u - x, b = v - y, length = std::max(std::abs(a), std::abs(b));
            if (a * a + b * b > 900 || !(level.walk(u, v) || see(level, u, v))) continue;
            bool clear = true;
            for (int i = 1; i < length; ++i)
                clear = clear && see(level, x + along(a, i, length), y + along(b, i, length));
            count += clear;
        }
    return count;
}

/// The definition in playtest/sight/sight.h, for what can be seen through.
long long seenByRules(const PlainLevel& level, int x, int y) {
    long long count = 0;
    for (int v = 0; v < level.height; ++v)
        for (int u = 0; u < level.width; ++u) {
            const int a = u - x, b = v - y;
            if (a == 0 && b == 0) {
                ++count;
                continue;
            }
            if (a * a + b * b > 930 || !see(level, u, v)) continue;
            const bool rows = std::abs(b) >= std::abs(a);
            const int deep = rows ? b : a, side = rows ? a : b, length = std::abs(deep);
            bool clear = true;
            for (int k = 1; k < length; ++k) {
                bool touches = false;
                for (int c = -length; c <= length; ++c) {
                    if (2 * std::abs(c * length - side * k) > length) continue; // farther than half a cell
                    const int d = deep < 0 ? -k : k;
                    touches = touches || (rows ? see(level, x + c, y + d) : see(level, x + d, y + c));
                }
                clear = clear && touches;
            }
            count += clear;
        }
    return count;
}

} // namespace

void measureSight(const PlainLevel& level, Values& values) {
    std::vector<long long> sights, areas;
    for (const auto& [x, y] : chosen(level, 64)) sights.push_back(inSight(level, x, y));
    for (const auto& [x, y] : chosen(level, 256)) areas.push_back(seenByRules(level, x, y));
    setMean(values, "sight", sights);
    setSpread(values, "sight-spread", sights);
    setMean(values, "visible-area", areas);
}

} // namespace delve::test
