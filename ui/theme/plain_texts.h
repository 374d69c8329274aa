#pragma once

#include <QObject>
#include <QString>

namespace delve::ui {

/// Has the window show texts as they are written. Qt takes a text that looks like HTML for rich text wherever nobody
/// says otherwise, and names, signs and messages come from files of anybody: a name like "<img src='file:///…'>" would
/// be drawn as a picture, and read a file for it. While one of these lives, a label shows plain text unless it asks for
/// rich text, and so does every tooltip: that of a widget, an item of a list, a tab, an action in a menu. Owned by the
/// window.
class PlainTexts : public QObject {
public:
    explicit PlainTexts(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// For buttons, tabs and menus: the text as it is, in which no & says which letter presses it.
[[nodiscard]] QString withoutLetter(QString text);

} // namespace delve::ui
