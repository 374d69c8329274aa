#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace delve {
struct Level;
}

namespace delve::ui {

/// Names and values, in words for the Properties dock.
using LevelFacts = std::vector<std::pair<QString, QString>>;

/// What a level is made of: its size, its rooms and halls, and its things by kind.
[[nodiscard]] LevelFacts levelFacts(const Level& level);

} // namespace delve::ui
