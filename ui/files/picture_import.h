#pragma once

#include "editor/formats/picture.h"
#include "generation/level/world.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractItemModel;
class QLabel;
class QTableWidget;

/// Turns a picture into a map, one pixel a cell: lists its colours with the tile for each, which can be changed, and
/// previews the result. A page of the dialog for new maps.
namespace delve::ui {

class PictureImport : public QWidget {
    Q_OBJECT
public:
    explicit PictureImport(QWidget* parent = nullptr);

    /// Loads this picture, or reports why it cannot.
    void load(const QString& path);
    /// The imported world; nothing while there is no picture.
    [[nodiscard]] const std::optional<World>& world() const { return m_world; }

signals:
    void changed();

private:
    void choose();
    void fillTable();
    void read();
    void showPreview();
    void fail(const Failure& failure);

    QString m_path;
    std::vector<editor::ColourEntry> m_table;
    std::optional<World> m_world;
    QAbstractItemModel* m_tiles;
    QTableWidget* m_list;
    QLabel* m_preview;
    QLabel* m_note;
};

} // namespace delve::ui
