#include "ui/menus/tables.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/files/document_files.h"
#include "ui/pages/pages.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace delve::ui {

ActionTable whilePageIsOpen(const Pages& pages, ActionTable rows) {
    for (auto& row : rows) {
        const auto open = [&pages, also = row.enabledWhen] { return pages.current() && (!also || also()); };
        row.enabledWhen = open;
        if (row.checkedWhen) row.checkedWhen = [&pages, on = row.checkedWhen] { return pages.current() && on(); };
    }
    return rows;
}

ActionTable whileMapIsShown(const Pages& pages, ActionTable rows) {
    for (auto& row : rows)
        row.enabledWhen = [&pages, also = row.enabledWhen] {
            return pages.current()->currentView() == 0 && (!also || also());
        };
    return whilePageIsOpen(pages, std::move(rows));
}

ActionTable newActions(FileOpener& opener, const generation::RecipeRegistry& recipes, SeedSource seeds) {
    ActionTable rows;
    for (const auto& recipe : recipes) {
        const bool first = &recipe == &recipes.front();
        rows.push_back(
            {.id = QStringLiteral("file.new.") + QString::fromStdString(std::string(recipe.name)),
             .text = editor::toQString(recipe.label),
             .under = Actions::tr("New map"),
             .keys = first ? QList{QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_N)} : QList<QKeySequence>{},
             .help = Actions::tr("A new map. %1").arg(editor::toQString(recipe.help)),
             .run = [&opener, &recipe, seeds] { opener.newFrom(recipe, seeds()); }});
    }
    rows.push_back({.id = QStringLiteral("file.new-map"),
                    .text = Actions::tr("&New map…"),
                    .keys = {QKeySequence::New},
                    .icon = QStringLiteral("new"),
                    .help = Actions::tr("From a recipe, blank, or from a picture."),
                    .run = [&opener, seeds] { opener.newMap(seeds); }});
    rows.push_back({.id = QStringLiteral("file.new-blank"),
                    .text = Actions::tr("New &blank map"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_N)},
                    .help = Actions::tr("An empty map, to paint on."),
                    .run = [&opener] { opener.newBlank(); }});
    rows.push_back({.id = QStringLiteral("file.open"),
                    .text = Actions::tr("&Open…"),
                    .keys = {QKeySequence::Open},
                    .icon = QStringLiteral("open"),
                    .help = Actions::tr("Open a map from a file. Files can be dropped on the window, too."),
                    .run = [&opener] { opener.open(); }});
    return rows;
}

namespace {

ActionTable savingActions(DocumentFiles& files) {
    auto& saver = files.saver();
    auto& exporter = files.exporter();
    return {
        {.id = QStringLiteral("file.save"),
         .text = Actions::tr("&Save"),
         .keys = {QKeySequence::Save},
         .icon = QStringLiteral("save"),
         .help = Actions::tr("Save the map in its file."),
         .run = [&saver] { saver.save(); }},
        {.id = QStringLiteral("file.save-as"),
         .text = Actions::tr("Save &as…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
         .icon = QStringLiteral("save-as"),
         .help = Actions::tr("Save the map under another name."),
         .run = [&saver] { saver.saveAs(); }},
        {.id = QStringLiteral("file.save-copy"),
         .text = Actions::tr("Save a cop&y…"),
         .help = Actions::tr("Save the map to another file and keep editing this one."),
         .run = [&saver] { saver.saveCopy(); }},
        {.id = QStringLiteral("file.save-all"),
         .text = Actions::tr("Save a&ll"),
         .help = Actions::tr("Save every changed map."),
         .run = [&saver] { saver.saveAll(); }},
        {.id = QStringLiteral("file.export"),
         .text = Actions::tr("&Export…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
         .icon = QStringLiteral("export"),
         .help = Actions::tr("Save the map as a picture, or in another program's format."),
         .run = [&exporter] { exporter.exportMap(); }},
        {.id = QStringLiteral("file.export-again"),
         .text = Actions::tr("Export a&gain"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_E)},
         .help = Actions::tr("Repeat the last export: same file, same options."),
         .run = [&exporter] { exporter.exportAgain(); },
         .enabledWhen = [&exporter] { return exporter.canExportAgain(); }},
    };
}

} // namespace

namespace {

/// About the file of the current document.
ActionTable pathActions(Pages& pages) {
    const auto path = [&pages] { return pages.current()->document().path(); };
    const auto saved = [path] { return !path().isEmpty(); };
    return {
        {.id = QStringLiteral("file.copy-path"),
         .text = Actions::tr("Copy the path"),
         .help = Actions::tr("Copy the full name of the map's file to the clipboard."),
         .run = [path] { QGuiApplication::clipboard()->setText(QFileInfo(path()).absoluteFilePath()); },
         .enabledWhen = saved},
        {.id = QStringLiteral("file.reveal"),
         .text = Actions::tr("Show in folder"),
         .help = Actions::tr("Open the folder of the map's file."),
         .run = [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path()).absolutePath())); },
         .enabledWhen = saved},
    };
}

} // namespace

ActionTable fileActions(DocumentFiles& files, Pages& pages) {
    auto rows = savingActions(files);
    for (auto& row : pathActions(pages)) rows.push_back(std::move(row));
    rows.push_back({.id = QStringLiteral("file.reload"),
                    .text = Actions::tr("&Reload"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::Key_R)},
                    .help = Actions::tr("Read the map from its file again."),
                    .run = [&files] { files.opener().reload(); },
                    .enabledWhen = [&pages] { return !pages.current()->document().path().isEmpty(); }});
    rows.push_back({.id = QStringLiteral("file.close"),
                    .text = Actions::tr("&Close"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::Key_W)},
                    .help = Actions::tr("Close this map."),
                    .run = [&files, &pages] { files.close(*pages.current()); }});
    rows.push_back({.id = QStringLiteral("file.close-others"),
                    .text = Actions::tr("Close others"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W)},
                    .help = Actions::tr("Close every map but this one. Asks once about all unsaved changes."),
                    .run = [&files, &pages] { files.closeOthers(*pages.current()); },
                    .enabledWhen = [&pages] { return pages.count() > 1; }});
    rows.push_back({.id = QStringLiteral("file.close-all"),
                    .text = Actions::tr("Close all"),
                    .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
                    .help = Actions::tr("Close every map. Asks once about all unsaved changes."),
                    .run = [&files] { files.closeAll(); }});
    return rows;
}

ActionTable linkActions(std::function<void()> showLink) {
    return {{.id = QStringLiteral("file.live-link"),
             .text = Actions::tr("Live lin&k…"),
             .help = Actions::tr("Hand the map to a running game, which reloads it whenever it changes."),
             .run = std::move(showLink)}};
}

ActionTable programActions(std::function<void()> showPreferences) {
    return {{.id = QStringLiteral("program.preferences"),
             .text = Actions::tr("Pre&ferences…"),
             .keys = {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
             .icon = QStringLiteral("preferences"),
             .help = Actions::tr("Undo memory, appearance, and the key of every action."),
             .run = std::move(showPreferences)},
            {.id = QStringLiteral("file.quit"),
             .text = Actions::tr("&Quit"),
             .keys = {QKeySequence(Qt::CTRL | Qt::Key_Q)},
             .run = [] { QApplication::closeAllWindows(); }}};
}

} // namespace delve::ui
