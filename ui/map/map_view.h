#pragma once

#include "ui/map/map_surface.h"

#include <functional>

namespace delve::editor {
class ToolController;
}

/// The map with its input: wheel, track pad, keys and mouse zoom and pan it, and input for cells goes to the tool
/// controller, whose preview it shows.
namespace delve::ui {

class MapGuides;

class MapView : public MapSurface {
    Q_OBJECT
public:
    /// The format of a drag from another part of the window that brings what floats in the hand.
    static constexpr char floatingFormat[] = "application/x-delvewright-floating";

    explicit MapView(QWidget* parent = nullptr);

    [[nodiscard]] MapGuides& guides() const { return *m_guides; }
    /// Else it scrolls; with Ctrl it always zooms.
    void setWheelZooms(bool zooms) { m_wheelZooms = zooms; }

    /// The tool controller that gets presses on cells, and whose preview is drawn; null: none. It must outlive the
    /// view, or be unset before it is destroyed.
    void setHand(editor::ToolController* toolController);
    /// The cell that the arrow keys move and Enter presses; nothing until they are used, or once the mouse is used.
    [[nodiscard]] std::optional<Cell> cursorCell() const { return m_cursor; }
    /// The cell that an action refers to: the one where the map's menu was opened, else the one under the mouse or
    /// keyboard cursor.
    [[nodiscard]] std::optional<Cell> meantCell() const { return m_menuCell ? m_menuCell : hoveredCell(); }
    /// A menu elsewhere is about this cell.
    void meanCell(std::optional<Cell> cell) { m_menuCell = cell; }
    /// The next press picks a cell instead of going to the tool; nothing if Esc was pressed.
    void pickCell(std::function<void(std::optional<Cell>)> picked);
    /// Finds what a double click on a place, in cells, opens: the portal there, or the one whose picture covers it.
    void setOpening(std::function<std::optional<Cell>(QPointF)> opening) { m_opening = std::move(opening); }

signals:
    /// A press of the left button that is not the second of a double click.
    void firstPressed();
    /// With a tool that paints, only on cells that open something.
    void cellDoubleClicked(delve::Cell cell);
    /// The person tries to edit a map that no tool edits: it shows a stage.
    void pressedWithoutHand();
    /// The right button, if the tool does not use it, or the menu key.
    void menuWanted(QPoint globalPlace, std::optional<delve::Cell> cell);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void movedUnderMouse() override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;

private:
    void wantMenu(QPoint globalPlace, std::optional<Cell> cell);
    void startPan(QPoint at, Qt::MouseButton button);
    void endPan();
    void showHandsPreview(const editor::Preview& preview);
    void showCursorShape();
    void showTool();
    void press(const QMouseEvent& event);
    void moveHand(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    [[nodiscard]] bool cursorKey(const QKeyEvent& event);
    void moveCursor(Cell by, Qt::KeyboardModifiers modifiers);
    void pressAtCursor(Qt::KeyboardModifiers modifiers);
    void releaseAtCursor(Qt::KeyboardModifiers modifiers);
    bool answerPick(std::optional<Cell> cell);
    [[nodiscard]] bool bringsFloating(const QDropEvent& event) const;

    editor::ToolController* m_toolController = nullptr;
    std::optional<Cell> m_cursor;
    std::optional<Cell> m_menuCell;                    ///< until the mouse or the keyboard is used again
    std::function<void(std::optional<Cell>)> m_picked; ///< called with the picked cell
    std::function<std::optional<Cell>(QPointF)> m_opening;
    bool m_pressed = false; ///< by the mouse, since the view was shown
    bool m_spaceHeld = false;
    MapGuides* m_guides;
    bool m_wheelZooms = false;
    Qt::KeyboardModifiers m_modifiers; ///< of the last event of the mouse
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panButton = Qt::NoButton; ///< ends the pan when released; the other button may be painting
};

} // namespace delve::ui
