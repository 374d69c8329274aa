#pragma once

#include "generation/level/level.h"

#include <cstddef>

/// The approximate memory of the parts of a level, which limits a history of edits. What is shared counts in full,
/// because an edit keeps it after all other owners have released it.
namespace delve {

class RareText;
struct Rules;
struct Tables;

[[nodiscard]] std::size_t bytesOf(const std::string& text);
[[nodiscard]] std::size_t bytesOf(const RareText& text);
[[nodiscard]] std::size_t bytesOf(const Properties& properties);
[[nodiscard]] std::size_t bytesOf(const UnknownOfRun& run);
[[nodiscard]] std::size_t bytesOf(const Room& room);
[[nodiscard]] std::size_t bytesOf(const Link& link);
[[nodiscard]] std::size_t bytesOf(const Hall& hall);
[[nodiscard]] std::size_t bytesOf(const Thing& thing);
[[nodiscard]] std::size_t bytesOf(const MissionCycle& cycle);
[[nodiscard]] std::size_t bytesOf(const Mission& mission);
[[nodiscard]] std::size_t bytesOf(const BitGrid& bits);
[[nodiscard]] std::size_t bytesOf(const Grid::ChunkHandle& chunk);
[[nodiscard]] std::size_t bytesOf(const Grid& tiles);
[[nodiscard]] std::size_t bytesOf(const DecorationLayer& layer);
[[nodiscard]] std::size_t bytesOf(const std::optional<Recipe>& recipe);
[[nodiscard]] std::size_t bytesOf(const Rules& rules);
[[nodiscard]] std::size_t bytesOf(const Tables& tables);
[[nodiscard]] std::size_t bytesOf(const TileCatalogue& tiles);
[[nodiscard]] std::size_t bytesOf(const Level& level);

template <class T>
[[nodiscard]] std::size_t bytesOf(const std::vector<T>& list) {
    std::size_t bytes = 0;
    for (const auto& element : list) bytes += bytesOf(element);
    return bytes;
}

template <class T>
[[nodiscard]] std::size_t bytesOf(const Shared<T>& shared) {
    return bytesOf(*shared);
}

} // namespace delve
