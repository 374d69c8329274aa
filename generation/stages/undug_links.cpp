#include "generation/stages/undug_links.h"

#include <utility>

namespace delve::generation {

std::vector<Link> withoutUndug(std::vector<Link> links, const std::vector<std::uint32_t>& undug) {
    std::vector<bool> goes(links.size());
    for (const auto place : undug) goes[place] = true;
    std::vector<Link> left;
    left.reserve(links.size() - undug.size());
    for (std::size_t i = 0; i < links.size(); ++i)
        if (!goes[i]) left.push_back(std::move(links[i]));
    return left;
}

} // namespace delve::generation
