#include "editor/ldtk/ldtk_import.h"

#include "editor/files/progress.h"
#include "editor/ldtk/ldtk_levels.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"

#include <QFileInfo>

#include <optional>
#include <set>
#include <utility>

namespace delve::editor {
namespace {

/// What we wrote into the project beside what LDtk knows.
std::optional<World> ownWorldIn(const LdtkProject& project) {
    for (const auto& level : project.levels) {
        const auto* const text = fieldOf(level.fields, ldtkMapField);
        if (!text || text->empty()) continue;
        if (auto world = readDelve(*text)) return std::move(*world);
    }
    return {};
}

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
    LdtkImporter(const LdtkProject& project, const QString& path)
        : m_project(project), m_own(ownWorldIn(project)), m_pictures(path, project.tilesets),
          m_tiles(project, m_pictures, m_own ? m_own->tiles : TileCatalogue()) {
        if (m_own) m_world = *m_own;
        else m_world.name = QFileInfo(path).completeBaseName().toStdString();
        m_world.levels = {};
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
        return LdtkImported{std::move(m_world), std::move(m_notes)};
    }

private:
    Done add(const LdtkLevel& from) {
        const auto* const id = m_own ? fieldOf(from.fields, ldtkIdField) : nullptr;
        const auto* const known = id ? m_own->find(*id) : nullptr;
        if (known && m_ids.insert(*id).second) {
            Level level = *known;
            if (auto filled = fillOwnLevel(from, m_tiles, m_losses, level); filled) {
                m_world.levels.push_back(std::move(level));
                return done();
            } else {
                m_notes.push_back(filled.failure().message);
            }
        }
        auto level = foreignLevel(from, m_tiles, m_losses);
        if (!level) return std::move(level).failure();
        level->name = safeLine(from.identifier);
        level->id = freeId(from.world.empty() ? level->name : safeLine(from.world) + '/' + level->name);
        m_world.levels.push_back(std::move(*level));
        return done();
    }

    std::string freeId(std::string wanted) {
        if (wanted.empty()) wanted = "level";
        auto id = wanted;
        for (int again = 2; !m_ids.insert(id).second || (m_own && m_own->find(id)); ++again)
            id = wanted + '-' + std::to_string(again);
        return id;
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
        note(DELVE_TEXT_N("ldtk", "%n tile(s) below several others are left out."), m_losses.tilesBelowOthers);
        if (!m_losses.layers.empty())
            m_notes.push_back({DELVE_TEXT("ldtk", "Layers of another grid than the level's are left out: %1."),
                               {listed(m_losses.layers)}});
    }

    const LdtkProject& m_project;
    std::optional<World> m_own;
    LdtkPictures m_pictures;
    LdtkTiles m_tiles;
    LdtkLosses m_losses;
    World m_world;
    std::set<std::string> m_ids;
    std::vector<Message> m_notes;
};

} // namespace

Result<LdtkImported> importLdtk(const LdtkProject& project, const QString& path, generation::Feedback* feedback) {
    return LdtkImporter(project, path).run(feedback);
}

} // namespace delve::editor
