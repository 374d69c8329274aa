#pragma once

#include "editor/formats/picture.h"
#include "generation/level/world.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractItemModel;
class QLabel;
class QTableWidget;

/// A picture that becomes a map, one pixel a cell: its colours with the tile that each is read as, to be adjusted, and
/// what comes of it. A page of the dialog for new maps.
namespace delve::ui {

class PictureImport : public QWidget {
    Q_OBJECT
public:
    explicit PictureImport(QWidget* parent = nullptr);

    /// Takes this picture, or tells why it cannot.
    void load(const QString& path);
    /// What the picture is read as; nothing while there is none.
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
