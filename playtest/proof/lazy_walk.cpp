#include "playtest/proof/lazy_walk.h"

#include <algorithm>

namespace delve::play {
namespace {

constexpr std::uint32_t atStart = 0xffffffff;
constexpr std::uint32_t stopsBetweenQuestions = 1u << 14;

} // namespace

std::optional<std::vector<Walk::Step>> LazyWalk::find(const IsEnd& isEnd) {
    const auto& player = m_game.players[0];
    m_stops.push_back({player.place.at, layerOf(player.place.level, {}), m_parts.start(), atStart, Direction::North});
    for (std::uint32_t number = 0; number < m_stops.size() && !m_gaveUp; ++number) {
        if ((number + 1) % stopsBetweenQuestions == 0 && m_stopped()) return {};
        for (const auto step : directionsClockwise)
            if (stepFrom(number, step, isEnd)) return stepsTo(static_cast<std::uint32_t>(m_stops.size() - 1));
    }
    return {};
}

/// True: this is the end.
bool LazyWalk::stepFrom(std::uint32_t number, Direction step, const IsEnd& isEnd) {
    const auto stop = m_stops[number];
    const auto& layer = m_layers[stop.layer];
    const auto lock = [&](const std::string& colour) { return layer.held.test(m_parts.bitOf(colour)); };
    const auto way = m_walk.wayFrom({layer.level, stop.at}, step, {.lock = lock});
    if (way.out && arrive(*way.out, {}, number, step, isEnd)) return true;
    const Held taken = way.through ? m_parts.takenInPassing(*way.through) : Held{};
    if (way.to && arrive(*way.to, taken, number, step, isEnd)) return true;
    return way.held && arrive(*way.held, {}, number, step, isEnd);
}

/// `taken`: on the way there.
bool LazyWalk::arrive(const Place& place, const Held& taken, std::uint32_t number, Direction step, const IsEnd& isEnd) {
    const auto before = m_stops[number];
    const auto part = m_parts.at(place);
    const Held held = m_layers[before.layer].held | m_parts.itemsOf(part) | taken;
    const auto number2 = layerOf(place.level, held);
    auto& layer = m_layers[number2];
    if (layer.visited.at(place.at)) return false;
    if (std::ranges::any_of(layer.visitedWithLess, [&](const BitGrid* less) { return less->at(place.at); }))
        return false;
    layer.visited.set(place.at);
    m_stops.push_back({place.at, number2, part, number, step});
    m_gaveUp = m_gaveUp || m_stops.size() >= Walk::mostStops;
    return (part != before.part || number2 != before.layer) && isEnd(part, held);
}

std::uint32_t LazyWalk::layerOf(std::uint32_t level, const Held& held) {
    auto& ofLevel = m_layersOf[level];
    for (const auto number : ofLevel)
        if (m_layers[number].held == held) return number;
    const auto number = static_cast<std::uint32_t>(m_layers.size());
    auto& added = m_layers.emplace_back();
    added.level = level;
    added.held = held;
    added.visited.reset(m_game.level(level).size());
    for (const auto other : ofLevel) {
        auto& layer = m_layers[other];
        if (m_parts.leadsAsFar(layer.held, held)) added.visitedWithLess.push_back(&layer.visited);
        if (m_parts.leadsAsFar(held, layer.held)) layer.visitedWithLess.push_back(&added.visited);
    }
    ofLevel.push_back(number);
    m_bits += m_game.level(level).size().area();
    m_gaveUp = m_gaveUp || m_bits > Walk::mostBits || ofLevel.size() > Walk::mostSets;
    return number;
}

std::vector<Walk::Step> LazyWalk::stepsTo(std::uint32_t number) const {
    std::vector<Walk::Step> steps;
    for (; m_stops[number].before != atStart; number = m_stops[number].before)
        steps.push_back({m_stops[number].step, {m_layers[m_stops[number].layer].level, m_stops[number].at}});
    std::ranges::reverse(steps);
    return steps;
}

} // namespace delve::play
