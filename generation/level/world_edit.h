#pragma once

#include "generation/level/edit.h"
#include "generation/level/shared.h"
#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <vector>

/// An edit of a whole world is a value, as that of a level is: levels that came, went, moved or changed, and the rules,
/// tables, tiles, name and properties before and after. Copies share the levels, which may be thousands.
namespace delve {

class WorldEdit {
public:
    WorldEdit() = default;
    /// What leads from `before` to `after`. A level is known by its id; one that got another id and kept its place is
    /// still the same. Levels that both worlds share are not looked at.
    [[nodiscard]] static WorldEdit between(const World& before, const World& after);
    /// An edit of one level alone. Costs what the edit costs.
    [[nodiscard]] static WorldEdit ofLevel(std::size_t index, Edit edit);

    [[nodiscard]] bool empty() const { return m_parts.empty() && !m_levels->listed && m_levels->changed.empty(); }
    /// Costs nothing for the levels, however many it is of; nor does applying it where there are many.
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
    /// May a portal lead elsewhere afterwards, or lead nowhere?
    [[nodiscard]] bool changesPortals() const;
    /// Do levels come, go or move?
    [[nodiscard]] bool changesList() const { return m_levels->listed; }
    /// Are so many levels changed that nobody is to go through them while a person waits?
    [[nodiscard]] bool changesMany() const { return m_levels->changed.size() > manyLevels; }
    /// What of a level that stays is changed, as below; null where nothing is. By its place afterwards.
    [[nodiscard]] const Edit* changeOf(std::size_t placeAfter) const;
    /// Hands over each level that stays and is changed: where it stands afterwards, and what of it is changed, by an
    /// edit of this direction or the other.
    template <class Take>
    void eachChanged(const Take& take) const {
        for (const auto& changed : m_levels->changed) take(placesOf(changed).after, changed.edit);
    }
    /// Memory that a history needs for this one, roughly.
    [[nodiscard]] std::size_t bytes() const;

private:
    using Parts = PartEdits<&World::name, &World::madeBy, &World::rules, &World::tiles, &World::tables,
                            &World::properties, &World::unknown>;
    /// A level that is there before and after.
    struct Changed {
        Change<std::size_t> place;
        Edit edit;
    };
    static constexpr std::size_t gone = ~std::size_t{0};
    static constexpr std::size_t manyLevels = 64; ///< more are kept as they are before and after, and swapped at once

    /// All copies share it, and those of the inverse: it is never turned, but read the other way.
    struct Levels {
        std::vector<Changed> changed;
        bool listed = false;
        /// Where levels come, go or move, or many are changed: all of them, to be put in the place of all. What a level
        /// has in common before and after is shared.
        std::optional<Change<SharedLevels>> lists;
        std::vector<std::size_t> places;       ///< where `listed`: of each level before, where it stands afterwards
        Change<std::size_t> bytesOfLone{0, 0}; ///< of those that went and that came, measured once
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
