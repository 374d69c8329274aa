#pragma once

#include "ui/layouts/built_in_layouts.h"

#include <QStringList>

class QDockWidget;
class QMainWindow;

/// Puts the docks of a window where a layout says. The docks are children of the window, named by their ids.
namespace delve::ui {

[[nodiscard]] QDockWidget* dockOf(const QMainWindow& window, const QString& id);
/// Windows narrower than this, in pixels, have narrower docks.
inline constexpr int narrowWindow = 1200;

/// Moves all docks named, floating ones as well.
void arrange(QMainWindow& window, const std::vector<DockPlace>& places);
/// The docks of one side get their width for the window as it is now.
void setSideWidth(QMainWindow& window, const std::vector<DockPlace>& places, Qt::DockWidgetArea side);
/// Puts the docks of these ids beside those of the same place; the others stay where they are.
void addTo(QMainWindow& window, const std::vector<DockPlace>& places, const QStringList& ids);

} // namespace delve::ui
