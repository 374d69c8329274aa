#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// A row of a world's table of goods: what its stores sell.
namespace delve {

enum class GoodsEffect : std::uint8_t { Healing, Blade, Armour, Lamp, Supplies };

[[nodiscard]] std::string_view nameOf(GoodsEffect effect);
[[nodiscard]] std::optional<GoodsEffect> goodsEffectFromName(std::string_view name);

struct Goods {
    std::string name;
    GoodsEffect effect = GoodsEffect::Healing;
    std::int64_t amount = 1; ///< by how much health, strength, armour, sight or supplies grow
    std::int64_t price = 1;  ///< in coins
    std::string unknown;

    friend bool operator==(const Goods&, const Goods&) = default;
};

} // namespace delve
