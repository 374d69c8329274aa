#pragma once

#include "editor/history/history.h"
#include "generation/level/cells_by_chunk.h"
#include "generation/level/flags.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// What one change of a document altered. Document::changed passes it to every view, which re-reads what it names and
/// nothing else. Its cost depends on the size of the change, not of the map.
namespace delve::editor {

enum class PartOfLevel : std::uint16_t {
    Size = 1 << 0,
    Tiles = 1 << 1,
    Layers = 1 << 2,
    Pins = 1 << 3,  ///< of cells and things, and the cells that are kept empty
    Rooms = 1 << 4, ///< with links and halls
    Things = 1 << 5,
    Recipe = 1 << 6,
    Facts = 1 << 7, ///< id, name, properties
    Mission = 1 << 8,
};

enum class PartOfDocument : std::uint16_t {
    // Of the world
    Levels = 1 << 0, ///< added, deleted or moved, or many of them changed
    Name = 1 << 1,
    Rules = 1 << 2,
    Tables = 1 << 3,
    Tiles = 1 << 4, ///< the definitions of the world's own tiles
    Properties = 1 << 5,
    // Of the document
    Shown = 1 << 6, ///< another level is shown
    Selected = 1 << 7,
    Recipe = 1 << 8,    ///< recipe() or wantedSize()
    History = 1 << 9,   ///< its steps, how many are done, or which of them is on disk
    Modified = 1 << 10, ///< modified()
    Title = 1 << 11,    ///< title() or path()
    Arrived = 1 << 12,  ///< an ordered level arrived, even if it is unchanged
};
using PartsOfDocument = Flags<PartOfDocument>;

template <class Part>
[[nodiscard]] constexpr bool hasAny(Flags<Part> parts, Flags<Part> some) {
    return parts - some != parts;
}

/// For a level that exists before and after.
struct LevelChange {
    std::size_t level = 0; ///< its place now
    Flags<PartOfLevel> parts;
    CellsByChunk cells; ///< cells that may look different
};

/// The changes of a level that an edit of it makes.
[[nodiscard]] LevelChange changeBy(const Edit& edit, std::size_t level);

struct DocumentChange {
    PartsOfDocument parts;
    std::vector<LevelChange> levels; ///< by their places
    std::size_t shown = 0;           ///< the place of the level that is shown now

    /// The whole world was replaced.
    [[nodiscard]] static DocumentChange ofOtherWorld();

    [[nodiscard]] bool has(PartOfDocument part) const { return parts.has(part); }
    [[nodiscard]] bool empty() const { return parts.empty() && levels.empty(); }
    /// Null if this level is unchanged, or not listed separately: another level is shown, or this one was just added.
    [[nodiscard]] const LevelChange* find(std::size_t level) const;
    /// Did something of the shown level change, or is it another level?
    [[nodiscard]] bool ofShownLevel() const { return redrawsAll() || find(shown); }
    /// Did one of these parts of it change, or is it another one?
    [[nodiscard]] bool ofShownLevel(Flags<PartOfLevel> some) const;
    /// Must everything be redrawn? True if another level is shown, or if its size or tiles changed.
    [[nodiscard]] bool redrawsAll() const;
    /// The cells to redraw, unless all have to be.
    [[nodiscard]] const CellsByChunk& shownCells() const;
    /// Did something of the world change, or of a level that is not shown?
    [[nodiscard]] bool ofWorld() const;

    void add(PartsOfDocument more) { parts = parts | more; }
    void add(LevelChange change);
    /// `shownAfter`: the place of the level shown afterwards. An edit of many levels lists no other level separately.
    void add(const WorldEdit& edit, std::size_t shownAfter);
    void addDone(const History::Step& step);
    void addTakenBack(const History::Step& step);
    void addEarlier(const DocumentChange& other); ///< of a change not signalled yet, or no longer valid

private:
    void addStep(const History::Step& step, std::size_t level);
};

} // namespace delve::editor
