#include "ui/actions/tables.h"

#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/window/document_files.h"

#include <QApplication>
#include <QMainWindow>

namespace delve {

ActionTable fileActions(DocumentFiles& files, QMainWindow& window, SeedSource seeds) {
    ActionTable rows;
    for (const auto& recipe : allRecipes()) {
        const bool first = &recipe == allRecipes().data();
        rows.push_back({.id = QStringLiteral("file.new.") + QString::fromStdString(std::string(recipe.name)),
                        .text = toQString(recipe.label),
                        .keys = first ? QList<QKeySequence>{QKeySequence::New} : QList<QKeySequence>{},
                        .icon = first ? QStringLiteral("new") : QString(),
                        .help = Actions::tr("A new map. %1").arg(toQString(recipe.help)),
                        .run = [&files, &recipe, seeds] { files.newFrom(recipe, seeds()); }});
    }
    rows.push_back({.id = QStringLiteral("file.open"),
                    .text = Actions::tr("&Open…"),
                    .keys = {QKeySequence::Open},
                    .icon = QStringLiteral("open"),
                    .help = Actions::tr("Open a map from a file. Files can be dropped on the window, too."),
                    .run = [&files] { files.open(); }});
    rows.push_back({.id = QStringLiteral("file.save"),
                    .text = Actions::tr("&Save"),
                    .keys = {QKeySequence::Save},
                    .icon = QStringLiteral("save"),
                    .help = {},
                    .run = [&files] { files.save(); }});
    rows.push_back({.id = QStringLiteral("file.save-as"),
                    .text = Actions::tr("Save &as…"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                    .icon = QStringLiteral("save-as"),
                    .help = Actions::tr("Save the map under another name."),
                    .run = [&files] { files.saveAs(); }});
    rows.push_back({.id = QStringLiteral("file.export"),
                    .text = Actions::tr("&Export…"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                    .icon = QStringLiteral("export"),
                    .help = Actions::tr("Write the map in a format of other programs, or as a picture."),
                    .run = [&files] { files.exportMap(); }});
    rows.push_back({.id = QStringLiteral("file.close"),
                    .text = Actions::tr("&Close window"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::Key_W)},
                    .run = [&window] { window.close(); }});
    rows.push_back({.id = QStringLiteral("file.quit"),
                    .text = Actions::tr("&Quit"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::Key_Q)},
                    .run = [] { QApplication::closeAllWindows(); }});
    return rows;
}

} // namespace delve
