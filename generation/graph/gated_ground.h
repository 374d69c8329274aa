#pragma once

#include "generation/graph/links.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a player can reach where some edges of a graph are locked, hidden, or lead one way.
namespace delve {

struct Gate {
    enum class Kind : std::uint8_t {
        Open,
        Lock,     ///< passed by who holds a key of its colour, which is kept
        Secret,   ///< passed by who knows of it
        Forward,  ///< leads from a to b only
        Backward, ///< from b to a only
    };
    Kind kind = Kind::Open;
    std::uint32_t colour = 0; ///< of a lock, below 64
    friend bool operator==(const Gate&, const Gate&) = default;
};

struct PlacedKey {
    std::uint32_t place = 0;
    std::uint32_t colour = 0;
};

/// Places from which a player can come and go freely are one part. So few parts are left that every state of a player,
/// a part and the keys held, can be tried, which is exact: keys are kept, steps that lead one way matter, and whoever
/// takes one of these may have left keys behind.
class GatedGround {
public:
    /// `gates` holds one for each edge.
    GatedGround(std::size_t places, std::span<const Edge> edges, std::span<const Gate> gates,
                std::span<const PlacedKey> keys, std::uint32_t start);

    [[nodiscard]] std::uint32_t partOf(std::uint32_t place) const { return m_partOf[place]; }
    [[nodiscard]] std::uint32_t parts() const { return m_parts; }

    static constexpr std::uint64_t allKeys = ~std::uint64_t{0};
    struct Reach {
        std::vector<bool> parts; ///< those that some play comes to
        bool leadsHome = true;   ///< from wherever a play leads, another leads back to the start
        [[nodiscard]] bool all() const;
    };
    /// Takes the keys whose bits are set, and no others. Nothing if there are too many states to try.
    [[nodiscard]] std::optional<Reach> reach(bool knowsSecrets, std::uint64_t keys = allKeys) const;

private:
    struct Step {
        std::uint32_t to;
        Gate::Kind kind;
        std::uint32_t colour;
    };

    std::uint32_t m_parts = 0;
    std::uint32_t m_start = 0;
    bool m_oneWay = false; ///< else all keys of a part may as well be taken at once
    std::vector<std::uint32_t> m_partOf;
    std::vector<std::vector<Step>> m_steps; ///< by part
    std::vector<std::uint64_t> m_keysIn;    ///< by part
};

} // namespace delve
