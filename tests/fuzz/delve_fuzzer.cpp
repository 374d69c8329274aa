#include "generation/level/delve/order.h"
#include "generation/level/delve_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// Feeds the reader of `.delve` files and of recipes. What is refused must say where and why; what is read must,
/// written and read again, be the same world and the same bytes.
namespace {

using namespace delve;

void expect(bool good, const char* what) {
    if (good) return;
    std::fprintf(stderr, "Not so: %s\n", what);
    std::abort();
}

void expectSentence(const Failure& failure) {
    expect(failure.kind == Failure::Kind::BadInput, "a text is refused as bad input");
    expect(!failure.where.empty(), "a refusal says where");
    expect(!inEnglish(failure.message).empty(), "a refusal says why");
}

World inFileOrder(World world) {
    for (auto& level : world.levels) level = delve::inFileOrder(level);
    return world;
}

void tryWorld(std::string_view text) {
    const auto read = readDelve(text);
    if (!read) return expectSentence(read.failure());
    const auto written = delveText(*read);
    const auto again = readDelve(written);
    expect(again.ok(), "what was written can be read");
    expect(*again == inFileOrder(*read), "it is the same world");
    expect(delveText(*again) == written, "it gives the same bytes");
}

void tryRecipe(std::string_view text) {
    const auto read = readRecipe(text);
    if (!read) return expectSentence(read.failure());
    const auto written = recipeText(*read);
    const auto again = readRecipe(written);
    expect(again.ok() && *again == *read, "a recipe that was written is read as the same");
    expect(recipeText(*again) == written, "it gives the same bytes");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    tryWorld(text);
    tryRecipe(text);
    return 0;
}
