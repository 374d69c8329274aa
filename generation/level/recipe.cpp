#include "generation/level/recipe.h"

#include "generation/level/hash.h"

#include <algorithm>
#include <charconv>

namespace delve {

const ParameterValue* RecipeStage::find(std::string_view parameter) const {
    const auto found = std::ranges::find(parameters, parameter, &NamedParameter::id);
    return found == parameters.end() ? nullptr : &found->value;
}

void RecipeStage::set(std::string_view parameter, ParameterValue value) {
    const auto found = std::ranges::find(parameters, parameter, &NamedParameter::id);
    if (found != parameters.end()) found->value = std::move(value);
    else parameters.push_back({std::string(parameter), std::move(value)});
}

bool RecipeStage::reset(std::string_view parameter) {
    return std::erase_if(parameters, [&](const NamedParameter& p) { return p.id == parameter; }) > 0;
}

const RecipeStage* Recipe::find(std::string_view id) const {
    const auto found = std::ranges::find(stages, id, &RecipeStage::id);
    return found == stages.end() ? nullptr : &*found;
}

RecipeStage* Recipe::find(std::string_view id) {
    const auto found = std::ranges::find(stages, id, &RecipeStage::id);
    return found == stages.end() ? nullptr : &*found;
}

std::uint64_t seedFromText(std::string_view text) {
    const char* const end = text.data() + text.size();
    std::uint64_t seed = 0;
    if (const auto read = std::from_chars(text.data(), end, seed); read.ec == std::errc{} && read.ptr == end)
        return seed;
    std::int64_t negative = 0;
    if (const auto read = std::from_chars(text.data(), end, negative); read.ec == std::errc{} && read.ptr == end)
        return static_cast<std::uint64_t>(negative);
    return fnv1a(text);
}

std::optional<Size> sizeFromText(std::string_view text) {
    const auto cross = text.find_first_of("xX");
    if (cross == std::string_view::npos) return {};
    Size size;
    const auto read = [](std::string_view part, std::int32_t& into) {
        const auto result = std::from_chars(part.data(), part.data() + part.size(), into);
        return result.ec == std::errc{} && result.ptr == part.data() + part.size();
    };
    if (!read(text.substr(0, cross), size.width) || !read(text.substr(cross + 1), size.height)) return {};
    return isLevelSize(size.width, size.height) ? std::optional(size) : std::nullopt;
}

} // namespace delve
