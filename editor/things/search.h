#pragma once

#include "editor/things/tile_areas.h"
#include "generation/level/level.h"
#include "generation/level/level_places.h"
#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Finds the things, rooms and tiles of a level by words: for the dock Things, for Find, and for the command line.
namespace delve::editor {

/// What is looked for.
struct SearchOrder {
    enum class Among : std::uint8_t { Everything, Things, Rooms, Tiles };
    QString words; ///< all of them must occur, in any case and order; none: whatever there is, but no tiles
    Among among = Among::Everything;
    std::optional<ThingKind> kind = {}; ///< things of this kind alone

    friend bool operator==(const SearchOrder&, const SearchOrder&) = default;
};

/// A row of the list: a number in one of the lists of Found.
struct FoundRow {
    enum class Of : std::uint8_t { Things, Rooms, Areas };
    Of of = Of::Things;
    std::uint32_t number = 0;

    friend bool operator==(const FoundRow&, const FoundRow&) = default;
};

/// What was found in one state of a level. Shares its lists with that level.
class Found {
public:
    Found(std::shared_ptr<const World> world, std::size_t level);

    [[nodiscard]] const World& world() const { return *m_world; }
    [[nodiscard]] const Level& level() const { return m_world->levels[m_level]; }
    [[nodiscard]] const LevelPlaces& levels() const { return m_levels; }

    std::vector<FoundRow> rows; ///< things by kind and place, then rooms, then areas of tiles
    TileAreas tiles;

    /// Null if the row is something else.
    [[nodiscard]] const Thing* thing(const FoundRow& row) const;
    [[nodiscard]] const Room* room(const FoundRow& row) const;
    [[nodiscard]] const TileArea* area(const FoundRow& row) const;
    /// "Enemy", "rat", and where it is.
    [[nodiscard]] QString kindOf(const FoundRow& row) const;
    [[nodiscard]] QString detailsOf(const FoundRow& row) const;
    [[nodiscard]] Cell placeOf(const FoundRow& row) const;
    /// The cells to show; of a room its corners, of a large area the first ones.
    [[nodiscard]] std::vector<Cell> cellsOf(const FoundRow& row) const;
    /// All that was found: rows, and what is too much for the list.
    [[nodiscard]] std::int64_t count() const;

private:
    std::shared_ptr<const World> m_world;
    std::size_t m_level;
    LevelPlaces m_levels;
};

/// Do all words occur in a text, in any case and order?
[[nodiscard]] bool hasAllWords(const QString& text, const QString& words);

/// Fails only if it is stopped.
[[nodiscard]] Result<std::shared_ptr<const Found>> search(const std::shared_ptr<const World>& world, std::size_t level,
                                                          const SearchOrder& order, generation::Feedback& feedback);

} // namespace delve::editor
