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

std::size_t Stream::weighted(std::span<const std::uint64_t> weights) {
    std::uint64_t sum = 0;
    for (const auto w : weights) sum += w;
    std::uint64_t left = below(sum);
    std::size_t i = 0;
    while (left >= weights[i]) left -= weights[i++];
    return i;
}

} // namespace delve
