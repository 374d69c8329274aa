#include "editor/formats/tiled_export.h"

#include "editor/files/file_set.h"
#include "editor/files/files.h"
#include "editor/formats/losses.h"
#include "editor/formats/tiled_drawn.h"
#include "editor/formats/tiled_names.h"
#include "editor/formats/tiled_options.h"
#include "editor/skins/own_skin.h"
#include "editor/skins/skin.h"
#include "editor/tiled/write_tiled.h"
#include "generation/level/portal_targets.h"
#include "generation/pipeline/feedback.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// Shares of the progress of a level, in permille: its pieces, their picture, the map.
constexpr std::int32_t piecesDone = 400;
constexpr std::int32_t pictureDone = 600;

/// Writes the files of one level after the other.
class TiledExport {
public:
    TiledExport(TiledForm form, const World& world, const WriteRequest& request, FileSet& into)
        : m_form(form), m_world(world), m_options(valuesOf<TiledOptions>(tiledParameters(), request.options)),
          m_names(form, world, request), m_feedback(request.feedback), m_into(into) {}

    [[nodiscard]] Done write() {
        if (m_options.tileset == TilesetPlace::Inside && !m_names.kept().tilesets.empty())
            return impossible({DELVE_TEXT("formats", "The map has tilesets of its own, whose pictures stay in their "
                                                     "files. Set the tileset option to embedded or external.")});
        const auto& levels = m_names.levels();
        for (std::size_t i = levels.size(); i-- > 0;) { // the named one last
            setPart(levels.size() - 1 - i, levels.size());
            if (auto written = write(levels[i], i == 0); !written) return written;
        }
        if (auto written = writeKept(); !written) return written;
        if (m_options.levels == TiledLevels::One) return done();
        return m_into.writeBeside(m_names.worldFile(),
                                  [&](QIODevice& into) { return writeWorldFile(m_names.levels(), m_options, into); });
    }

    /// What is not as a person may expect.
    [[nodiscard]] Notes notes() const {
        Notes notes;
        const auto keepsCell = [this](const TiledFileNames& names) {
            return names.kept && names.kept->tile.width != m_options.cell;
        };
        const auto kept = std::ranges::find_if(m_names.levels(), keepsCell);
        if (kept != m_names.levels().end() && m_options.cell != TiledOptions{}.cell)
            notes.push_back({DELVE_TEXT("formats", "The map came from Tiled and keeps its cells of %1 x %2 pixels: the "
                                                   "option cell changes nothing."),
                             {std::to_string(kept->kept->tile.width), std::to_string(kept->kept->tile.height)}});
        if (m_cut > 0)
            notes.push_back({DELVE_TEXT_N("formats", "%n sprite(s) of things are larger than a cell. Only what lies in "
                                                     "the cell is written."),
                             m_cut,
                             {}});
        return notes;
    }

private:
    void setPart(std::size_t level, std::size_t count) {
        m_from = static_cast<std::int32_t>(level * 1000 / count);
        m_to = static_cast<std::int32_t>((level + 1) * 1000 / count);
    }
    void enter(std::int32_t from, std::int32_t to) {
        if (m_feedback)
            m_feedback->setPart(m_from + (m_to - m_from) * from / 1000, m_from + (m_to - m_from) * to / 1000);
    }

    /// The tilesets that maps came with, each once.
    [[nodiscard]] Done writeKept() {
        const auto& kept = m_names.kept();
        for (const auto& picture : kept.pictures) {
            const auto write = [&](QIODevice& into) {
                const auto bytes = QByteArray::fromBase64(QByteArray::fromStdString(picture.base64));
                return writeText(into, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
            };
            if (auto written = m_into.writeBeside(picture.path, write); !written) return written;
        }
        for (std::size_t i = 0; m_options.tileset == TilesetPlace::External && i < kept.tilesets.size(); ++i)
            if (auto written = writeTilesetFile(m_names.keptFiles()[i], kept.tilesets[i]); !written) return written;
        return done();
    }

    [[nodiscard]] Result<TiledMap> mapOf(const TiledFileNames& names, CellPieces& pieces) {
        if (!names.kept) return drawnMap(m_world, *names.level, pieces, m_feedback);
        auto map = keptMap(m_world, *names.level, *names.kept, m_names.kept(), pieces, m_feedback);
        if (!map) return map;
        for (std::size_t i = 0; m_options.tileset == TilesetPlace::External && i < map->tilesets.size(); ++i)
            map->tilesets[i].path = m_names.keptFiles()[i];
        if (!names.hasPieces) return map;
        map->tilesets.push_back(tilesetOf(pieces, m_world.tiles));
        map->tilesets.back().first = firstOfPieces(m_names.kept());
        if (auto checked = checkPieces(pieces); !checked) return std::move(checked).failure();
        return map;
    }

    [[nodiscard]] Done write(const TiledFileNames& names, bool isNamed) {
        const auto cell = names.kept ? cellOfKept(*names.kept) : static_cast<int>(m_options.cell);
        CellPieces pieces(cell, m_world.tiles, skinOf(m_world, *names.level));
        enter(0, piecesDone);
        auto map = mapOf(names, pieces);
        if (!map) return std::move(map).failure();
        enter(piecesDone, pictureDone);
        for (CellPieces::Number piece = 1; piece <= pieces.count(); ++piece) m_cut += pieces.isCut(piece) ? 1 : 0;
        if (names.hasPieces)
            if (auto written = writePieces(names, pieces, map->tilesets.back()); !written) return written;
        enter(pictureDone, 1000);
        TiledWriting how{m_options.compression, m_feedback, {}};
        if (m_options.tileset == TilesetPlace::Inside)
            how.pictureOf = [&pieces](const TiledImage& image) { return pictureOfPiece(pieces, image); };
        const auto writeMap = [&](QIODevice& into) {
            return m_form == TiledForm::Xml ? writeTmx(*map, into, how) : writeTmj(*map, into, how);
        };
        return isNamed ? m_into.writeNamed(writeMap) : m_into.writeBeside(names.map, writeMap);
    }

    /// The tileset of the pieces, and its picture.
    [[nodiscard]] Done writePieces(const TiledFileNames& names, CellPieces& pieces, TiledTileset& tileset) {
        tileset.name = names.title + (names.kept ? "-drawn" : "");
        tileset.image->path = names.picture;
        if (auto written = writePicture(names, pieces, tileset); !written) return written;
        if (m_options.tileset != TilesetPlace::External) return done();
        auto written = writeTilesetFile(names.tileset, tileset);
        tileset.path = names.tileset;
        return written;
    }

    [[nodiscard]] Done writePicture(const TiledFileNames& names, CellPieces& pieces, TiledTileset& tileset) {
        if (m_options.tileset == TilesetPlace::Inside) {
            splitPicture(tileset);
            return done();
        }
        return m_into.writeBeside(names.picture,
                                  [&](QIODevice& into) { return editor::writePieces(pieces, into, m_feedback); });
    }

    [[nodiscard]] Done writeTilesetFile(const std::string& path, const TiledTileset& tileset) {
        return m_into.writeBeside(path, [&](QIODevice& into) {
            return m_form == TiledForm::Xml ? writeTsx(tileset, into) : writeTsj(tileset, into);
        });
    }

    TiledForm m_form;
    const World& m_world;
    TiledOptions m_options;
    TiledNames m_names;
    generation::Feedback* m_feedback;
    FileSet& m_into;
    std::int32_t m_from = 0;
    std::int32_t m_to = 1000;
    std::int64_t m_cut = 0; ///< sprites that are larger than a cell
};

std::int64_t portalsToOthers(const World& world, const Level& level) {
    return std::ranges::count_if(*level.things, [&](const Thing& thing) {
        if (thing.kind != ThingKind::Portal) return false;
        const auto* const target = portalTarget(thing, level, world);
        return target && target != &level;
    });
}

} // namespace

Result<Notes> writeTiled(TiledForm form, const World& world, const WriteRequest& request, FileSet& into) {
    TiledExport work(form, world, request, into);
    if (auto written = work.write(); !written) return std::move(written).failure();
    auto notes = work.notes();
    const auto options = valuesOf<TiledOptions>(tiledParameters(), request.options);
    if (options.levels == TiledLevels::All || world.levels.size() < 2) return notes;
    notes.push_back({DELVE_TEXT_N("formats", "%n other level(s) of the map are not in this file."),
                     static_cast<std::int64_t>(world.levels.size()) - 1,
                     {}});
    if (const auto leading = portalsToOthers(world, levelToWrite(world, request)); leading > 0)
        notes.push_back(
            {DELVE_TEXT_N("formats", "%n portal(s) lead to levels that are not in this file."), leading, {}});
    return notes;
}

std::vector<std::string> tiledFilesBeside(TiledForm form, const World& world, const WriteRequest& request) {
    return TiledNames(form, world, request).filesBeside(valuesOf<TiledOptions>(tiledParameters(), request.options));
}

} // namespace delve::editor
