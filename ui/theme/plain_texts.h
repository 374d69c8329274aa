#pragma once

#include <QObject>
#include <QString>

namespace delve::ui {

/// Makes the window show texts literally. By default Qt treats text that looks like HTML as rich text, and
/// names, signs and messages come from untrusted files: a name like "<img src='file:///…'>" would be drawn
/// as a picture, and read a file for it. While one of these exists, a label shows plain text unless it
/// requests rich text, and so does every tooltip: of a widget, a list item, a tab, a menu action. Long lines
/// of tooltips wrap. Owned by the window.
class PlainTexts : public QObject {
public:
    explicit PlainTexts(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// For buttons, tabs and menus: the text as it is, in which no & says which letter presses it.
[[nodiscard]] QString withoutLetter(QString text);

} // namespace delve::ui
