#include "ui/menus/tables.h"

#include "editor/document/document.h"
#include "editor/tools/tool_controller.h"
#include "ui/pages/pages.h"

namespace delve::ui {

namespace {

using Enabled = std::function<bool()>;

bool selected(const editor::ToolController& toolController) {
    return toolController.document() && toolController.document()->selection()->size().area() > 0;
}

ActionTable undoActions(Pages& pages) {
    const auto document = [&pages]() -> editor::Document& { return pages.current()->document(); };
    return {
        {.id = QStringLiteral("edit.undo"),
         .text = Actions::tr("&Undo"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Z)},
         .icon = QStringLiteral("undo"),
         .help = Actions::tr("Undo the last step."),
         .run = [document] { document().undo(); },
         .enabledWhen = [document] { return document().history().canUndo(); }},
        {.id = QStringLiteral("edit.redo"),
         .text = Actions::tr("&Redo"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
         .icon = QStringLiteral("redo"),
         .help = Actions::tr("Redo the step that was undone last."),
         .run = [document] { document().redo(); },
         .enabledWhen = [document] { return document().history().canRedo(); }},
    };
}

ActionTable clipboardActions(editor::ToolController& toolController) {
    const Enabled some = [&toolController] { return selected(toolController); };
    return {
        {.id = QStringLiteral("edit.cut"),
         .text = Actions::tr("Cu&t"),
         .keys = {QKeySequence::Cut},
         .icon = QStringLiteral("cut"),
         .help = Actions::tr("Copy the selected cells and things, then delete them."),
         .run = [&toolController] { toolController.cut(); },
         .enabledWhen = some},
        {.id = QStringLiteral("edit.copy"),
         .text = Actions::tr("&Copy"),
         .keys = {QKeySequence::Copy},
         .icon = QStringLiteral("copy"),
         .help = Actions::tr("Copy the selected cells and the things on them."),
         .run = [&toolController] { toolController.copy(); },
         .enabledWhen = some},
        {.id = QStringLiteral("edit.paste"),
         .text = Actions::tr("&Paste"),
         .keys = {QKeySequence::Paste},
         .icon = QStringLiteral("paste"),
         .help = Actions::tr("The copy follows the mouse. Each click places it, Esc ends."),
         .run = [&toolController] { toolController.paste(); },
         .enabledWhen = [&toolController] { return toolController.hasClipboard(); }},
        {.id = QStringLiteral("edit.delete"),
         .text = Actions::tr("&Delete"),
         .keys = {QKeySequence::Delete},
         .icon = QStringLiteral("remove"),
         .help = Actions::tr("Delete the chosen thing or room, or else clear the selected cells."),
         .run = [&toolController] { toolController.remove(); },
         .enabledWhen = [&toolController] { return selected(toolController) || !toolController.chosen().nothing(); }},
    };
}

ActionTable selectionActions(editor::ToolController& toolController) {
    const Enabled some = [&toolController] { return selected(toolController); };
    return {
        {.id = QStringLiteral("select.all"),
         .text = Actions::tr("Select &all"),
         .keys = {QKeySequence::SelectAll},
         .help = Actions::tr("Every cell of the level."),
         .run = [&toolController] { toolController.selectAll(); }},
        {.id = QStringLiteral("select.none"),
         .text = Actions::tr("D&eselect"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
         .help = Actions::tr("Deselect all cells. Esc does the same."),
         .run = [&toolController] { toolController.selectNone(); },
         .enabledWhen = some},
        {.id = QStringLiteral("select.invert"),
         .text = Actions::tr("&Invert the selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_I)},
         .help = Actions::tr("Select the unselected cells, and deselect the others."),
         .run = [&toolController] { toolController.invertSelection(); }},
        {.id = QStringLiteral("select.pin"),
         .text = Actions::tr("Pin the &selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_K)},
         .icon = QStringLiteral("pin"),
         .help = Actions::tr("Regeneration leaves the selected cells and the things on them unchanged."),
         .run = [&toolController] { toolController.pinSelected(true); },
         .enabledWhen = some},
        {.id = QStringLiteral("select.unpin"),
         .text = Actions::tr("U&npin the selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)},
         .help = Actions::tr("Regeneration may change the selected cells again."),
         .run = [&toolController] { toolController.pinSelected(false); },
         .enabledWhen = some},
    };
}

ActionTable turnActions(editor::ToolController& toolController) {
    const auto row = [&toolController](const char* id, const QString& text, Qt::Key key, const QString& help,
                                       editor::PatchTurn turn) {
        return Action{.id = QStringLiteral("turn.") + QString::fromLatin1(id),
                      .text = text,
                      .keys = {QKeySequence(key)},
                      .icon = QString::fromLatin1(id),
                      .help = help,
                      .run = [&toolController, turn] { toolController.turn(turn); },
                      .enabledWhen = [&toolController] { return toolController.floats() || selected(toolController); }};
    };
    return {
        row("flip-x", Actions::tr("Flip left and right"), Qt::Key_X,
            Actions::tr("Flip the copy at the mouse, or else the selection."), editor::PatchTurn::FlipX),
        row("flip-y", Actions::tr("Flip top and bottom"), Qt::Key_Y,
            Actions::tr("Flip the copy at the mouse, or else the selection."), editor::PatchTurn::FlipY),
        row("rotate", Actions::tr("Rotate clockwise"), Qt::Key_Z,
            Actions::tr("Rotate the copy at the mouse, or else the selection, by 90°."), editor::PatchTurn::Rotate),
    };
}

ActionTable stampKeyActions(editor::ToolController& toolController) {
    ActionTable stores;
    ActionTable recalls;
    for (int number = 1; number <= editor::stampsWithKeys; ++number) {
        stores.push_back({.id = QStringLiteral("stamp.store-%1").arg(number),
                          .text = Actions::tr("Store as stamp %1").arg(number),
                          .keys = {QKeySequence(QStringLiteral("Ctrl+%1").arg(number))},
                          .help = Actions::tr("Keep the selection as a stamp, to place it again later."),
                          .run = [&toolController, number] { toolController.storeStamp(number); },
                          .enabledWhen = [&toolController] { return selected(toolController); }});
        recalls.push_back(
            {.id = QStringLiteral("stamp.recall-%1").arg(number),
             .text = Actions::tr("Place stamp &%1").arg(number),
             .keys = {QKeySequence(QString::number(number))},
             .help = Actions::tr("The stamp follows the mouse. Each click places it, Esc ends."),
             .run = [&toolController, number] { toolController.recallStamp(number); },
             .enabledWhen = [&toolController,
                             number] { return editor::stampAt(toolController.stamps(), number) != nullptr; }});
    }
    recalls.insert(recalls.end(), stores.begin(), stores.end());
    return recalls;
}

} // namespace

ActionTable editActions(Pages& pages, editor::ToolController& toolController) {
    ActionTable rows = undoActions(pages);
    for (auto& table : {clipboardActions(toolController), selectionActions(toolController), turnActions(toolController),
                        stampKeyActions(toolController)})
        rows.insert(rows.end(), table.begin(), table.end());
    return rows;
}

} // namespace delve::ui
