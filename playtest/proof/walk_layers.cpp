#include "playtest/proof/walk_layers.h"

namespace delve::play {

std::uint32_t WalkLayers::numberOf(std::uint32_t level, WalkKeys keys, const BitGrid& walkable) {
    const auto [found, added] =
        m_numbers.try_emplace(std::uint64_t{level} << 32 | keys, static_cast<std::uint32_t>(m_layers.size()));
    if (added) {
        m_layers.push_back({level, keys, walkable});
        m_bits += walkable.size().area();
    }
    return found->second;
}

void WalkLayers::use(WalkLayer& layer) {
    layer.isUsed = true;
    m_used.push_back(&layer);
    m_bitsUsed += layer.unvisited.size().area();
    auto& ofLevel = m_usedOf[layer.level];
    for (auto* other : ofLevel) {
        if ((other->keys & layer.keys) == layer.keys) layer.unvisitedWithMore.push_back(&other->unvisited);
        if ((other->keys & layer.keys) == other->keys) other->unvisitedWithMore.push_back(&layer.unvisited);
    }
    ofLevel.push_back(&layer);
}

std::size_t WalkLayers::countOf(std::uint32_t level) const {
    const auto found = m_usedOf.find(level);
    return found == m_usedOf.end() ? 0 : found->second.size();
}

void WalkLayers::endSearch() {
    for (auto* layer : m_used) {
        layer->isUsed = false;
        layer->unvisitedWithMore.clear();
        m_usedOf[layer->level].clear();
    }
    m_used.clear();
    m_bitsUsed = 0;
}

void WalkLayers::clear() {
    m_layers.clear();
    m_numbers.clear();
    m_used.clear();
    m_usedOf.clear();
    m_bits = 0;
    m_bitsUsed = 0;
}

} // namespace delve::play
