#pragma once

#include "editor/drawing/pixel_picture.h"

#include <QWidget>

#include <optional>

/// The enlarged pixels of a small picture, to draw on with mouse or keys: arrows move, Space draws. Owned by the pixel
/// editor.
namespace delve::ui {

enum class PixelTool { Pencil, Eraser, Fill, Pick };

class PixelGrid : public QWidget {
    Q_OBJECT
public:
    explicit PixelGrid(const editor::PixelPicture& picture, QWidget* parent = nullptr);

    [[nodiscard]] const editor::PixelPicture& picture() const { return m_picture; }
    /// Changes the picture, repaints it and notifies listeners.
    template <class Change>
    void change(Change how) {
        how(m_picture);
        update();
        emit changed();
    }
    void setTool(PixelTool tool) { m_tool = tool; }
    void setColour(QRgb colour) { m_colour = colour; }
    void setMirror(editor::PixelMirror mirror) { m_mirror = mirror; }

    [[nodiscard]] QSize sizeHint() const override;
    /// The centre of a pixel in the widget.
    [[nodiscard]] QPoint placeOf(QPoint pixel) const;

signals:
    void changed();
    void picked(QRgb colour);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int scale() const;
    [[nodiscard]] QPoint pixelAt(QPointF place) const;
    void begin(QPoint pixel, PixelTool tool);
    void drawTo(QPoint pixel);
    void dropStroke();
    void moveCursor(QPoint by);

    editor::PixelPicture m_picture;
    PixelTool m_tool = PixelTool::Pencil;
    PixelTool m_stroke = PixelTool::Pencil; ///< of the current stroke
    editor::PixelMirror m_mirror = editor::PixelMirror::None;
    QRgb m_colour = 0xff000000;
    QPoint m_last;
    bool m_held = false;            ///< the stroke continues until the button is released, or Esc drops it
    std::optional<QPoint> m_cursor; ///< once the keyboard is used
};

} // namespace delve::ui
