#include "editor/drawing/standing.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/creatures.h"
#include "editor/skins/skin.h"

#include <algorithm>
#include <iterator>

namespace delve::editor {
namespace {

bool isLandmark(ThingKind kind) {
    return kind == ThingKind::Start || kind == ThingKind::Goal || kind == ThingKind::Boss;
}

struct ValueText {
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(Decimal value) const { return toText(value); }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(Colour value) const { return toText(value); }
    std::string operator()(const Reference& value) const { return value.id; }
    std::string operator()(Cell) const { return {}; }
    std::string operator()(const UnknownValue&) const { return {}; }
};

std::string textOf(const PropertyValue& value) { return std::visit(ValueText(), value); }

} // namespace

std::uint16_t spriteOf(const Thing& thing, const Skin* skin) {
    if (!skin) return 0;
    const auto fits = [&thing](const ThingPieces& row) {
        if (row.kind != infoOf(thing.kind).name) return false;
        if (row.property.empty()) return true;
        const auto* value = thing.fields.find(row.property);
        if (!value) value = thing.properties.find(row.property);
        return value && (row.value.empty() || textOf(*value) == row.value);
    };
    const auto found = std::ranges::find_if(skin->things, fits);
    return found == skin->things.end() ? std::uint16_t{0}
                                       : static_cast<std::uint16_t>(found - skin->things.begin() + 1);
}

Standing::Standing(std::span<const Thing> things, const Skin* skin) {
    m_things.reserve(things.size());
    for (const auto& thing : things) m_things.push_back({thing.at, lookOf(thing, skin)});
    if (!std::ranges::is_sorted(m_things, {}, &StandingThing::at))
        std::ranges::stable_sort(m_things, {}, &StandingThing::at);
    std::ranges::copy_if(m_things, std::back_inserter(m_landmarks),
                         [this](const StandingThing& thing) { return isLandmark(m_looks[thing.look].kind); });
}

std::uint32_t Standing::lookOf(const Thing& thing, const Skin* skin) {
    const auto player = thing.kind == ThingKind::Start ? playerOf(thing) : 0;
    const auto* const name = kindNamedBy(thing);
    const auto creature = name ? creatureOf(*name) : std::uint8_t{0};
    const ThingLook look{thing.kind, static_cast<std::int8_t>(player), dotColour(thing), creature,
                         spriteOf(thing, skin)};
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
