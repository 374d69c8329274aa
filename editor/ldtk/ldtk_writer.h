#pragma once

#include "generation/level/delve/text_out.h"
#include "generation/level/world.h"

#include <string>

namespace delve::generation {
class Feedback;
}

/// Writes a world as a project of LDtk 1.5.3: its levels beside each other, tiles and decoration layers as IntGrids
/// whose values are the numbers of tiles, and things as entities. All else of the world stands in a field of its first
/// level, so that reading the project gives the same world.
namespace delve::editor {

class LdtkWriter {
public:
    /// World and feedback outlive it.
    LdtkWriter(TextOut& out, const World& world, generation::Feedback* feedback);
    /// False once the sink takes no more, or the feedback stopped it.
    [[nodiscard]] bool write();
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    void writeHead();
    void writeDefinitions();
    void writeLayerDefinition(const std::string& name, int number, bool values);
    void writeValues();
    void writeEntityDefinition(const ThingKindInfo& kind, int number);
    void writeFieldDefinition(const char* name, int number, const char* type, const char* shown);
    [[nodiscard]] bool writeLevel(const Level& level, std::size_t place, std::int64_t worldX);
    void writeFields(const Level& level, std::size_t place);
    void writeTextField(const char* name, int number, const std::string& text);
    void beginLayer(const Level& level, std::size_t place, const std::string& name, int number, bool values,
                    std::int32_t opacity, bool visible);
    [[nodiscard]] bool writeGrid(const Level& level, std::size_t place, const std::string& name, int number,
                                 const Grid& grid, std::int32_t opacity, bool visible);
    [[nodiscard]] bool writeEntities(const Level& level, std::size_t place);
    void writeEntity(const Thing& thing);
    [[nodiscard]] std::string freshId();
    [[nodiscard]] std::string mapText() const;

    TextOut& m_out;
    const World& m_world;
    generation::Feedback* m_feedback;
    std::size_t m_over = 0; ///< the most decoration layers over, and under, the tiles of a level
    std::size_t m_under = 0;
    std::vector<Tile> m_used;
    std::vector<Tile> m_row;
    std::int64_t m_rows = 0; ///< of all grids
    std::int64_t m_rowsWritten = 0;
    std::int64_t m_ids = 0;
    bool m_stopped = false;
};

} // namespace delve::editor
