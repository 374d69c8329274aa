#pragma once

#include <cstdint>
#include <string_view>

namespace delve {

/// FNV-1a, 64 bits. Names of random streams and seeds typed as words go through it.
[[nodiscard]] constexpr std::uint64_t fnv1a(std::string_view text, std::uint64_t state = 0xcbf29ce484222325u) {
    for (const char c : text) {
        state ^= static_cast<unsigned char>(c);
        state *= 0x100000001b3u;
    }
    return state;
}

} // namespace delve
