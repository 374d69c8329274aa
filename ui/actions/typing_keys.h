#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

/// Decides where a key goes that types a character: a focused field, list or combo box gets it, and no
/// action with that shortcut fires. Tab goes to the next control, but on the map. Everywhere else, mainly on the map,
/// actions come first as usual. Owned by a window; it filters the events of the whole application, since floating docks
/// are windows of their own.
namespace delve::ui {

class TypingKeys : public QObject {
    Q_OBJECT
public:
    explicit TypingKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// The property of widgets in which Tab goes to the actions, not to the next field.
inline constexpr const char* tabIsForActions = "tabIsForActions";

/// Is this a key that types a character, as letters do, without Ctrl, Alt or Meta?
[[nodiscard]] bool typesCharacter(const QKeyEvent& key);
/// Is this a field, list or combo box: a widget that characters are typed into, searched in or chosen by?
[[nodiscard]] bool takesCharacters(const QWidget& widget);

} // namespace delve::ui
