#pragma once

#include "generation/level/level.h"

#include <QRgb>

#include <compare>
#include <span>
#include <vector>

/// An index of a level's things by place, for drawing.
namespace delve::editor {

struct Skin;

/// Which row of the skin's things draws this one, as ThingLook::sprite counts them.
[[nodiscard]] std::uint16_t spriteOf(const Thing& thing, const Skin* skin);

/// What a thing looks like; things with the same look share a sprite.
struct ThingLook {
    ThingKind kind = ThingKind::Flower;
    std::int8_t player = 0;    ///< of a start
    QRgb colour = 0;           ///< of its dot; tints keys, locks and enemies of unknown kinds
    std::uint8_t creature = 0; ///< of an enemy: its shape (see creatures.h)
    std::uint16_t sprite = 0;  ///< 1 for the first row of Skin::things, and so on; 0: drawn by code

    friend auto operator<=>(const ThingLook&, const ThingLook&) = default;
};

struct StandingThing {
    Cell at;
    std::uint32_t look = 0; ///< index in Standing::looks()
};

class Standing {
public:
    Standing() = default;
    explicit Standing(std::span<const Thing> things, const Skin* skin = nullptr);

    [[nodiscard]] const std::vector<ThingLook>& looks() const { return m_looks; }
    /// The things in a part of a row, left to right; on one cell in the order of the level.
    [[nodiscard]] std::span<const StandingThing> inRow(std::int32_t y, std::int32_t x, std::int32_t width) const;
    /// Starts, goals and bosses, in the same order: what must be found at every zoom.
    [[nodiscard]] std::span<const StandingThing> landmarks() const { return m_landmarks; }
    [[nodiscard]] std::size_t bytes() const;

private:
    std::uint32_t lookOf(const Thing& thing, const Skin* skin);

    std::vector<StandingThing> m_things; ///< by row, then column
    std::vector<StandingThing> m_landmarks;
    std::vector<ThingLook> m_looks;
};

} // namespace delve::editor
