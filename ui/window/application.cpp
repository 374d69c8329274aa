#include "ui/window/application.h"

#include <QApplication>
#include <QMainWindow>

namespace delve {

int runWindow(QApplication& application, const QStringList& files) {
    QMainWindow window;
    window.setWindowTitle(files.value(0, QStringLiteral("Delvewright")));
    window.resize(1280, 800);
    window.show();
    return application.exec();
}

} // namespace delve
