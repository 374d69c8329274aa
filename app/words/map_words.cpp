#include "app/words/map_words.h"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>

namespace delve::app {
namespace {

std::optional<Rect> rectFromText(std::string_view text) {
    std::array<std::int32_t, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, numbers[i]);
        if (read.ec != std::errc{}) return {};
        text = {read.ptr, static_cast<std::size_t>(end - read.ptr)};
        const bool last = i + 1 == numbers.size();
        if (last ? !text.empty() : !text.starts_with(',')) return {};
        if (!last) text.remove_prefix(1);
    }
    return Rect{numbers[0], numbers[1], numbers[2], numbers[3]};
}

} // namespace

Result<Rect> areaFrom(const std::string& word, Size map) {
    const auto area = rectFromText(word);
    const bool inside = area && area->x >= 0 && area->y >= 0 && area->width >= 1 && area->height >= 1 &&
                        area->width <= map.width - area->x && area->height <= map.height - area->y;
    if (inside) return *area;
    return badInput(
        {DELVE_TEXT("command line", "Invalid --select \"%1\": give X,Y,W,H within the map of %2 x %3 cells."),
         {word, std::to_string(map.width), std::to_string(map.height)}});
}

} // namespace delve::app
