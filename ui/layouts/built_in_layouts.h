#pragma once

#include "generation/level/text.h"
#include "ui/pages/parts.h"

#include <QKeySequence>
#include <QString>

#include <vector>

/// The layouts of the docks that come with the program, as rows. A layout names docks by id; a dock that it does not
/// name goes where its own row in the table of panels says, so that a new dock has a place in all of them.
namespace delve::ui {

/// Where a dock goes; the fields are those of PanelInfo.
struct DockPlace {
    QString id;
    Qt::DockWidgetArea area;
    int place = 0;
    int share = 1;
    bool front = false;
    bool shown = true;
};

struct Layout {
    QString id;
    Text title;
    Text help;
    QKeySequence keys;
    /// The side whose docks stay in a small window, where the others would leave the map too little room.
    Qt::DockWidgetArea side;
    std::vector<DockPlace> docks = {};
};

[[nodiscard]] const std::vector<Layout>& builtInLayouts();
/// The place of each dock in a layout, in the order of the panels.
[[nodiscard]] std::vector<DockPlace> placesIn(const Layout& layout, const std::vector<PanelInfo>& panels);

} // namespace delve::ui
