#include "ui/pages/level_trail.h"

#include "editor/document/document.h"
#include "generation/level/portal_targets.h"

#include <algorithm>

namespace delve::ui {

const Thing* portalAt(const Level& level, Cell cell) {
    const auto found = std::find_if(level.things->begin(), level.things->end(), [cell](const Thing& thing) {
        return thing.at == cell && thing.kind == ThingKind::Portal;
    });
    return found == level.things->end() ? nullptr : &*found;
}

LevelTrail::LevelTrail(editor::Document& document, MapView& map, QObject* parent)
    : QObject(parent), m_document(document), m_map(map) {}

LevelTrail::Stop LevelTrail::here() const { return {m_document.level().id, m_map.place()}; }

/// False if the level no longer exists.
bool LevelTrail::show(const std::string& level) {
    const auto& levels = m_document.world().levels;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (levels[i].id != level) continue;
        m_document.setCurrentLevel(i);
        return true;
    }
    return false;
}

void LevelTrail::goTo(std::size_t level) {
    if (level == m_document.currentLevel()) return;
    m_back.push_back(here());
    m_forward.clear();
    m_document.setCurrentLevel(level);
    m_map.fitMap();
    emit changed();
}

bool LevelTrail::leadsSomewhere(Cell cell) const {
    const auto* portal = portalAt(m_document.level(), cell);
    return portal && m_document.world().find(levelNamedBy(*portal));
}

bool LevelTrail::goThrough(Cell cell) {
    if (!leadsSomewhere(cell)) return false;
    const Thing portal = *portalAt(m_document.level(), cell);
    const auto from = here();
    show(std::string(levelNamedBy(portal)));
    m_back.push_back(from);
    m_forward.clear();
    m_map.fitMap();
    const auto* to = portal.fields.find("cell");
    if (const auto* arrival = to ? std::get_if<Cell>(to) : nullptr) m_map.bringIntoSight(*arrival);
    emit changed();
    return true;
}

void LevelTrail::step(std::vector<Stop>& from, std::vector<Stop>& into) {
    const auto left = here();
    while (!from.empty()) {
        const auto stop = from.back();
        from.pop_back();
        if (!show(stop.level)) continue;
        into.push_back(left);
        m_map.goTo(stop.place);
        break;
    }
    emit changed();
}

void LevelTrail::goBack() { step(m_back, m_forward); }

void LevelTrail::goForward() { step(m_forward, m_back); }

} // namespace delve::ui
