#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

/// The one place where it is decided who gets a key that types a character: while a field, a list or a box has the
/// keyboard, the key is its own, and no action that has it as a shortcut fires. Everywhere else, above all on the map,
/// actions come first as usual. Owned by a window; it listens to the whole program, since docks that float are windows
/// of their own.
namespace delve::ui {

class TypingKeys : public QObject {
    Q_OBJECT
public:
    explicit TypingKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Is this a key that types a character, as letters do, without Ctrl, Alt or Meta?
[[nodiscard]] bool typesCharacter(const QKeyEvent& key);
/// Is this a field, a list or a box: something that characters are typed into, searched in or chosen by?
[[nodiscard]] bool takesCharacters(const QWidget& widget);

} // namespace delve::ui
