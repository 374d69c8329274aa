#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

/// Keys of 128 bits that are the same for equal values, in every run and on every machine: no address goes in, and no
/// order of a container without one. The mixing is MurmurHash3_x64_128 by Austin Appleby, who gave it to the public
/// domain (github.com/aappleby/smhasher); the tests hold it to the verification value published there.
namespace delve::play {

struct Key128 {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    /// The sum of part keys does not depend on their order, so a changed part can be subtracted and added again.
    constexpr Key128& operator+=(const Key128& other) {
        low += other.low;
        high += other.high;
        return *this;
    }
    friend constexpr auto operator<=>(const Key128&, const Key128&) = default;
};

/// Hashes words, in their order.
class Hash128 {
public:
    explicit constexpr Hash128(std::uint32_t seed = 0) : m_first(seed), m_second(seed) {}

    void add(std::uint64_t word);
    void addSigned(std::int64_t number) { add(static_cast<std::uint64_t>(number)); }
    void add(const Key128& key) {
        add(key.low);
        add(key.high);
    }
    /// Includes the length, so that two texts in a row differ from the same characters split elsewhere.
    void addText(std::string_view text);
    [[nodiscard]] Key128 result() const;

    /// The hash of bytes, as it was published.
    [[nodiscard]] static Key128 ofBytes(std::string_view bytes, std::uint32_t seed = 0);

private:
    void mix(std::uint64_t first, std::uint64_t second);
    [[nodiscard]] Key128 finish(std::uint64_t first, std::uint64_t second, std::uint64_t bytes) const;

    std::uint64_t m_first;
    std::uint64_t m_second;
    std::uint64_t m_words = 0;
    std::uint64_t m_waiting = 0; ///< the first word of a block that still lacks its second
};

} // namespace delve::play
