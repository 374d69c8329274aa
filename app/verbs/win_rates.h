#pragma once

#include "app/console/json_writer.h"
#include "playtest/personas/persona_tally.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// How often personas win the levels of recipes, by recipe and depth: sums over many levels.
namespace delve::app {

class WinRates {
public:
    /// The games on one level, in the order of the personas. A level without games is not counted.
    void add(const std::string& recipe, std::int64_t depth, const std::vector<play::PersonaSums>& played);

    /// A table for each recipe; empty without games.
    [[nodiscard]] std::string text() const;
    /// A list, one object for each recipe and depth.
    void write(JsonWriter& json) const;

private:
    struct Played {
        std::int64_t levels = 0;
        std::vector<play::PersonaSums> sums; ///< in the order of the personas
    };
    using ByDepth = std::map<std::int64_t, Played>;
    ByDepth& of(const std::string& recipe);

    std::vector<std::pair<std::string, ByDepth>> m_recipes; ///< in the order in which they were added first
};

} // namespace delve::app
