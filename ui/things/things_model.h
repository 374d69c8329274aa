#pragma once

#include "editor/things/search.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QIcon>

#include <memory>
#include <optional>
#include <unordered_set>

/// The rows of the Things dock: what a search found in one state of the level. Texts and icons are made as they are
/// shown, since there may be hundreds of thousands of rows. Owned by the panel.
namespace delve::ui {

class ThingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { KindColumn, DetailsColumn, PlaceColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const editor::Found> found);
    [[nodiscard]] const editor::Found* found() const { return m_found.get(); }
    [[nodiscard]] const editor::FoundRow& at(int row) const { return m_found->rows[static_cast<std::size_t>(row)]; }
    /// Of the thing or room that it is; empty for tiles.
    [[nodiscard]] std::string idAt(int row) const;
    /// The rows of these things, or of this room.
    [[nodiscard]] std::vector<int> rowsOf(const std::unordered_set<std::string_view>& things,
                                          const std::string& room) const;
    /// An area of tiles that begins on this cell.
    [[nodiscard]] std::optional<int> rowOfArea(Cell first) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QString textOf(const editor::FoundRow& row, int column) const;
    [[nodiscard]] QIcon iconOf(const editor::FoundRow& row) const;

    std::shared_ptr<const editor::Found> m_found;
    mutable QHash<QString, QIcon> m_icons; ///< by kind and colour of things, and by tile; drawn once
};

} // namespace delve::ui
