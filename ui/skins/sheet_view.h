#pragma once

#include "editor/skins/skin_picture.h"
#include "generation/level/geometry.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

/// The picture of a tileset with its grid, and which tile is drawn from which of its pieces. A click chooses where the
/// pieces of the current tile begin. Part of the skin maker.
namespace delve::ui {

class SheetView : public QWidget {
    Q_OBJECT
public:
    struct Part {
        QString name;
        QRect pieces; ///< counted in pieces
        bool current = false;
    };

    explicit SheetView(QWidget* parent = nullptr);

    void showSheet(const editor::SkinPicture& sheet);
    void showParts(std::vector<Part> parts);
    /// Where a piece is drawn.
    [[nodiscard]] QRect placeOf(Cell piece) const;

signals:
    void picked(Cell piece);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect areaOf(const QRect& pieces) const;
    void paintParts(QPainter& painter) const;

    editor::SkinPicture m_sheet;
    int m_scale = 1;
    std::vector<Part> m_parts;
    std::optional<Cell> m_cursor; ///< of the keyboard
};

} // namespace delve::ui
