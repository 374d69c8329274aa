#include "generation/level/delve/order.h"
#include "generation/level/delve_file.h"
#include "generation/level/starred.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/targets.h"

#include <utility>

namespace delve::fuzz {
namespace {

World sortedAsFile(World world) {
    for (Level& level : world.levels.writable()) level = inFileOrder(level);
    return world;
}

/// What a file has in place of stars: it can be read, and is written as it was.
void expectStars(const Level& level) {
    const auto starred = starredOf(level.properties);
    expect(starred.variations.size() <= maxStarred, "there are at most as many stars as may be");
    Properties written;
    setStarred(written, starred);
    expect(starredOf(written) == starred, "stars that were written can be read");
}

} // namespace

void fuzzDelve(std::string_view bytes) {
    const auto read = readDelve(bytes);
    if (!read) return expectRefusal(read.failure());
    const auto written = delveText(*read);
    const auto again = readDelve(written);
    expect(again.ok(), "a world that was written can be read");
    expect(*again == sortedAsFile(*read), "it is the same world");
    expect(delveText(*again) == written, "it gives the same bytes");
    for (const auto& level : std::as_const(read->levels)) expectStars(level);
}

} // namespace delve::fuzz
