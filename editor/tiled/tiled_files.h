#pragma once

#include "editor/files/project_folder.h"
#include "editor/tiled/tiled_limits.h"
#include "editor/tiled/tiled_map.h"
#include "generation/level/result.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <set>
#include <string>
#include <vector>

/// The files that a map of Tiled names: tilesets, templates and pictures. They are opened in the folders that are
/// allowed, and share the budget of the map.
namespace delve::editor {

/// An object that others of a map are made after.
struct TiledTemplate {
    TiledObject object;
    std::optional<TiledTileset> tileset = {}; ///< of a tile object: its tile is numbered by this one
};

class TiledFiles {
public:
    /// Without a map, such as in a test of bytes alone, no file is opened.
    TiledFiles(QString map, AllowedFolders allowed, TiledBudget budget = {})
        : m_map(std::move(map)), m_allowed(std::move(allowed)), m_budget(budget) {}

    [[nodiscard]] const QString& map() const { return m_map; }
    /// How long the file of the map is; 0 where that is not known.
    [[nodiscard]] std::int64_t mapBytes() const { return m_mapBytes; }
    void setMapBytes(std::int64_t bytes) { m_mapBytes = bytes; }
    [[nodiscard]] TiledBudget& budget() { return m_budget; }

    /// The tileset in a file that another one names: .tsx, or .tsj. `from` is the file that names it. A tileset knows
    /// its path as it was named; its number is for the caller.
    [[nodiscard]] Result<TiledTileset> tileset(const QString& from, const std::string& name);
    /// The object of a template, .tx or .tj, as it is for a map that names it: a tile object has a number that
    /// settleTemplates() replaces by the right one. Each file is read once; each object that is made after it takes its
    /// share of the budget.
    [[nodiscard]] Result<TiledObject> object(const QString& from, const std::string& name);
    /// Gives tile objects that come from templates the numbers of their tiles in this map, which gets their tilesets
    /// where it has them not yet.
    void settleTemplates(TiledMap& map) const;
    /// The bytes of a picture.
    [[nodiscard]] Result<QByteArray> picture(const QString& from, const std::string& name);

    /// Of a file that `from` names.
    [[nodiscard]] static QString pathOf(const QString& from, const std::string& name);
    /// Where the pictures of a tileset of the map are named.
    [[nodiscard]] QString fileOf(const TiledTileset& tileset) const {
        return tileset.path.empty() ? m_map : pathOf(m_map, tileset.path);
    }

    /// Is there no such file at all? One that is there, and cannot be read, is refused.
    [[nodiscard]] bool isMissing(const QString& from, const std::string& name) const;
    /// A template that is not there: its objects are what the map itself says of them. Each is told once.
    void noteTemplate(const Failure& why);
    [[nodiscard]] const std::vector<Message>& notes() const { return m_notes; }
    /// Folders of files that were named and not opened, because nobody allowed them.
    [[nodiscard]] const std::set<QString>& outside() const { return m_outside; }

private:
    [[nodiscard]] Result<QByteArray> bytes(const QString& from, const std::string& name);
    [[nodiscard]] Result<TiledTemplate> readTemplate(const QString& from, const std::string& name);
    [[nodiscard]] Result<TiledObject> madeAfter(const QString& path, Result<TiledTemplate> read);
    /// By the places of tilesets in m_tilesets: their first numbers in a map; 0 where that is not known yet.
    using Firsts = std::vector<TiledCell>;
    [[nodiscard]] TiledCell settled(TiledMap& map, TiledCell tile, Firsts& firsts) const;
    [[nodiscard]] TiledCell firstIn(TiledMap& map, const TiledTileset& wanted) const;
    void settle(TiledMap& map, std::vector<TiledLayer>& layers, Firsts& firsts) const;

    QString m_map;
    AllowedFolders m_allowed;
    TiledBudget m_budget;
    std::int64_t m_mapBytes = 0;
    struct Made {
        Result<TiledObject> object;
        std::size_t bytes = 0; ///< of its texts and lists
    };
    std::map<QString, Made> m_objects; ///< of templates, by path
    int m_depth = 0;                   ///< of the file that is read: files name files
    std::vector<Message> m_notes;
    std::set<QString> m_outside;
    std::vector<TiledTileset> m_tilesets; ///< of templates; with paths from the folder of the map
};

} // namespace delve::editor
