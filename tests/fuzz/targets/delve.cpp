#include "generation/level/delve/order.h"
#include "generation/level/delve_file.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/targets.h"

namespace delve::fuzz {
namespace {

World sortedAsFile(World world) {
    for (Level& level : world.levels.writable()) level = inFileOrder(level);
    return world;
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
}

} // namespace delve::fuzz
