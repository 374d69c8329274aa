#pragma once

#include <cstddef>
#include <cstdint>

/// What numbers the tables of a world may hold; reader and check agree on them.
namespace delve {

inline constexpr std::int64_t maxInTable = 1'000'000;
inline constexpr std::size_t maxRows = 256;
inline constexpr std::int64_t maxSpeed = 100; ///< ten steps a turn

} // namespace delve
