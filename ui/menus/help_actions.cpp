#include "ui/menus/tables.h"

#include <QMainWindow>
#include <QMessageBox>
#include <QStyle>

namespace delve::ui {

namespace {

void showAbout(QMainWindow& window) {
    const QString version = QCoreApplication::applicationVersion();
    QMessageBox box(&window);
    box.setWindowTitle(Actions::tr("About Delvewright"));
    box.setIconPixmap(window.windowIcon().pixmap(box.style()->pixelMetric(QStyle::PM_LargeIconSize)));
    box.setTextFormat(Qt::RichText);
    box.setText(Actions::tr("<h3>Delvewright %1</h3><p>A level editor for procedurally generated tile worlds.</p>"
                            "<p>Free software under the MIT licence.</p>")
                    .arg(version.toHtmlEscaped()));
    box.exec();
}

} // namespace

ActionTable helpActions(QMainWindow& window, HelpWindows windows) {
    return {
        {.id = QStringLiteral("help.manual"),
         .text = Actions::tr("&Manual"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F1)},
         .icon = QStringLiteral("hint"),
         .help = Actions::tr("The manual of this version, with pictures."),
         .run = std::move(windows.manual)},
        {.id = QStringLiteral("help.search"),
         .text = Actions::tr("&Search actions…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
         .icon = QStringLiteral("search"),
         .help = Actions::tr("Find any action by its name and run it."),
         .run = std::move(windows.search)},
        {.id = QStringLiteral("help.tour"),
         .text = Actions::tr("&Tour"),
         .help = Actions::tr("Learn the basics in two minutes."),
         .run = std::move(windows.tour)},
        {.id = QStringLiteral("help.keys"),
         .text = Actions::tr("&Keys"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F1)},
         .icon = QStringLiteral("keyboard"),
         .help = Actions::tr("Every action and its key."),
         .run = std::move(windows.keys)},
        {.id = QStringLiteral("help.about"),
         .text = Actions::tr("&About Delvewright"),
         .icon = QStringLiteral("about"),
         .help = Actions::tr("Version and licence."),
         .run = [&window] { showAbout(window); }},
    };
}

} // namespace delve::ui
