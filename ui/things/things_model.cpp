#include "ui/things/things_model.h"

#include "editor/things/thing_words.h"
#include "generation/level/locks.h"
#include "ui/palette/tile_icon.h"
#include "ui/theme/icon.h"

#include <QApplication>
#include <QPalette>

#include <utility>

namespace delve::ui {

void ThingsModel::show(std::shared_ptr<const editor::Found> found) {
    beginResetModel();
    const bool otherTiles = m_found && found && !(m_found->world().tiles == found->world().tiles);
    if (otherTiles) m_icons.clear();
    m_found = std::move(found);
    endResetModel();
}

std::string ThingsModel::idAt(int row) const {
    if (const auto* const thing = m_found->thing(at(row))) return thing->id;
    if (const auto* const room = m_found->room(at(row))) return room->id;
    return {};
}

std::vector<int> ThingsModel::rowsOf(const std::unordered_set<std::string_view>& things,
                                     const std::string& room) const {
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row) {
        const auto* const thing = m_found->thing(at(row));
        const auto* const itsRoom = m_found->room(at(row));
        if ((thing && things.contains(thing->id)) || (itsRoom && itsRoom->id == room)) rows.push_back(row);
    }
    return rows;
}

std::optional<int> ThingsModel::rowOfArea(Cell first) const {
    for (int row = 0; row < rowCount(); ++row)
        if (const auto* const area = m_found->area(at(row)); area && area->first == first) return row;
    return {};
}

int ThingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_found ? 0 : static_cast<int>(m_found->rows.size());
}

int ThingsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QString ThingsModel::textOf(const editor::FoundRow& row, int column) const {
    switch (column) {
    case KindColumn: return m_found->kindOf(row);
    case DetailsColumn: return m_found->detailsOf(row);
    case PlaceColumn: return editor::placeOf(m_found->placeOf(row));
    default: return {};
    }
}

QIcon ThingsModel::iconOf(const editor::FoundRow& row) const {
    const auto* const thing = m_found->thing(row);
    const auto* const area = m_found->area(row);
    if (!thing && !area) return icon(QStringLiteral("room"));
    const auto key = thing ? QString::number(static_cast<int>(thing->kind)) + QString::fromStdString(colourOf(*thing))
                           : QStringLiteral("tile ") + QString::number(static_cast<int>(area->tile));
    auto& drawn = m_icons[key];
    if (drawn.isNull() && area) drawn = tileIcon(area->tile, m_found->world().tiles);
    if (drawn.isNull() && thing) {
        Thing plain;
        plain.kind = thing->kind;
        if (const auto* const colour = thing->fields.find("colour")) plain.fields.set("colour", *colour);
        drawn = thingIcon(plain);
    }
    return drawn;
}

QVariant ThingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_found) return {};
    const auto& row = at(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return textOf(row, index.column());
    if (role == Qt::DecorationRole && index.column() == KindColumn) return iconOf(row);
    if (role == Qt::ForegroundRole && index.column() == PlaceColumn)
        return QApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::AccessibleTextRole && index.column() == KindColumn)
        return QStringLiteral("%1 %2 (%3)")
            .arg(textOf(row, KindColumn), textOf(row, DetailsColumn), textOf(row, PlaceColumn));
    return {};
}

QVariant ThingsModel::headerData(int section, Qt::Orientation direction, int role) const {
    if (direction != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case KindColumn: return tr("Kind");
    case DetailsColumn: return tr("Details");
    case PlaceColumn: return tr("Cell");
    default: return {};
    }
}

/// That there are no children spares the view a question for each row.
Qt::ItemFlags ThingsModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace delve::ui

#include "moc_things_model.cpp"
