// The part of PropertiesPanel that shows the mission of the level.
#include "editor/text/level_name.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/play/key_button.h"
#include "ui/properties/properties_panel.h"
#include "ui/stages/stage_slider.h"
#include "ui/theme/tokens.h"

#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace delve::ui {

/// A row for each pattern; a click shows where it lies.
void PropertiesPanel::fillMission() {
    const auto& mission = *m_document.level().mission;
    if (mission.empty()) return;
    addCaption(tr("Mission"))->setContentsMargins(0, 2 * gridStep, 0, 0);
    for (const auto& [text, cells] : m_facts.mission) {
        auto* row = new KeyButton({}, text, m_content);
        row->setObjectName(QStringLiteral("mission-row"));
        row->setShortcut({}); // an & in the name of a colour is none
        row->setToolTip(tr("Shows on the map where this pattern lies."));
        row->setEnabled(!cells.empty());
        const std::vector<Cell> shown = cells;
        connect(row, &KeyButton::clicked, this, [this, shown] { showOnMap(shown); });
        m_rows->addWidget(row);
    }
    if (mission.cycles.size() > m_facts.mission.size())
        m_rows->addWidget(new QLabel(
            tr("… and %n more pattern(s)", nullptr, static_cast<int>(mission.cycles.size() - m_facts.mission.size())),
            m_content));
    auto* remove = new QPushButton(tr("Remove mission"), m_content);
    remove->setObjectName(QStringLiteral("remove-mission"));
    remove->setToolTip(tr("The map stays as it is: only the record of its plan goes."));
    connect(remove, &QPushButton::clicked, this, [this] {
        changeLevel(editor::stepOnLevel(DELVE_TEXT("step", "Remove mission of level “%1”"), m_document.level()),
                    [](Level& level) { level.mission = {}; });
        refresh();
    });
    m_rows->addWidget(remove);
}

void PropertiesPanel::showOnMap(const std::vector<Cell>& cells) {
    m_page.showView(0);
    if (!m_page.stages().live()) m_page.stages().goLive();
    m_page.map().flash(cells);
}

} // namespace delve::ui
