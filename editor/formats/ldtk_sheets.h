#pragma once

#include "editor/drawing/piece_layers.h"
#include "editor/drawing/piece_sheet.h"
#include "editor/skins/skin.h"
#include "generation/level/delve/text_out.h"
#include "generation/level/world.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

/// What the levels of a world show, as pieces of tilesets, of which each skin has one. Used by the format of LDtk.
namespace delve::editor {

struct LdtkSheet {
    std::string skin; ///< its id
    std::unique_ptr<CellPieces> pieces;
    std::string path; ///< of its picture, beside the project
};

/// A level as pieces of one of the sheets.
struct LdtkDrawnLevel {
    std::size_t sheet = 0;
    std::vector<PieceLayer> layers;              ///< the lowest first; without cells: nothing is to see
    std::vector<CellPieces::Number> things = {}; ///< in the order of the level
};

class LdtkSheets {
public:
    /// `project` is where it will be written; the world outlives this.
    [[nodiscard]] static Result<LdtkSheets> of(const World& world, const QString& project, int cellPixels,
                                               generation::Feedback* feedback);
    /// The pictures that there will be.
    [[nodiscard]] static std::vector<std::string> paths(const World& world, const QString& project);

    [[nodiscard]] const std::vector<LdtkSheet>& sheets() const { return m_sheets; }
    [[nodiscard]] const LdtkDrawnLevel& level(std::size_t place) const { return m_levels[place]; }
    /// The layer of a level as pieces; `decoration` is null for its own tiles. Null where nothing is to see.
    [[nodiscard]] const PieceLayer* layer(std::size_t place, const DecorationLayer* decoration) const;
    [[nodiscard]] int cellPixels() const { return m_sheets.front().pieces->pixels(); }
    /// The rectangle of a thing on its sheet, as LDtk writes one.
    void writeRect(TextOut& out, std::size_t level, std::size_t thing) const;
    /// Where a piece lies on its sheet, in pixels.
    [[nodiscard]] Cell placeOf(std::size_t sheet, CellPieces::Number piece) const;

private:
    std::vector<LdtkSheet> m_sheets;
    std::vector<LdtkDrawnLevel> m_levels;
};

} // namespace delve::editor
