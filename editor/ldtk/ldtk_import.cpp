#include "editor/ldtk/ldtk_import.h"

#include "editor/files/progress.h"
#include "editor/ldtk/ldtk_kept.h"
#include "editor/ldtk/ldtk_levels.h"
#include "editor/ldtk/ldtk_things.h"
#include "editor/text/unique_names.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"

#include <QFileInfo>

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace delve::editor {
namespace {

/// What we wrote into the project beside what LDtk knows.
struct OwnWorld {
    std::optional<World> world;
    bool damaged = false;
};

OwnWorld ownWorldIn(const LdtkProject& project) {
    OwnWorld own;
    for (const auto& level : project.levels) {
        const auto* const text = fieldOf(level.fields, ldtkMapField);
        if (!text || text->empty()) continue;
        auto world = readDelve(*text);
        own.damaged = !world;
        if (world) own.world = std::move(*world);
        if (world) break;
    }
    return own;
}

/// Even the grid of an empty layer has a table of its parts.
constexpr std::int64_t mostCellsOfGrids = std::int64_t{1} << 34;

std::string listed(const std::set<std::string>& names) {
    constexpr std::size_t most = 8;
    std::string text;
    std::size_t count = 0;
    for (const auto& name : names) {
        if (count++ == most) return text + ", …";
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

/// Turns the levels one by one into ours.
class LdtkImporter {
public:
    LdtkImporter(const LdtkProject& project, const QString& path, OwnWorld own)
        : m_project(project), m_own(std::move(own.world)), m_pictures(path, project.tilesets),
          m_tiles(project, m_pictures, m_own ? m_own->tiles : TileCatalogue()), m_keptLeft(project.keptLeft) {
        if (m_own) m_world = *m_own;
        else m_world.name = QFileInfo(path).completeBaseName().toStdString();
        m_world.levels = {};
        for (std::size_t i = 0; m_own && i < m_own->levels.size(); ++i)
            m_known.emplace(std::as_const(m_own->levels)[i].id, i);
        for (const auto& entry : m_known) (void)m_ids.take(entry.first);
        if (own.damaged)
            m_notes.push_back({DELVE_TEXT("ldtk", "The field “%1” of the project is damaged. What it says beside the "
                                                  "tiles and the entities is lost."),
                               {ldtkMapField}});
    }

    Result<LdtkImported> run(generation::Feedback* feedback) {
        const auto all = static_cast<std::int64_t>(m_project.levels.size());
        for (std::int64_t i = 0; i < all; ++i) {
            if (!goesOn(feedback, all + i, 2 * all)) return cancelled();
            if (auto added = add(m_project.levels[static_cast<std::size_t>(i)]); !added)
                return std::move(added).failure();
            if (m_tiles.tooMany())
                return badInput({DELVE_TEXT("ldtk", "The project uses more than %1 different tiles. Split it."),
                                 {std::to_string(maxCustomTiles)}});
        }
        if (!goesOn(feedback, 1, 1)) return cancelled();
        if (m_world.levels.empty())
            return badInput({DELVE_TEXT("ldtk", "The project has no levels. Add one in LDtk.")});
        m_world.tiles = m_tiles.catalogue();
        if (m_own && mendPortals(m_world))
            m_notes.push_back(Message{DELVE_TEXT("ldtk", "Portals to levels that are gone now lead nowhere.")});
        addNotes();
        keep();
        return LdtkImported{std::move(m_world), std::move(m_notes)};
    }

private:
    Done add(const LdtkLevel& from) {
        m_cells += cellsOfGrids(from);
        if (m_cells > mostCellsOfGrids)
            return badInput({DELVE_TEXT("ldtk", "The project is too large. Split it into several.")});
        const auto* const id = m_own ? fieldOf(from.fields, ldtkIdField) : nullptr;
        const auto known = id ? m_known.find(*id) : m_known.end();
        if (known == m_known.end()) return addForeign(from);
        Level level = std::as_const(m_own->levels)[known->second];
        const auto filled = fillOwnLevel(from, m_tiles, m_losses, level);
        if (!filled) return filled.failure();
        if (!*filled) {
            m_withoutTiles.insert(clipped(safeLine(from.identifier)));
            return addForeign(from);
        }
        if (!m_found.insert(*id).second) level.id = m_ids.take(level.id); // a copy that was made in LDtk
        m_world.levels.push_back(std::move(level));
        return done();
    }

    Done addForeign(const LdtkLevel& from) {
        LdtkPlaces places;
        auto level = foreignLevel(from, m_tiles, m_losses, places);
        if (!level) return std::move(level).failure();
        if (!m_own && m_keptLeft >= 0) m_kept.push_back(keptLevelText(from, places, m_keptLeft));
        level->name = safeLine(from.identifier);
        const auto id = from.world.empty() ? level->name : safeLine(from.world) + '/' + level->name;
        level->id = m_ids.take(id.empty() ? "level" : id);
        m_world.levels.push_back(std::move(*level));
        return done();
    }

    /// All of the project, or nothing: a part of it would be a broken one.
    void keep() {
        if (m_own) return;
        if (m_keptLeft < 0) {
            m_notes.push_back(Message{DELVE_TEXT("ldtk", "The project is too large to be kept: only what is seen here "
                                                         "can be written back.")});
            return;
        }
        m_world.properties.set(ldtkProperty, UnknownValue{keptProjectText(m_project)});
        for (std::size_t i = 0; i < m_kept.size(); ++i)
            m_world.levels[i].properties.set(ldtkProperty, UnknownValue{std::move(m_kept[i])});
        if (m_losses.any())
            m_notes.push_back(
                Message{DELVE_TEXT("ldtk", "What is left out here is kept in the map, and written back to "
                                           "LDtk.")});
    }

    void note(const Text& text, std::int64_t count, std::vector<std::string> arguments = {}) {
        if (count > 0) m_notes.push_back(Message{text, count, std::move(arguments)});
    }

    void addNotes() {
        for (const auto& fault : m_pictures.faults()) m_notes.push_back(fault);
        note(DELVE_TEXT_N("ldtk", "%n tile(s) have no name that says what they are: they count as wall or floor. "
                                  "Correct that in the Palette."),
             m_tiles.guessed());
        note(DELVE_TEXT_N("ldtk", "%n entity(s) of kinds that no thing has are left out: %1."), m_losses.entities,
             {listed(m_losses.kinds)});
        note(DELVE_TEXT_N("ldtk", "%n entity(s) outside of their level are left out."), m_losses.outside);
        note(DELVE_TEXT_N("ldtk", "%n field(s) that are too long for a property are left out."), m_losses.fields);
        note(DELVE_TEXT_N("ldtk", "%n tile(s) that lie between cells are left out."), m_losses.tilesBetweenCells);
        note(DELVE_TEXT_N("ldtk", "%n tile(s) above several others are left out."), m_losses.tilesAboveOthers);
        if (!m_losses.layers.empty())
            m_notes.push_back({DELVE_TEXT("ldtk", "Layers of another grid than the level's are left out: %1."),
                               {listed(m_losses.layers)}});
        if (!m_losses.resized.empty())
            m_notes.push_back({DELVE_TEXT("ldtk", "Levels were resized in LDtk: %1. Their rooms, halls and pins keep "
                                                  "their distance from the top left. Check them."),
                               {listed(m_losses.resized)}});
        if (!m_withoutTiles.empty())
            m_notes.push_back({DELVE_TEXT("ldtk", "Levels lack their layer “%1”, and are read as LDtk's own: %2. Their "
                                                  "rooms, halls and pins are lost."),
                               {ldtkTilesLayer, listed(m_withoutTiles)}});
    }

    const LdtkProject& m_project;
    std::optional<World> m_own;
    LdtkPictures m_pictures;
    LdtkTiles m_tiles;
    LdtkLosses m_losses;
    World m_world;
    std::map<std::string, std::size_t> m_known; ///< levels that we wrote, by their ids
    std::set<std::string> m_found;
    std::set<std::string> m_withoutTiles;
    UniqueNames m_ids;
    std::int64_t m_cells = 0;
    std::int64_t m_keptLeft;         ///< bytes
    std::vector<std::string> m_kept; ///< of each level
    std::vector<Message> m_notes;
};

} // namespace

Result<LdtkImported> importLdtk(const LdtkProject& project, const QString& path, generation::Feedback* feedback) {
    return LdtkImporter(project, path, ownWorldIn(project)).run(feedback);
}

} // namespace delve::editor
