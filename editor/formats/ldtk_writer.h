#pragma once

#include "editor/formats/ldtk_definitions.h"

#include <string>

namespace delve::generation {
class Feedback;
}

/// Writes a world as a project of LDtk 1.5.3: its levels beside each other, tiles and decoration layers as IntGrids
/// whose values are the numbers of tiles, over each of them a layer that shows what it looks like, and things as
/// entities. All else of the world stands in a field of its first level, so that reading the project gives the same
/// world.
namespace delve::editor {

class LdtkWriter {
public:
    /// All outlive it. Without `sheets` there are only the IntGrids.
    LdtkWriter(TextOut& out, const World& world, const LdtkSheets* sheets, int cellPixels,
               generation::Feedback* feedback);
    /// False once the sink takes no more, or the feedback stopped it.
    [[nodiscard]] bool write();
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    /// A layer of a level, in the order of LDtk: the topmost first.
    struct Layer {
        std::string name;
        int number;
        int picture;
        const Grid& tiles;
        const DecorationLayer* decoration; ///< null: the level's own tiles
    };
    void writeHead();
    [[nodiscard]] bool writeLevel(const Level& level, std::size_t place, std::int64_t worldX);
    void writeFields(const Level& level, std::size_t place);
    void writeTextField(const char* name, int number, const std::string& text);
    void beginLayer(const Level& level, std::size_t place, const std::string& name, int number, const char* type,
                    const DecorationLayer* decoration);
    [[nodiscard]] static std::vector<Layer> layersOf(const Level& level);
    [[nodiscard]] bool writeGrid(const Level& level, std::size_t place, const Layer& layer);
    [[nodiscard]] bool writePicture(const Level& level, std::size_t place, const Layer& layer);
    [[nodiscard]] bool writeEntities(const Level& level, std::size_t place);
    void writeEntity(const Level& level, std::size_t place, std::size_t thing);
    [[nodiscard]] bool goOn();
    [[nodiscard]] std::string mapText() const;

    TextOut& m_out;
    const World& m_world;
    const LdtkSheets* m_sheets;
    generation::Feedback* m_feedback;
    LdtkUse m_use;
    LdtkIds m_ids;
    int m_side; ///< of a cell, in pixels
    std::vector<Tile> m_row;
    std::int64_t m_rows = 0; ///< of all grids
    std::int64_t m_rowsWritten = 0;
    bool m_stopped = false;
};

} // namespace delve::editor
