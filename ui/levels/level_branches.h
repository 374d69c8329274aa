#pragma once

#include "generation/level/shared_levels.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// The tree in which portals connect the levels of a world: each level is below the first level that leads to it.
/// Scanning the portals of thousands of levels takes long, so it can be built on any thread. Owned by the tree model
/// that shows it.
namespace delve::ui {

class LevelBranches {
public:
    static constexpr std::size_t none = ~std::size_t{0};
    using Places = std::vector<std::size_t>;

    /// What is stored for a level.
    struct Branch {
        Shared<Level> level; ///< a snapshot from when it was scanned
        Places ways;         ///< where its portals lead, ascending
        std::size_t parent = none;
        int row = 0;
        Places children;
    };

    LevelBranches() = default;
    /// Invalid if `stopped` returned true; it is called after some levels.
    explicit LevelBranches(const SharedLevels& levels, const std::function<bool()>& stopped = {});
    LevelBranches(const LevelBranches&) = delete;
    LevelBranches& operator=(const LevelBranches&) = delete;

    [[nodiscard]] std::size_t size() const { return m_branches.size(); }
    [[nodiscard]] const Branch& operator[](std::size_t place) const { return m_branches[place]; }
    [[nodiscard]] const std::string& idOf(std::size_t place) const { return m_branches[place].level->id; }
    [[nodiscard]] const Places& roots() const { return m_roots; }
    /// Of levels with the same id the first; `none` if there is none.
    [[nodiscard]] std::size_t placeOf(std::string_view id) const;
    /// The number of levels scanned so far.
    [[nodiscard]] std::size_t levelsRead() const { return m_read; }

    /// Does it describe the levels with these ids, changed or not?
    [[nodiscard]] bool sameIds(const SharedLevels& levels) const;
    [[nodiscard]] std::size_t countChanged(const SharedLevels& levels) const;
    /// Rescans a level with the same id. True if its portals lead elsewhere: the tree must then be rebuilt.
    [[nodiscard]] bool take(std::size_t place, const SharedLevels& levels);
    void grow();

private:
    void growFrom(std::size_t root, std::vector<bool>& grown);
    [[nodiscard]] bool readWays(Branch& branch);

    std::vector<Branch> m_branches;                             ///< one for each level
    std::unordered_map<std::string_view, std::size_t> m_places; ///< by the ids in the branches
    Places m_roots;
    std::size_t m_read = 0;
};

} // namespace delve::ui
