#pragma once

#include "generation/collapse/rule_table.h"

#include <array>
#include <set>
#include <string>
#include <vector>

/// Checks rule tables and finished collapses independently: shares no code with the modules, the board or the search,
/// turns rows and sides its own way, and reads the table's words for every pair of neighbours.
namespace delve::test {

/// One orientation of a module, computed by moving each cell and each side separately.
struct PlainModule {
    std::string name;
    std::string group;
    int quarters = 0;
    bool mirrored = false;
    std::array<std::string, 4> sides; ///< north, east, south, west, read clockwise
    std::vector<std::string> rows;
    [[nodiscard]] std::string fullName() const;
};

/// The modules that each cell of a board may hold, by number. An empty set is a hole.
using PlainBoard = std::vector<std::set<int>>;

class PlainRules {
public:
    explicit PlainRules(const collapse::RuleTable& table);

    /// Every module in all its orientations, in table order; for each, 0 to 3 quarters, then the mirrored ones.
    [[nodiscard]] const std::vector<PlainModule>& modules() const { return m_modules; }
    [[nodiscard]] int find(const std::string& fullName) const; ///< -1 if there is none
    /// May b stand on side `side` (0 north, 1 east, 2 south, 3 west) of a?
    [[nodiscard]] bool mayStand(int a, int side, int b) const {
        return m_pairs[key(a, side)][static_cast<std::size_t>(b)];
    }
    [[nodiscard]] bool mayLieAtRim(int module, int side) const { return m_rim[key(module, side)]; }
    /// Every module.
    [[nodiscard]] std::set<int> all() const;

    enum class Rim : bool { Open, Closed };
    /// Removes modules without a supporting neighbour, by checking all cells until nothing changes; false if a cell has
    /// none left. An open rim allows everything beyond it: a window into a larger board.
    [[nodiscard]] bool propagate(int width, int height, PlainBoard& board, Rim rim = Rim::Closed) const;
    /// Tries everything: can the board be filled?
    [[nodiscard]] bool canBeFilled(int width, int height, PlainBoard board) const;
    /// What is wrong with a filled board: forbidden pairs, checked from both sides, and rims. Numbers of modules by
    /// cell; -1 is a hole.
    [[nodiscard]] std::vector<std::string> problems(int width, int height, const std::vector<int>& filled) const;

private:
    [[nodiscard]] static std::size_t key(int module, int side) { return static_cast<std::size_t>(4 * module + side); }

    std::vector<PlainModule> m_modules;
    std::vector<std::vector<bool>> m_pairs;
    std::vector<bool> m_rim;
};

} // namespace delve::test
