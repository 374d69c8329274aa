#pragma once

#include "generation/level/edit.h"
#include "generation/level/shared.h"
#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// An edit of a whole world is a value, as that of a level is: levels that came, went, moved or changed, and the rules,
/// tables, tiles, name and properties before and after. Copies share the levels, which may be thousands.
namespace delve {

class WorldEdit {
public:
    /// A level that is there before and after.
    struct Stayed {
        Change<std::size_t> place;
        Edit edit;
    };

    WorldEdit() = default;
    /// What leads from `before` to `after`. A level is known by its id; one that got another id and kept its place is
    /// still the same.
    [[nodiscard]] static WorldEdit between(const World& before, const World& after);
    /// An edit of one level alone. Costs what the edit costs.
    [[nodiscard]] static WorldEdit ofLevel(std::size_t index, Edit edit);

    [[nodiscard]] bool empty() const { return m_parts.empty() && !m_listed && m_levels->stayed.empty(); }
    [[nodiscard]] WorldEdit inverse() const;
    /// `world` must be what the edit was made from; false, and nothing changed, if its levels are not as many or not of
    /// the same sizes.
    bool apply(World& world) const;
    /// Where the level that stood at `index` stands afterwards; nothing if it went.
    [[nodiscard]] std::optional<std::size_t> placeAfter(std::size_t index) const;
    /// The cells of a level that may look different afterwards, by its place before; empty where it went.
    [[nodiscard]] Rect touched(std::size_t index) const;
    /// Is this member of the world another one afterwards? Of the levels, see below.
    template <auto member>
    [[nodiscard]] bool changes() const {
        return m_parts.of<member>().has_value();
    }
    /// Do levels come, go or move?
    [[nodiscard]] bool changesList() const { return m_listed; }
    /// The levels that stay and are changed; all that stay where the list is changed.
    [[nodiscard]] std::span<const Stayed> stayed() const { return m_levels->stayed; }
    /// Memory that a history needs for this one, roughly.
    [[nodiscard]] std::size_t bytes() const;

private:
    using Parts = PartEdits<&World::name, &World::madeBy, &World::rules, &World::tiles, &World::tables,
                            &World::properties, &World::unknown>;
    /// One that is there only before, or only after.
    struct Lone {
        std::size_t place;
        Level level;
    };

    struct Levels {
        std::vector<Stayed> stayed;
        std::vector<Lone> went;
        std::vector<Lone> came;
        Change<std::size_t> bytesOfLone{0, 0}; ///< of those that went and that came, measured once
        std::size_t bytesOfStayed = 0;

        void measure();
    };

    [[nodiscard]] bool fits(const World& world) const;

    Parts m_parts;
    bool m_listed = false; ///< levels came, went or moved: `stayed` then names every level that stayed
    Shared<Levels> m_levels;
};

} // namespace delve
