#include "ui/actions/tables.h"

#include "editor/document/document.h"
#include "ui/window/pages.h"

namespace delve {

ActionTable editActions(Pages& pages) {
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

} // namespace delve
