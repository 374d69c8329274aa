#pragma once

#include <QObject>

class QDialog;
class QWidget;

/// What all dialogs have in common, those of Qt among them: each button can be pressed by a letter, and none opens
/// larger than the screen. Watches over the application; owned by the window.
namespace delve {

class DialogManners : public QObject {
    Q_OBJECT
public:
    explicit DialogManners(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Each push button whose text names no letter gets one that nothing else in the dialog has; Qt's own texts name none.
void giveMnemonics(QDialog& dialog);

/// As large as it is, or as the screen has room for with the frame of a window.
void keepOnScreen(QWidget& window);

} // namespace delve
