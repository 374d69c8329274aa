// The layouts of the docks: which one is shown, and those that the person saved.
#include "editor/text/message_text.h"
#include "ui/dialogs/questions.h"
#include "ui/layouts/layouts.h"
#include "ui/menus/tables.h"
#include "ui/theme/plain_texts.h"

#include <QInputDialog>
#include <QMainWindow>
#include <QMessageBox>

namespace delve::ui {

namespace {

constexpr int firstOwnKey = 4;
constexpr int lastOwnKey = 9;

Action layoutAction(Layouts& layouts, const QString& id, const QString& text, const QString& shown) {
    return {.id = id,
            .text = text,
            .under = Actions::tr("Layout"),
            .run = [&layouts, shown] { layouts.show(shown); },
            .checkedWhen = [&layouts, shown] { return layouts.current() == shown; },
            .exclusive = true};
}

void askForName(QMainWindow& window, Layouts& layouts) {
    auto* dialog = new QInputDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Actions::tr("Save layout"));
    dialog->setLabelText(Actions::tr("Name of the layout"));
    dialog->setTextValue(layouts.ownName());
    QObject::connect(dialog, &QInputDialog::textValueSelected, &layouts, [&layouts](const QString& name) {
        if (!name.trimmed().isEmpty()) layouts.save(name.trimmed());
    });
    dialog->open();
}

void askToDelete(QMainWindow& window, Layouts& layouts) {
    QMessageBox box(QMessageBox::Question, Actions::tr("Delete layout"),
                    Actions::tr("Delete the layout “%1”? This cannot be undone.").arg(layouts.ownName()),
                    QMessageBox::Cancel, &window);
    if (askForSure(box, Actions::tr("&Delete"))) layouts.removeOwn();
}

} // namespace

ActionTable layoutActions(QMainWindow& window, Layouts& layouts) {
    ActionTable rows;
    for (const auto& layout : builtInLayouts()) {
        rows.push_back(layoutAction(layouts, QStringLiteral("window.layout.") + layout.id,
                                    editor::toQString(layout.title), layout.id));
        rows.back().help = editor::toQString(layout.help);
        rows.back().keys = {layout.keys};
    }
    rows.push_back({.id = QStringLiteral("window.save-layout"),
                    .text = Actions::tr("&Save layout…"),
                    .help = Actions::tr("Save this arrangement of the docks under a name."),
                    .run = [&window, &layouts] { askForName(window, layouts); }});
    rows.push_back(
        {.id = QStringLiteral("window.reset-layout"),
         .text = Actions::tr("&Reset layout"),
         .help = Actions::tr("All docks of this layout back to where they were at first, or when it was saved."),
         .run = [&layouts] { layouts.reset(); }});
    rows.push_back({.id = QStringLiteral("window.delete-layout"),
                    .text = Actions::tr("D&elete layout…"),
                    .help = Actions::tr("Delete the current layout, if it is one of your own."),
                    .run = [&window, &layouts] { askToDelete(window, layouts); },
                    .enabledWhen = [&layouts] { return !layouts.ownName().isEmpty(); }});
    return rows;
}

ActionTable ownLayoutActions(Layouts& layouts) {
    ActionTable rows;
    int number = firstOwnKey;
    for (const auto& name : layouts.own()) {
        rows.push_back(layoutAction(layouts, QStringLiteral("window.layout.own.") + name, withoutLetter(name),
                                    Layouts::idOfOwn(name)));
        rows.back().help = Actions::tr("A layout of your own.");
        if (number <= lastOwnKey) rows.back().keys = {QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(number++))};
    }
    return rows;
}

std::vector<MenuEntry> layoutEntries(const ActionTable& rows) {
    auto entries = entriesBeginning(rows, QStringLiteral("window.layout."));
    entries.push_back({});
    for (const auto* id : {"window.save-layout", "window.reset-layout", "window.delete-layout"})
        entries.push_back({QString::fromLatin1(id)});
    return entries;
}

ActionTable showingActions(Layouts& layouts) {
    return {
        {.id = QStringLiteral("window.docks"),
         .text = Actions::tr("Hide all doc&ks"),
         .keys = {QKeySequence(Qt::Key_Tab)},
         .help = Actions::tr("Hide all docks, or show them again as they were. In a field, Tab goes to the next one."),
         .run = [&layouts] { layouts.toggleDocks(); },
         .checkedWhen = [&layouts] { return layouts.docksAway(); }},
        {.id = QStringLiteral("play.view.docks"),
         .text = Actions::tr("&Keep the docks"),
         .help = Actions::tr("Leave the docks beside the game. Otherwise the game has the whole window."),
         .run = [&layouts] { layouts.setKeepsDocks(!layouts.keepsDocks()); },
         .checkedWhen = [&layouts] { return layouts.keepsDocks(); }}};
}

} // namespace delve::ui
