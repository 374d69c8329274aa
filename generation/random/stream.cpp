#include "generation/random/stream.h"

#include "generation/level/hash.h"

namespace delve {

Stream Stream::named(std::uint64_t seed, std::string_view stage, std::string_view instance, std::int32_t version,
                     std::uint64_t reroll) {
    const std::uint64_t name = fnv1a(instance, fnv1a("/", fnv1a(stage)));
    std::uint64_t state = seed;
    for (const std::uint64_t part : {name, static_cast<std::uint64_t>(version), reroll})
        state = SplitMix64(state ^ part).next();
    return Stream(state);
}

std::uint64_t Stream::below(std::uint64_t n) {
    // Lemire 2019: the high half of a 128-bit product, rejecting the few low halves that would favour some results.
    __extension__ using Wide = unsigned __int128;
    Wide product = static_cast<Wide>(bits()) * n;
    if (static_cast<std::uint64_t>(product) < n) {
        const std::uint64_t threshold = (0 - n) % n;
        while (static_cast<std::uint64_t>(product) < threshold) product = static_cast<Wide>(bits()) * n;
    }
    return static_cast<std::uint64_t>(product >> 64);
}

std::int64_t Stream::between(std::int64_t a, std::int64_t b) {
    const std::uint64_t span = static_cast<std::uint64_t>(b) - static_cast<std::uint64_t>(a) + 1;
    const std::uint64_t drawn = span == 0 ? bits() : below(span);
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + drawn);
}

bool Stream::chance(std::uint64_t numerator, std::uint64_t denominator) {
    if (numerator == 0) return false;
    if (numerator >= denominator) return true;
    return below(denominator) < numerator;
}

std::size_t Stream::weighted(std::span<const std::uint64_t> weights) {
    std::uint64_t sum = 0;
    for (const auto w : weights) sum += w;
    std::uint64_t left = below(sum);
    std::size_t i = 0;
    while (left >= weights[i]) left -= weights[i++];
    return i;
}

} // namespace delve
