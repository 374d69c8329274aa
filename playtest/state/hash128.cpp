#include "playtest/state/hash128.h"

#include <algorithm>
#include <bit>

namespace delve::play {
namespace {

constexpr std::uint64_t one = 0x87c37b91114253d5u;
constexpr std::uint64_t two = 0x4cf5ad432745937fu;

std::uint64_t mixedFirst(std::uint64_t word) { return std::rotl(word * one, 31) * two; }
std::uint64_t mixedSecond(std::uint64_t word) { return std::rotl(word * two, 33) * one; }

std::uint64_t finished(std::uint64_t z) {
    z = (z ^ (z >> 33)) * 0xff51afd7ed558ccdu;
    z = (z ^ (z >> 33)) * 0xc4ceb9fe1a85ec53u;
    return z ^ (z >> 33);
}

/// Up to eight bytes, the first one lowest, whatever the machine.
std::uint64_t wordOf(std::string_view bytes) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        word |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return word;
}

} // namespace

void Hash128::mix(std::uint64_t first, std::uint64_t second) {
    m_first = (std::rotl(m_first ^ mixedFirst(first), 27) + m_second) * 5 + 0x52dce729u;
    m_second = (std::rotl(m_second ^ mixedSecond(second), 31) + m_first) * 5 + 0x38495ab5u;
}

Key128 Hash128::finish(std::uint64_t first, std::uint64_t second, std::uint64_t bytes) const {
    auto a = m_first ^ mixedFirst(first) ^ bytes;
    auto b = m_second ^ mixedSecond(second) ^ bytes;
    a += b;
    b += a;
    a = finished(a);
    b = finished(b);
    a += b;
    b += a;
    return {a, b};
}

void Hash128::add(std::uint64_t word) {
    if (m_words++ % 2 == 0) m_waiting = word;
    else mix(m_waiting, word);
}

void Hash128::addText(std::string_view text) {
    add(text.size());
    for (std::size_t i = 0; i < text.size(); i += 8) add(wordOf(text.substr(i, 8)));
}

Key128 Hash128::result() const { return finish(m_words % 2 == 0 ? 0 : m_waiting, 0, 8 * m_words); }

Key128 Hash128::ofBytes(std::string_view bytes, std::uint32_t seed) {
    Hash128 hash(seed);
    const auto whole = bytes.size() / 16 * 16;
    for (std::size_t i = 0; i < whole; i += 16) hash.mix(wordOf(bytes.substr(i, 8)), wordOf(bytes.substr(i + 8, 8)));
    const auto rest = bytes.substr(whole);
    const auto second = rest.size() > 8 ? rest.substr(8) : std::string_view();
    return hash.finish(wordOf(rest.substr(0, 8)), wordOf(second), bytes.size());
}

} // namespace delve::play
