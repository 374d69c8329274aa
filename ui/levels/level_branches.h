#pragma once

#include "generation/level/shared_levels.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// How the levels of a world hang together by their portals: each stands under the first level that leads to it.
/// Looking at the portals of thousands of levels takes long, so it is made on any thread. Owned by the tree that shows
/// it.
namespace delve::ui {

class LevelBranches {
public:
    static constexpr std::size_t none = ~std::size_t{0};
    using Places = std::vector<std::size_t>;

    /// What is known of a level.
    struct Branch {
        Shared<Level> level; ///< as it was when it was looked at
        Places ways;         ///< where its portals lead, rising
        std::size_t parent = none;
        int row = 0;
        Places children;
    };

    LevelBranches() = default;
    /// Of no use where `stopped` said so; it is asked after some levels.
    explicit LevelBranches(const SharedLevels& levels, const std::function<bool()>& stopped = {});
    LevelBranches(const LevelBranches&) = delete;
    LevelBranches& operator=(const LevelBranches&) = delete;

    [[nodiscard]] std::size_t size() const { return m_branches.size(); }
    [[nodiscard]] const Branch& operator[](std::size_t place) const { return m_branches[place]; }
    [[nodiscard]] const std::string& idOf(std::size_t place) const { return m_branches[place].level->id; }
    [[nodiscard]] const Places& roots() const { return m_roots; }
    /// Of levels of the same id the first; `none` where there is none.
    [[nodiscard]] std::size_t placeOf(std::string_view id) const;
    /// Of how many levels the portals were looked at since it was made.
    [[nodiscard]] std::size_t levelsRead() const { return m_read; }

    /// Are these the levels that it is of, changed or not?
    [[nodiscard]] bool sameIds(const SharedLevels& levels) const;
    [[nodiscard]] std::size_t countChanged(const SharedLevels& levels) const;
    /// Takes a level as it now is, of the same id. True where its portals lead elsewhere: then it is to grow anew.
    [[nodiscard]] bool take(std::size_t place, const SharedLevels& levels);
    void grow();

private:
    void growFrom(std::size_t root, std::vector<bool>& grown);
    [[nodiscard]] bool readWays(Branch& branch);

    std::vector<Branch> m_branches;                             ///< one a level
    std::unordered_map<std::string_view, std::size_t> m_places; ///< by the ids that the branches hold
    Places m_roots;
    std::size_t m_read = 0;
};

} // namespace delve::ui
