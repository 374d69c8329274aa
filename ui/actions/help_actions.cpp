#include "ui/actions/tables.h"

#include <QMainWindow>
#include <QMessageBox>

namespace delve {

namespace {

void showAbout(QMainWindow& window) {
    const QString version = QCoreApplication::applicationVersion();
    QMessageBox::about(
        &window, Actions::tr("About Delvewright"),
        Actions::tr("<h3>Delvewright %1</h3><p>A level editor for procedurally generated tile worlds.</p>"
                    "<p>Free software under the MIT licence.</p>")
            .arg(version.toHtmlEscaped()));
}

} // namespace

ActionTable helpActions(QMainWindow& window, std::function<void()> showKeys) {
    return {
        {.id = QStringLiteral("help.keys"),
         .text = Actions::tr("&Keys"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F1)},
         .icon = QStringLiteral("keyboard"),
         .help = Actions::tr("Every action and its key."),
         .run = std::move(showKeys)},
        {.id = QStringLiteral("help.about"),
         .text = Actions::tr("&About Delvewright"),
         .icon = QStringLiteral("about"),
         .help = Actions::tr("Version and licence."),
         .run = [&window] { showAbout(window); }},
    };
}

} // namespace delve
