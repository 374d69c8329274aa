#pragma once

#include "editor/formats/ldtk_sheets.h"
#include "generation/level/delve/text_out.h"
#include "generation/level/world.h"

#include <array>
#include <cstdio>
#include <string>
#include <vector>

/// What all levels of a project of LDtk share: its layers, entities, tilesets and fields, and how they are called and
/// numbered. Used by the writer of projects.
namespace delve::editor {

/// The numbers that LDtk calls uids, each once in a project, and the names of layers.
struct LdtkNumbers {
    static constexpr int entities = 1, tiles = 2, mapField = 3, levelIdField = 4, tilesPicture = 5;
    static constexpr int firstLevel = 1'000'000;

    [[nodiscard]] static int entity(ThingKind kind) { return 10 + 2 * static_cast<int>(kind); }
    [[nodiscard]] static int idField(ThingKind kind) { return entity(kind) + 1; }
    [[nodiscard]] static int tileset(std::size_t sheet) { return 200 + static_cast<int>(sheet); }
    /// Of a decoration layer, counted from 1 on.
    [[nodiscard]] static int layer(bool over, std::size_t number) {
        return (over ? 1000 : 500'000) + 2 * static_cast<int>(number);
    }
    [[nodiscard]] static int level(std::size_t place) { return firstLevel + static_cast<int>(place); }
};

/// The ids that LDtk calls iids; the same world gives the same ones.
class LdtkIds {
public:
    [[nodiscard]] std::string next() {
        std::array<char, 40> text{};
        std::snprintf(text.data(), text.size(), "de17e000-0000-11ee-8000-%012llx",
                      static_cast<unsigned long long>(++m_count));
        return text.data();
    }

private:
    std::int64_t m_count = 0;
};

/// "Start": as LDtk writes identifiers.
[[nodiscard]] std::string ldtkEntityName(const ThingKindInfo& kind);

/// How many decoration layers over, and under, the tiles the levels have at most, and which tiles they use.
struct LdtkUse {
    explicit LdtkUse(const World& world);
    std::size_t over = 0;
    std::size_t under = 0;
    std::vector<Tile> tiles; ///< but void
};

class LdtkDefinitions {
public:
    /// All outlive it; without `sheets` tiles have their colours alone.
    LdtkDefinitions(TextOut& out, const World& world, const LdtkUse& use, const LdtkSheets* sheets, int cellPixels)
        : m_out(out), m_world(world), m_use(use), m_sheets(sheets), m_side(cellPixels) {}
    /// The member `defs`.
    void write();

private:
    void writeGridLayer(const std::string& name, int number, int picture, std::int32_t opacity);
    void writeLayer(const std::string& name, int number, const char* type, std::int32_t opacity);
    void writeValues();
    void writeEntity(const ThingKindInfo& kind);
    void writeTileOf(ThingKind kind);
    void writeField(const char* name, int number, const char* type);
    void writeTileset(std::size_t number);
    [[nodiscard]] std::int32_t opacityOf(bool over, std::size_t number) const;

    TextOut& m_out;
    const World& m_world;
    const LdtkUse& m_use;
    const LdtkSheets* m_sheets;
    int m_side; ///< of a cell, in pixels
};

} // namespace delve::editor
