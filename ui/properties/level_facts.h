#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace delve {

struct Level;

/// What a level is made of, in words for the Properties dock: its size, its rooms and halls, and its things by kind.
[[nodiscard]] std::vector<std::pair<QString, QString>> levelFacts(const Level& level);

} // namespace delve
