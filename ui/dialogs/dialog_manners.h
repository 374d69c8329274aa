#pragma once

#include <QObject>

class QDialog;
class QWidget;

/// Shared behaviour of all dialogs, including those of Qt: each button has a mnemonic, and none opens larger than the
/// screen. Watches the application; owned by the window.
namespace delve::ui {

class DialogManners : public QObject {
    Q_OBJECT
public:
    explicit DialogManners(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Gives each push button without a mnemonic a letter (Qt's own texts have none). If two visible buttons share a
/// letter, the later one gets another: translations cannot know which buttons appear together.
void giveMnemonics(QDialog& dialog);

/// Shrinks it to the screen if it is larger, including the window frame.
void keepOnScreen(QWidget& window);

} // namespace delve::ui
