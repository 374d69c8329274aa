#include "editor/drawing/standing.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/creatures.h"

#include <algorithm>
#include <iterator>

namespace delve::editor {
namespace {

bool isLandmark(ThingKind kind) {
    return kind == ThingKind::Start || kind == ThingKind::Goal || kind == ThingKind::Boss;
}

} // namespace

Standing::Standing(std::span<const Thing> things) {
    m_things.reserve(things.size());
    for (const auto& thing : things) m_things.push_back({thing.at, lookOf(thing)});
    if (!std::ranges::is_sorted(m_things, {}, &StandingThing::at))
        std::ranges::stable_sort(m_things, {}, &StandingThing::at);
    std::ranges::copy_if(m_things, std::back_inserter(m_landmarks),
                         [this](const StandingThing& thing) { return isLandmark(m_looks[thing.look].kind); });
}

std::uint32_t Standing::lookOf(const Thing& thing) {
    const auto player = thing.kind == ThingKind::Start ? playerOf(thing) : 0;
    const auto* const name = kindNamedBy(thing);
    const auto creature = name ? creatureOf(*name) : std::uint8_t{0};
    const ThingLook look{thing.kind, static_cast<std::int8_t>(player), dotColour(thing), creature};
    const auto place = static_cast<std::size_t>(std::ranges::find(m_looks, look) - m_looks.begin());
    if (place == m_looks.size()) m_looks.push_back(look);
    return static_cast<std::uint32_t>(place);
}

std::span<const StandingThing> Standing::inRow(std::int32_t y, std::int32_t x, std::int32_t width) const {
    const auto from = std::ranges::lower_bound(m_things, Cell{x, y}, {}, &StandingThing::at);
    const auto to = std::ranges::lower_bound(from, m_things.end(), Cell{x + width, y}, {}, &StandingThing::at);
    return {from, to};
}

std::size_t Standing::bytes() const { return (m_things.capacity() + m_landmarks.capacity()) * sizeof(StandingThing); }

} // namespace delve::editor
