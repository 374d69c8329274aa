#pragma once

#include <QObject>

class QDialog;
class QWidget;

/// What all dialogs have in common, those of Qt among them: each button can be pressed by a letter, and none opens
/// larger than the screen. Watches over the application; owned by the window.
namespace delve::ui {

class DialogManners : public QObject {
    Q_OBJECT
public:
    explicit DialogManners(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Each push button gets a letter, where its text names none (Qt's own texts do not), and of two that are seen together
/// and have the same one, the later one gets another: translations cannot know what stands beside them.
void giveMnemonics(QDialog& dialog);

/// As large as it is, or as the screen has room for with the frame of a window.
void keepOnScreen(QWidget& window);

} // namespace delve::ui
