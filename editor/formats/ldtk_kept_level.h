#pragma once

#include "editor/formats/ldtk_kept_definitions.h"
#include "generation/level/delve/text_out.h"
#include "generation/level/world.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace delve::generation {
class Feedback;
}

/// One level that came from LDtk, written with the tiles, layers and things that it has now. Used by the writer of such
/// projects.
namespace delve::editor {

/// What a project has no place for, counted.
struct KeptLdtkLosses {
    std::int64_t cells = 0;      ///< painted with what their layer has no tile for
    std::int64_t layers = 0;     ///< that were added here
    std::int64_t things = 0;     ///< of kinds without an entity
    std::int64_t properties = 0; ///< of levels and things, without a field
};

/// Writes the members of an object but these, without its brackets; false where there is none.
bool writeMembers(TextOut& out, const QJsonObject& object, std::initializer_list<const char*> but);
[[nodiscard]] QByteArray jsonOf(const QJsonValue& value);

class KeptLdtkLevel {
public:
    KeptLdtkLevel(TextOut& out, const Level& level, KeptLdtkDefinitions& definitions, KeptLdtkLosses& losses,
                  generation::Feedback* feedback);
    /// False once the sink takes no more, or the feedback stopped it.
    [[nodiscard]] bool write();
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    [[nodiscard]] bool writeLayer(QJsonObject layer);
    [[nodiscard]] bool writeValues(const QJsonObject& layer, const QJsonObject& mark, const Grid& grid);
    [[nodiscard]] bool writePieces(const QJsonObject& layer, const QJsonObject& mark);
    [[nodiscard]] bool writePiecesOf(const QJsonObject& layer, const Grid& grid, const std::set<std::int64_t>& but,
                                     std::string_view& before);
    void writeEntities(const QJsonObject& layer);
    void writeNewEntities(const QJsonObject& layer, std::string_view& before);
    [[nodiscard]] QJsonObject moved(QJsonObject entity, const QJsonObject& mark, const Thing& thing, int side);
    [[nodiscard]] QJsonArray fieldsOf(const QJsonArray& fields, const Properties& properties);
    [[nodiscard]] const DecorationLayer* decorationNamed(const QString& name);
    [[nodiscard]] std::vector<const Grid*> gridsOf(const QJsonObject& layer, const QJsonObject& mark);

    TextOut& m_out;
    const Level& m_level;
    KeptLdtkDefinitions& m_definitions;
    KeptLdtkLosses& m_losses;
    generation::Feedback* m_feedback;
    QJsonObject m_kept;
    std::set<const DecorationLayer*> m_placed;
    std::map<std::string, const Thing*> m_things; ///< that are in no entity yet
    std::set<std::string> m_marked;               ///< ids of things that came from entities
    bool m_stopped = false;
};

/// What a world or a level keeps of LDtk; empty where that is nothing.
[[nodiscard]] QJsonObject keptLdtkOf(const Properties& properties);
/// What a level was in LDtk; empty where it came from elsewhere, or has another size now.
[[nodiscard]] QJsonObject keptLdtkOf(const Level& level);

} // namespace delve::editor
