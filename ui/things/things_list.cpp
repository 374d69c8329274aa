#include "ui/things/things_list.h"

#include "ui/theme/tokens.h"
#include "ui/things/things_model.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int iconSide = 2 * gridStep;
constexpr int margins = 2 * gridStep; ///< of a text and its icon, about
constexpr int mostOfKind = 16;        ///< characters, about
constexpr int mostOfPlace = 8;

} // namespace

ThingsList::ThingsList(ThingsModel& model, QWidget* parent) : QTreeView(parent) {
    setModel(&model);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(ExtendedSelection);
    setIconSize({iconSide, iconSide});
    setContextMenuPolicy(Qt::CustomContextMenu);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    viewport()->setBackgroundRole(QPalette::Window);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(ThingsModel::DetailsColumn, QHeaderView::Stretch);
    layOutColumns();
}

std::vector<int> ThingsList::firstSelected(std::size_t most) const {
    std::vector<int> rows;
    for (const auto& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom() && rows.size() < most; ++row) rows.push_back(row);
    return rows;
}

std::int64_t ThingsList::selectedCount() const {
    std::int64_t count = 0;
    for (const auto& range : selectionModel()->selection()) count += range.height();
    return count;
}

/// By characters, not by the rows: there may be hundreds of thousands.
void ThingsList::layOutColumns() {
    const int character = fontMetrics().averageCharWidth();
    const int kind = std::min(mostOfKind * character + iconSide + margins, viewport()->width() / 2);
    header()->resizeSection(ThingsModel::KindColumn, std::max(kind, iconSide + margins));
    header()->resizeSection(ThingsModel::PlaceColumn, mostOfPlace * character + margins);
}

/// Ctrl+A selects the rows, rather than the cells of the map.
bool ThingsList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::SelectAll)) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void ThingsList::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    layOutColumns();
}

void ThingsList::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOutColumns();
}

} // namespace delve::ui

#include "moc_things_list.cpp"
