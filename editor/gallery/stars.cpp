#include "editor/gallery/stars.h"

#include <algorithm>
#include <string>
#include <utility>

namespace delve::editor {
namespace {

auto isStarOf(const Recipe& recipe, Size size) {
    return [&recipe, size](const StarredVariation& star) { return star.makes(recipe, size); };
}

} // namespace

const Starred& KeptStars::of(const Properties& properties) {
    const auto* const value = properties.find(starredProperty);
    const auto* const list = value ? std::get_if<UnknownValue>(value) : nullptr;
    const bool isShort = list && list->json.size() <= maxStarredBytes;
    const std::string_view json = isShort ? std::string_view(list->json) : std::string_view();
    if (json == m_json) return m_starred;
    m_json = json;
    m_starred = json.empty() ? Starred() : starredOf(properties);
    ++m_reads;
    return m_starred;
}

const StarredVariation* findStar(const Starred& starred, const Recipe& recipe, Size size) {
    const auto found = std::ranges::find_if(starred.variations, isStarOf(recipe, size));
    return found == starred.variations.end() ? nullptr : &*found;
}

Result<Level> withStar(Level level, StarredVariation star) {
    auto starred = readStarred(level.properties);
    if (!starred) return starred.failure();
    star.note = noteOf(star.note);
    star.recipe = withoutUnknown(std::move(star.recipe));
    auto& variations = starred->variations;
    const auto found = std::ranges::find_if(variations, isStarOf(star.recipe, star.size));
    if (found != variations.end()) found->note = std::move(star.note);
    else if (variations.size() < maxStarred) variations.push_back(std::move(star));
    else
        return impossible(
            {DELVE_TEXT("gallery", "A level can have at most %1 starred variations. Remove a star first."),
             {std::to_string(maxStarred)}});
    setStarred(level.properties, *starred);
    if (!readStarred(level.properties))
        return impossible({DELVE_TEXT("gallery", "The stars of this level are too long together. Remove one first.")});
    return level;
}

Level withoutStar(Level level, const Recipe& recipe, Size size) {
    auto starred = starredOf(level.properties);
    if (std::erase_if(starred.variations, isStarOf(recipe, size)) > 0) setStarred(level.properties, starred);
    return level;
}

} // namespace delve::editor
