#include "ui/layouts/dock_arrangement.h"

#include "ui/theme/tokens.h"

#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::ui {

namespace {

constexpr int leftWidth = 38 * gridStep;
constexpr int narrowLeftWidth = 26 * gridStep;
constexpr int rightWidth = 27 * gridStep;   // in a window of 1280, leaves the map room for 80 cells of 9 pixels
constexpr int bottomHeight = 27 * gridStep; // six rows under title, tabs and buttons
constexpr int shareSize = rightWidth * 3 / 4;

using Places = std::vector<const DockPlace*>;

/// Of one area, sorted by place, with the foremost of each place first.
Places inOrder(const std::vector<DockPlace>& places, Qt::DockWidgetArea area) {
    Places found;
    for (const auto& place : places)
        if (place.area == area) found.push_back(&place);
    std::ranges::stable_sort(found, {}, [](const DockPlace* each) { return std::pair(each->place, !each->front); });
    return found;
}

/// The first dock of each place.
QList<QDockWidget*> foremostOf(const QMainWindow& window, const Places& places) {
    QList<QDockWidget*> docks;
    std::optional<int> place;
    for (const auto* each : places)
        if (std::exchange(place, each->place) != each->place) docks.append(dockOf(window, each->id));
    return docks;
}

/// Places hidden docks beside and behind one another.
void placeIn(QMainWindow& window, const Places& places, Qt::Orientation direction) {
    const auto foremost = foremostOf(window, places);
    // Split all places before adding tabs: Qt adds a dock that is split from a tab as a further tab.
    for (qsizetype i = 1; i < foremost.size(); ++i) window.splitDockWidget(foremost[i - 1], foremost[i], direction);
    for (std::size_t i = 1; i < places.size(); ++i)
        if (places[i - 1]->place == places[i]->place)
            window.tabifyDockWidget(dockOf(window, places[i - 1]->id), dockOf(window, places[i]->id));
}

/// Brings the first dock of each place to the front, and divides the room among the places.
void shareArea(QMainWindow& window, const Places& places, Qt::Orientation direction) {
    const auto foremost = foremostOf(window, places);
    QList<int> sizes;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (i == 0 || places[i - 1]->place != places[i]->place) sizes.append(places[i]->share * shareSize);
    for (auto* each : foremost) each->raise();
    if (foremost.size() > 1) window.resizeDocks(foremost, sizes, direction);
}

void resizeAreas(QMainWindow& window, const std::vector<DockPlace>& places,
                 const std::vector<std::pair<Qt::DockWidgetArea, int>>& areas, Qt::Orientation direction) {
    QList<QDockWidget*> docks;
    QList<int> sizes;
    for (const auto& [area, size] : areas) {
        const auto foremost = foremostOf(window, inOrder(places, area));
        if (foremost.isEmpty()) continue;
        docks.append(foremost.front());
        sizes.append(size);
    }
    window.resizeDocks(docks, sizes, direction);
}

} // namespace

QDockWidget* dockOf(const QMainWindow& window, const QString& id) {
    return window.findChild<QDockWidget*>(id, Qt::FindDirectChildrenOnly);
}

void arrange(QMainWindow& window, const std::vector<DockPlace>& places) {
    for (const auto& place : places) {
        auto* dock = dockOf(window, place.id);
        window.removeDockWidget(dock);
        dock->setFloating(false);
        window.addDockWidget(place.area, dock);
    }
    // They are hidden still: one below the other they need more room than there is, and the window would grow.
    const std::vector<std::pair<Places, Qt::Orientation>> areas{
        {inOrder(places, Qt::LeftDockWidgetArea), Qt::Vertical},
        {inOrder(places, Qt::RightDockWidgetArea), Qt::Vertical},
        {inOrder(places, Qt::BottomDockWidgetArea), Qt::Horizontal}};
    for (const auto& [docks, direction] : areas) placeIn(window, docks, direction);
    for (const auto& place : places) dockOf(window, place.id)->setVisible(place.shown);
    for (const auto& [docks, direction] : areas) shareArea(window, docks, direction);
    setSideWidth(window, places, Qt::LeftDockWidgetArea);
    setSideWidth(window, places, Qt::RightDockWidgetArea);
    resizeAreas(window, places, {{Qt::BottomDockWidgetArea, bottomHeight}}, Qt::Vertical);
}

void setSideWidth(QMainWindow& window, const std::vector<DockPlace>& places, Qt::DockWidgetArea side) {
    const int left = window.width() < narrowWindow ? narrowLeftWidth : leftWidth;
    resizeAreas(window, places, {{side, side == Qt::LeftDockWidgetArea ? left : rightWidth}}, Qt::Horizontal);
}

void addTo(QMainWindow& window, const std::vector<DockPlace>& places, const QStringList& ids) {
    for (const auto& place : places) {
        if (!ids.contains(place.id)) continue;
        auto* dock = dockOf(window, place.id);
        window.addDockWidget(place.area, dock);
        for (const auto& other : places)
            if (other.area == place.area && other.place == place.place && !ids.contains(other.id) &&
                window.dockWidgetArea(dockOf(window, other.id)) == place.area) {
                window.tabifyDockWidget(dockOf(window, other.id), dock);
                dockOf(window, other.id)->raise();
                break;
            }
        dock->setVisible(place.shown);
    }
}

} // namespace delve::ui
