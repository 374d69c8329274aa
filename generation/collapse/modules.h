#pragma once

#include "generation/collapse/orientation.h"
#include "generation/collapse/rule_table.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The modules of a rule table in all their orientations, and which may stand side by side: what the collapse works
/// with. Built once for a table, then only read, by any number of threads.
namespace delve::collapse {

inline constexpr std::size_t maxModules = 512;

using ModuleId = std::uint16_t;
inline constexpr ModuleId noModule = 0xffff;

class Modules {
public:
    /// One module in one orientation.
    struct Module {
        std::uint16_t rule = 0; ///< its place in the table's list
        Orientation orientation;
        std::uint32_t weight = 1;
        std::int16_t group = -1; ///< place in groups(), or none
        std::uint8_t open = 0;   ///< the sides over which a pattern grows, a bit for each direction
    };
    struct LeanPair {
        std::size_t placed; ///< places in groups()
        std::size_t raises;
    };

    explicit Modules(RuleTable table);

    [[nodiscard]] const RuleTable& table() const { return m_table; }
    [[nodiscard]] std::size_t count() const { return m_modules.size(); }
    [[nodiscard]] const Module& operator[](std::size_t module) const { return m_modules[module]; }
    [[nodiscard]] std::string nameOf(ModuleId module) const;
    /// The glyphs of a module in its orientation, row by row.
    [[nodiscard]] std::string_view glyphs(ModuleId module) const;

    /// How many words of 64 bits a set of modules has.
    [[nodiscard]] std::size_t words() const { return (count() + 63) / 64; }
    /// The modules that may stand on this side of a module.
    [[nodiscard]] std::span<const std::uint64_t> beside(ModuleId module, Direction side) const {
        return set((static_cast<std::size_t>(side) * count() + module));
    }
    /// The modules that may stand at the rim on this side.
    [[nodiscard]] std::span<const std::uint64_t> atRim(Direction side) const {
        return set(4 * count() + static_cast<std::size_t>(side));
    }
    /// The modules that are open on this side.
    [[nodiscard]] std::span<const std::uint64_t> openTo(Direction side) const {
        return set(4 * count() + 4 + static_cast<std::size_t>(side));
    }
    [[nodiscard]] bool mayStand(ModuleId module, Direction side, ModuleId neighbour) const {
        return (beside(module, side)[neighbour / 64] >> (neighbour % 64)) & 1;
    }

    [[nodiscard]] std::size_t groups() const { return m_groups.size(); }
    [[nodiscard]] std::span<const LeanPair> leans() const { return m_leans; }
    [[nodiscard]] ModuleId rest() const { return m_rest; } ///< noModule where the whole map is collapsed
    /// What a pattern may begin with, in the table's order; of each module, its orientations.
    [[nodiscard]] const std::vector<std::vector<ModuleId>>& first() const { return m_first; }
    /// May the rest fill everything that a grown pattern leaves?
    [[nodiscard]] bool restFills() const;

private:
    [[nodiscard]] std::span<const std::uint64_t> set(std::size_t index) const {
        return std::span(m_sets).subspan(index * words(), words());
    }
    void addTurns();
    void joinLabels();
    void applyPairs(const std::vector<Neighbours>& pairs, bool allowed);
    void put(std::size_t set, std::size_t module, bool on);
    void setPair(std::size_t a, Direction side, std::size_t b, bool on);
    void findRim();
    void findGrowth();

    RuleTable m_table;
    std::vector<Module> m_modules;
    std::vector<RuleModule> m_rotated;
    std::vector<std::string> m_glyphs;
    std::vector<std::string> m_groups;
    std::vector<LeanPair> m_leans;
    std::vector<std::uint64_t> m_sets; ///< beside, by direction and module; at the rim; open
    std::vector<std::vector<ModuleId>> m_first;
    ModuleId m_rest = noModule;
};

} // namespace delve::collapse
