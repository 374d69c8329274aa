#pragma once

#include "generation/level/text.h"

#include <array>
#include <cstdint>

namespace delve {

/// What a stage may need and give; a recipe that lacks something is refused with a sentence.
enum class Part : std::uint16_t {
    Rooms = 1,
    Partition = 2,
    Links = 4,
    Floor = 8,
    Start = 16,
    Exit = 32,
    Flowers = 64,
    Sites = 128,
    Walls = 256,
    Goal = 512,
    Towns = 1024,
    Boss = 2048,
};

inline constexpr std::array allParts{Part::Rooms,   Part::Partition, Part::Links, Part::Floor, Part::Start, Part::Exit,
                                     Part::Flowers, Part::Sites,     Part::Walls, Part::Goal,  Part::Towns, Part::Boss};

/// A set of them.
class Parts {
public:
    constexpr Parts() = default;
    constexpr Parts(Part part) : m_bits(static_cast<std::uint16_t>(part)) {}
    [[nodiscard]] constexpr bool has(Parts other) const { return (m_bits & other.m_bits) == other.m_bits; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    friend constexpr Parts operator|(Parts a, Parts b) { return fromBits(a.m_bits | b.m_bits); }
    /// What is in a and not in b.
    friend constexpr Parts operator-(Parts a, Parts b) { return fromBits(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(Parts, Parts) = default;

private:
    static constexpr Parts fromBits(int bits) {
        Parts parts;
        parts.m_bits = static_cast<std::uint16_t>(bits);
        return parts;
    }
    std::uint16_t m_bits = 0;
};
constexpr Parts operator|(Part a, Part b) { return Parts(a) | Parts(b); }

} // namespace delve
