#pragma once

#include "generation/level/edit.h"
#include "generation/level/shared.h"
#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <vector>

/// An edit of a whole world, as a value: levels that are added, removed, moved or changed, and the rules, tables,
/// tiles, name and properties before and after. Copies share the levels, which may be thousands.
namespace delve {

class WorldEdit {
public:
    WorldEdit() = default;
    /// The edit that leads from `before` to `after`. A level is matched by its id; one with another id at its old place
    /// is still the same. Levels that both worlds share are skipped.
    [[nodiscard]] static WorldEdit between(const World& before, const World& after);
    /// An edit of one level alone. Costs what the edit costs.
    [[nodiscard]] static WorldEdit ofLevel(std::size_t index, Edit edit);

    [[nodiscard]] bool empty() const { return m_parts.empty() && !m_levels->listed && m_levels->changed.empty(); }
    /// Takes no time for the levels, however many there are; nor does applying it if there are many.
    [[nodiscard]] WorldEdit inverse() const;
    /// `world` must be what the edit was made from; false, and nothing changed, if the number or the sizes of its
    /// levels differ.
    bool apply(World& world) const;
    /// The place afterwards of the level at `index`; nothing if it is removed.
    [[nodiscard]] std::optional<std::size_t> placeAfter(std::size_t index) const;
    /// The cells of a level that may look different afterwards, by its place before; empty if it is removed.
    [[nodiscard]] Rect touched(std::size_t index) const;
    /// Does the edit change this member of the world? For the levels, see below.
    template <auto member>
    [[nodiscard]] bool changes() const {
        return m_parts.of<member>().has_value();
    }
    /// May a portal lead elsewhere, or nowhere, afterwards?
    [[nodiscard]] bool changesPortals() const;
    /// Are levels added, removed or moved?
    [[nodiscard]] bool changesList() const { return m_levels->listed; }
    /// Are too many levels changed to go through them while a person waits?
    [[nodiscard]] bool changesMany() const { return m_levels->changed.size() > manyLevels; }
    /// The change of a level that stays, by its place afterwards; null if it does not change.
    [[nodiscard]] const Edit* changeOf(std::size_t placeAfter) const;
    /// Hands over each level that stays and changes: its place afterwards, and its change, as an edit of this direction
    /// or the other.
    template <class Take>
    void eachChanged(const Take& take) const {
        for (const auto& changed : m_levels->changed) take(placesOf(changed).after, changed.edit);
    }
    /// Approximate memory that a history needs for this edit.
    [[nodiscard]] std::size_t bytes() const;

private:
    using Parts = PartEdits<&World::name, &World::madeBy, &World::rules, &World::tiles, &World::tables,
                            &World::properties, &World::unknown>;
    /// A level that exists before and after.
    struct Changed {
        Change<std::size_t> place;
        Edit edit;
    };
    static constexpr std::size_t gone = ~std::size_t{0};
    static constexpr std::size_t manyLevels = 64; ///< if more change, both lists are kept whole and swapped at once

    /// All copies share it, and so do those of the inverse: it is never inverted, but read backwards.
    struct Levels {
        std::vector<Changed> changed;
        bool listed = false;
        /// If levels are added, removed or moved, or if many change: both lists as a whole. What a level has in common
        /// before and after is shared.
        std::optional<Change<SharedLevels>> lists;
        std::vector<std::size_t> places;       ///< where `listed`: of each level before, where it stands afterwards
        Change<std::size_t> bytesOfLone{0, 0}; ///< of those removed and added, measured once
        std::size_t bytesOfChanged = 0;

        void keep(const SharedLevels& before, const SharedLevels& after);
    };

    [[nodiscard]] bool fits(const World& world) const;
    [[nodiscard]] Change<std::size_t> placesOf(const Changed& changed) const {
        const auto& [before, after] = changed.place;
        return m_turned ? Change<std::size_t>{after, before} : Change<std::size_t>{before, after};
    }
    [[nodiscard]] const SharedLevels& listBefore() const {
        return m_turned ? m_levels->lists->after : m_levels->lists->before;
    }
    [[nodiscard]] const SharedLevels& listAfter() const {
        return m_turned ? m_levels->lists->before : m_levels->lists->after;
    }

    Parts m_parts;
    bool m_turned = false; ///< the levels lead the other way
    Shared<Levels> m_levels;
};

} // namespace delve
