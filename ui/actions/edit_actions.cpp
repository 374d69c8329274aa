#include "ui/actions/tables.h"

#include "editor/document/document.h"
#include "editor/tools/hand.h"
#include "ui/window/pages.h"

namespace delve {

namespace {

using Enabled = std::function<bool()>;

bool selected(const Hand& hand) { return hand.document() && hand.document()->selection()->size().area() > 0; }

ActionTable undoActions(Pages& pages) {
    const auto document = [&pages]() -> Document& { return pages.current()->document(); };
    return {
        {.id = QStringLiteral("edit.undo"),
         .text = Actions::tr("&Undo"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Z)},
         .icon = QStringLiteral("undo"),
         .help = Actions::tr("Take back the last step."),
         .run = [document] { document().undo(); },
         .enabledWhen = [document] { return document().history().canUndo(); }},
        {.id = QStringLiteral("edit.redo"),
         .text = Actions::tr("&Redo"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
         .icon = QStringLiteral("redo"),
         .help = Actions::tr("Do again what was undone."),
         .run = [document] { document().redo(); },
         .enabledWhen = [document] { return document().history().canRedo(); }},
    };
}

ActionTable clipboardActions(Hand& hand) {
    const Enabled some = [&hand] { return selected(hand); };
    return {
        {.id = QStringLiteral("edit.cut"),
         .text = Actions::tr("Cu&t"),
         .keys = {QKeySequence::Cut},
         .icon = QStringLiteral("cut"),
         .help = Actions::tr("Copy what is selected, and take it away."),
         .run = [&hand] { hand.cut(); },
         .enabledWhen = some},
        {.id = QStringLiteral("edit.copy"),
         .text = Actions::tr("&Copy"),
         .keys = {QKeySequence::Copy},
         .icon = QStringLiteral("copy"),
         .help = Actions::tr("Copy what is selected, with what stands on it."),
         .run = [&hand] { hand.copy(); },
         .enabledWhen = some},
        {.id = QStringLiteral("edit.paste"),
         .text = Actions::tr("&Paste"),
         .keys = {QKeySequence::Paste},
         .icon = QStringLiteral("paste"),
         .help = Actions::tr("What was copied floats at the mouse; each click lays it down, Esc ends."),
         .run = [&hand] { hand.paste(); },
         .enabledWhen = [&hand] { return hand.hasClipboard(); }},
        {.id = QStringLiteral("edit.delete"),
         .text = Actions::tr("&Delete"),
         .keys = {QKeySequence::Delete},
         .icon = QStringLiteral("remove"),
         .help = Actions::tr("Remove the thing or the room that was chosen, or else empty what is selected."),
         .run = [&hand] { hand.remove(); },
         .enabledWhen = [&hand] { return selected(hand) || !hand.chosen().nothing(); }},
    };
}

ActionTable selectionActions(Hand& hand) {
    const Enabled some = [&hand] { return selected(hand); };
    return {
        {.id = QStringLiteral("select.all"),
         .text = Actions::tr("Select &all"),
         .keys = {QKeySequence::SelectAll},
         .help = Actions::tr("Every cell of the level."),
         .run = [&hand] { hand.selectAll(); }},
        {.id = QStringLiteral("select.none"),
         .text = Actions::tr("Select &nothing"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
         .help = Actions::tr("Let the selection go; Esc does it, too."),
         .run = [&hand] { hand.selectNone(); },
         .enabledWhen = some},
        {.id = QStringLiteral("select.invert"),
         .text = Actions::tr("&Invert the selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_I)},
         .help = Actions::tr("Select what is not selected, and let go of what is."),
         .run = [&hand] { hand.invertSelection(); }},
        {.id = QStringLiteral("select.pin"),
         .text = Actions::tr("Pin the &selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_K)},
         .icon = QStringLiteral("pin"),
         .help = Actions::tr("What is selected stays as it is when the map is generated anew."),
         .run = [&hand] { hand.pinSelected(true); },
         .enabledWhen = some},
        {.id = QStringLiteral("select.unpin"),
         .text = Actions::tr("&Unpin the selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)},
         .help = Actions::tr("What is selected may be generated anew."),
         .run = [&hand] { hand.pinSelected(false); },
         .enabledWhen = some},
    };
}

ActionTable turnActions(Hand& hand) {
    const auto row = [&hand](const char* id, const QString& text, Qt::Key key, const QString& help, PatchTurn turn) {
        return Action{.id = QStringLiteral("turn.") + QString::fromLatin1(id),
                      .text = text,
                      .keys = {QKeySequence(key)},
                      .icon = QString::fromLatin1(id),
                      .help = help,
                      .run = [&hand, turn] { hand.turn(turn); },
                      .enabledWhen = [&hand] { return hand.floats() || selected(hand); }};
    };
    return {
        row("flip-x", Actions::tr("Flip left and right"), Qt::Key_X,
            Actions::tr("Mirror what floats, or what is selected."), PatchTurn::FlipX),
        row("flip-y", Actions::tr("Flip top and bottom"), Qt::Key_Y,
            Actions::tr("Mirror what floats, or what is selected."), PatchTurn::FlipY),
        row("rotate", Actions::tr("Turn a quarter"), Qt::Key_Z,
            Actions::tr("Turn what floats, or what is selected, clockwise."), PatchTurn::Rotate),
    };
}

ActionTable stampActions(Hand& hand) {
    ActionTable stores;
    ActionTable recalls;
    for (int number = 1; number <= 9; ++number) {
        stores.push_back({.id = QStringLiteral("stamp.store-%1").arg(number),
                          .text = Actions::tr("Store as stamp &%1").arg(number),
                          .keys = {QKeySequence(QStringLiteral("Ctrl+%1").arg(number))},
                          .help = Actions::tr("Keep what is selected, to lay it down again by its number."),
                          .run = [&hand, number] { hand.storeStamp(number); },
                          .enabledWhen = [&hand] { return selected(hand); }});
        recalls.push_back(
            {.id = QStringLiteral("stamp.recall-%1").arg(number),
             .text = Actions::tr("Take stamp &%1").arg(number),
             .keys = {QKeySequence(QString::number(number))},
             .help = Actions::tr("The stamp floats at the mouse; each click lays it down, Esc ends."),
             .run = [&hand, number] { hand.recallStamp(number); },
             .enabledWhen = [&hand,
                             number] { return hand.stamps()[static_cast<std::size_t>(number - 1)].has_value(); }});
    }
    recalls.insert(recalls.end(), stores.begin(), stores.end());
    return recalls;
}

} // namespace

ActionTable editActions(Pages& pages, Hand& hand) {
    ActionTable rows = undoActions(pages);
    for (auto& table : {clipboardActions(hand), selectionActions(hand), turnActions(hand), stampActions(hand)})
        rows.insert(rows.end(), table.begin(), table.end());
    return rows;
}

} // namespace delve
