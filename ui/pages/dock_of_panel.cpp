#include "ui/pages/dock_of_panel.h"

#include <QDockWidget>
#include <QWidget>

namespace delve::ui {

QDockWidget* dockOf(const QWidget& panel) {
    for (auto* around = panel.parentWidget(); around; around = around->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(around)) return dock;
    return nullptr;
}

void bringForward(const QWidget& panel) {
    auto* dock = dockOf(panel);
    if (!dock) return;
    dock->show();
    dock->raise();
}

void raiseDockOf(const QWidget& panel) {
    auto* dock = dockOf(panel);
    if (dock && !dock->isHidden()) dock->raise();
}

} // namespace delve::ui
