#pragma once

#include <type_traits>

namespace delve {

/// A set of the enumerators of Flag, each of which is a single bit.
template <class Flag>
class Flags {
public:
    constexpr Flags() = default;
    constexpr Flags(Flag flag) : m_bits(static_cast<Bits>(flag)) {}
    [[nodiscard]] constexpr bool has(Flags other) const { return (m_bits & other.m_bits) == other.m_bits; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    friend constexpr Flags operator|(Flags a, Flags b) { return fromBits(a.m_bits | b.m_bits); }
    /// What is in a and not in b.
    friend constexpr Flags operator-(Flags a, Flags b) { return fromBits(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(Flags, Flags) = default;

private:
    using Bits = std::underlying_type_t<Flag>;

    static constexpr Flags fromBits(int bits) {
        Flags flags;
        flags.m_bits = static_cast<Bits>(bits);
        return flags;
    }
    Bits m_bits = 0;
};

} // namespace delve
