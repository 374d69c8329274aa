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

const StarredVariation* findStar(const Starred& starred, const Recipe& recipe, Size size) {
    const auto found = std::ranges::find_if(starred.variations, isStarOf(recipe, size));
    return found == starred.variations.end() ? nullptr : &*found;
}

Result<Level> withStar(Level level, StarredVariation star) {
    auto starred = starredOf(level.properties);
    if (starred.empty() && level.properties.find(starredProperty))
        return impossible(
            {DELVE_TEXT("gallery", "The property “%1” of this level is no list of stars. Remove it first."),
             {std::string(starredProperty)}});
    star.note = noteOf(star.note);
    auto& variations = starred.variations;
    const auto found = std::ranges::find_if(variations, isStarOf(star.recipe, star.size));
    if (found != variations.end()) found->note = std::move(star.note);
    else if (variations.size() < maxStarred) variations.push_back(std::move(star));
    else
        return impossible(
            {DELVE_TEXT("gallery", "A level can have at most %1 starred variations. Remove a star first."),
             {std::to_string(maxStarred)}});
    setStarred(level.properties, starred);
    return level;
}

Level withoutStar(Level level, const Recipe& recipe, Size size) {
    auto starred = starredOf(level.properties);
    if (std::erase_if(starred.variations, isStarOf(recipe, size)) > 0) setStarred(level.properties, starred);
    return level;
}

} // namespace delve::editor
