#include "tests/bench/report/asked.h"

#include <algorithm>

namespace delve::bench {
namespace {

constexpr double second = 1000;
constexpr double microsecond = 0.001;

constexpr Asked asked[] = {
    // Whole recipes, with all their guarantees
    {"generate/partition/80x50", 40 * microsecond},
    {"generate/partition/1000x1000", 15},
    {"generate/partition/4000x4000", 350},
    {"generate/rooms-and-mazes/81x51", 80 * microsecond},
    {"generate/rooms-and-mazes/1001x1001", 20},
    {"generate/rooms-and-mazes/4001x4001", 500},
    {"generate/grown-rooms/80x45", 100 * microsecond},
    {"generate/grown-rooms/1024x1024", 30},
    {"generate/grown-rooms/4096x4096", 600},
    {"generate/spanning-halls/80x45", 300 * microsecond},
    {"generate/spanning-halls/1024x1024", 100},
    {"generate/spanning-halls/4096x4096", 2 * second},
    {"generate/caves/80x45", 40 * microsecond},
    {"generate/caves/1024x1024", 20},
    {"generate/caves/4096x4096", 350},
    {"generate/keep/80x45", 300 * microsecond},
    {"generate/keep/1024x1024", 100},
    {"generate/keep/4096x4096", 2 * second},
    {"generate/depths/80x45", 1},
    {"generate/depths/1024x1024", 300},
    {"generate/quest/80x45", 1.2},
    // 1.2 times Boost.Polygon alone
    {"triangulationOfPoints/*"},
    // Collapse: a plain table, and hard ones
    {"collapse/circuit/entropy/50", 1.2},
    {"collapse/circuit/entropy/100", 5},
    {"collapse/circuit/entropy/200", 20},
    {"collapse/castle/entropy/100", 60},
    {"collapse/castle/entropy/200", 250},
    {"collapse/garden/entropy/100", 60},
    {"collapse/garden/entropy/200", 250},
    {"collapse/shore/entropy/100", 60},
    {"collapse/shore/entropy/200", 250},
    // Kernels over cells
    {"poissonDisc/100000", 100},
    {"lands/1024", 5},
    {"sight/rooms 80x50 radius 10", 1.5 * microsecond},
    {"sight/open radius 50", 15 * microsecond},
    // Games kept for stepping back and for searching; the first target is relative to a small map
    {"step/4096x4096, no enemies, kept"},
    {"keep 256 games, MiB/4096x4096", 16, "MiB"},
    {"components/*/512", 1},
    {"components/*/4001", 66},
    {"pathOverMaze/513", 0.7},
    // Files
    {"delve/read/4096x4096", 200},
    {"delve/read-file/4096x4096", 200},
    {"delve/write/4096x4096", 150},
    {"tiled/read/4000x4000", 400},
    {"write/tmx of Tiled/4000", 800}, // with 400 for reading it
    {"write/png/4000", 500},
    // The difference of two maps
    {"difference/1000 changes/4096", 60},
    // A brush of size 32
    {"strokeMove/4096", 8},
    // What a level measures: all of it, and what follows each stroke of a brush
    {"measures/all/*/128x128", 50},
    {"measures/common/*/128x128", 16},
    {"measures/common/*/256x256", 16},
    // Twelve variations, generated, proven, measured and drawn
    {"gallery/*/80x45", 2 * second},
    // A problem appears after a stroke
    {"inspect/*/256x256", 100},
    // Proofs: without enemies, with them, of large maps, of a world
    {"proof/grown-rooms/80x45", 2},
    {"proof/rooms-and-mazes/80x45", 2},
    {"proof/partition/80x45", 2},
    {"proof/caves/80x45", 2},
    {"proof/keep/80x45", 2},
    {"proof/house/80x45", 2},
    {"proof/spanning-halls/80x45", 20},
    {"proof/*/1024x1024", 300},
    {"proof/journey/24 sites", 100},
    // How long a person waits after stopping a run
    {"stop/*", 20, "LONGEST"},
};

bool fits(std::string_view pattern, std::string_view name) {
    const auto star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == name;
    const auto end = pattern.substr(star + 1);
    return name.size() + 1 >= pattern.size() && name.starts_with(pattern.substr(0, star)) && name.ends_with(end);
}

} // namespace

std::span<const Asked> allAsked() { return asked; }

const Asked* findAsked(std::string_view benchmark) {
    const auto* const found = std::ranges::find_if(asked, [&](const Asked& row) { return fits(row.work, benchmark); });
    return found == std::end(asked) ? nullptr : found;
}

std::string patternOfAsked() {
    std::string pattern = "^(";
    for (const auto& row : asked) {
        if (pattern.size() > 2) pattern += '|';
        for (const char c : row.work) pattern += c == '*' ? ".*" : std::string(1, c);
    }
    return pattern + ")(/(real_time|iterations|repeats).*)?$";
}

} // namespace delve::bench
