#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace delve::ui {

/// The property of a widget that shows the keyboard's focus by a ring around all of it.
inline constexpr const char* ringShowsFocus = "ring shows focus";
inline constexpr const char* nameOfRing = "focus-ring"; ///< of its object

/// Draws a ring around the focused widget where its style shows nothing: maps, whole areas, and lists without a row.
/// The ring comes with the keyboard, and goes with a click: who uses the mouse sees where it is. After a dialog, a menu
/// or another window it comes back if a key was used last. Owned by the window.
class FocusRing : public QObject {
public:
    explicit FocusRing(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showAround(QWidget& widget);
    void hide();

    QPointer<QWidget> m_ring;
    bool m_byKeyboard = false; ///< the last press was one of a key
};

} // namespace delve::ui
