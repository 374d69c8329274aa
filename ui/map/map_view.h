#pragma once

#include "ui/map/map_surface.h"

#include <functional>

namespace delve::editor {
class ToolController;
}

/// The map under the hands of a person: wheel, track pad, keys and mouse zoom and pan it, and what is meant for the
/// cells goes to the hand that holds the tools, whose preview it shows.
namespace delve::ui {

class MapView : public MapSurface {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    /// Who gets presses on cells, and whose tool's preview is drawn; null: nobody. It outlives the view, or is taken
    /// away before.
    void setHand(editor::ToolController* toolController);
    /// The cell that the arrow keys move, and Enter presses; nothing until they are used, or when the mouse is.
    [[nodiscard]] std::optional<Cell> cursorCell() const { return m_cursor; }
    /// The cell that an action is about: the one that the map's menu was opened on, else the one under the mouse or the
    /// keys.
    [[nodiscard]] std::optional<Cell> meantCell() const { return m_menuCell ? m_menuCell : hoveredCell(); }
    /// The next press names a cell instead of going to the hand; nothing where Esc was pressed.
    void pickCell(std::function<void(std::optional<Cell>)> picked);
    /// Finds what a double click on a place, in cells, opens: the portal there, or the one whose picture is there.
    void setOpening(std::function<std::optional<Cell>(QPointF)> opening) { m_opening = std::move(opening); }

signals:
    /// A press of the left button that is no second one.
    void firstPressed();
    /// With a tool that paints, only on what opens.
    void cellDoubleClicked(delve::Cell cell);
    /// Something is to be done to a map that no hand works on: it shows a stage.
    void pressedWithoutHand();
    /// The right button, where the tool has no use for it, or the menu key.
    void menuWanted(QPoint globalPlace, std::optional<delve::Cell> cell);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;

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

    editor::ToolController* m_toolController = nullptr;
    std::optional<Cell> m_cursor;
    std::optional<Cell> m_menuCell;                    ///< until the mouse or the keys are used again
    std::function<void(std::optional<Cell>)> m_picked; ///< who waits for a cell
    std::function<std::optional<Cell>(QPointF)> m_opening;
    bool m_spaceHeld = false;
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panButton = Qt::NoButton; ///< what ends the pan when it is let go; the other one may be painting
};

} // namespace delve::ui
