#pragma once

#include "editor/formats/format.h"
#include "editor/formats/tiled_export.h"
#include "editor/formats/tiled_kept.h"
#include "editor/formats/tiled_options.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace delve::editor {

/// What the files of a level are called.
struct TiledFileNames {
    const Level* level = nullptr;
    std::string title;                 ///< of its map, without the ending
    std::string map;                   ///< the file
    std::string picture;               ///< of the tileset of its pieces
    std::string tileset;               ///< the file of that tileset, if it has one
    std::optional<TiledMap> kept = {}; ///< what it was in Tiled, if it came from there
    bool hasPieces = true;             ///< there is something that is in none of its tilesets
};

/// What the files of an export for Tiled are called. The names of levels and tilesets come from a stranger's file: no
/// two files have the same name, even on a disk that ignores case.
class TiledNames {
public:
    TiledNames(TiledForm form, const World& world, const WriteRequest& request);

    /// Those of the levels that are written; of the one that the file is named for first.
    [[nodiscard]] const std::vector<TiledFileNames>& levels() const { return m_levels; }
    [[nodiscard]] const std::string& worldFile() const { return m_worldFile; }
    /// The tilesets that maps came with, and their files where they are not embedded.
    [[nodiscard]] const KeptTilesets& kept() const { return m_kept; }
    [[nodiscard]] const std::vector<std::string>& keptFiles() const { return m_keptFiles; }
    /// All of them but the named one.
    [[nodiscard]] std::vector<std::string> filesBeside(const TiledOptions& options) const;

private:
    void addLevel(const World& world, const Level& level, const std::string& title);
    void nameKept(const World& world, const std::vector<const Level*>& levels);
    /// This name, or one like it that is free.
    [[nodiscard]] std::string freeName(const std::string& base, const std::string& ending);
    [[nodiscard]] bool isFree(const std::string& name) const;

    bool m_isXml;
    std::vector<TiledFileNames> m_levels;
    std::string m_worldFile;
    KeptTilesets m_kept;
    std::vector<std::string> m_keptFiles;
    std::map<const Level*, TiledMap> m_keptMaps; ///< until they are handed to m_levels
    std::vector<std::string> m_taken;            ///< sorted, in lower case
};

/// The file that tells Tiled where the maps of a world lie: in rows, since levels have no place beside one another.
[[nodiscard]] Done writeWorldFile(const std::vector<TiledFileNames>& levels, const TiledOptions& options,
                                  QIODevice& into);

} // namespace delve::editor
