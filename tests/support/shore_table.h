#pragma once

#include <string_view>

/// A rule table that is hard to collapse, in the style of "summer" in Gumin's collection: banks, cliffs and roads that
/// never end, so that nothing can fill a pocket that is closed in the wrong way.
namespace delve::test {

inline constexpr std::string_view shoreTable = R"({
  "rules": 1,
  "name": "shore",
  "side": 1,
  "legend": { ";": "grass", "~": "water", "=": "road", "^": "mountain" },
  "modules": [
    { "name": "grass", "weight": 20, "sides": ["grass", "grass", "grass", "grass"], "rows": [";"] },
    { "name": "water", "weight": 10, "sides": ["water", "water", "water", "water"], "rows": ["~"] },
    { "name": "bank", "weight": 6, "symmetry": 4, "sides": ["grass", "grass|water", "water", "water|grass"], "rows": ["~"] },
    { "name": "cape", "weight": 3, "symmetry": 4, "sides": ["grass", "grass|water", "water|grass", "grass"], "rows": ["~"] },
    { "name": "bay", "weight": 3, "symmetry": 4, "sides": ["grass|water", "water", "water", "water|grass"], "rows": ["~"] },
    { "name": "road", "weight": 4, "symmetry": 2, "sides": ["road", "grass", "road", "grass"], "rows": ["="] },
    { "name": "bend", "weight": 2, "symmetry": 4, "sides": ["road", "road", "grass", "grass"], "rows": ["="] },
    { "name": "bridge", "weight": 1, "symmetry": 2, "sides": ["road", "water", "road", "water"], "rows": ["="] },
    { "name": "ford", "weight": 1, "symmetry": 4, "sides": ["road", "grass|water", "road", "water|grass"], "rows": ["="] },
    { "name": "cliff", "weight": 6, "symmetry": 4, "sides": ["grass", "high|low", "grass", "low|high"], "rows": ["^"] },
    { "name": "spur", "weight": 2, "symmetry": 4, "sides": ["grass", "high|low", "low|high", "grass"], "rows": ["^"] },
    { "name": "hollow", "weight": 2, "symmetry": 4, "sides": ["high|low", "grass", "grass", "low|high"], "rows": ["^"] },
    { "name": "stairs", "weight": 1, "symmetry": 4, "sides": ["road", "high|low", "road", "low|high"], "rows": ["="] }
  ]
}
)";

} // namespace delve::test
