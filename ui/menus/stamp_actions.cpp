// Stamps: the actions of the buttons in their dock. Their keys are in edit_actions.cpp.
#include "editor/document/document.h"
#include "editor/tools/tool_controller.h"
#include "ui/menus/made_panels.h"
#include "ui/menus/tables.h"
#include "ui/stamps/stamps_panel.h"

namespace delve::ui {

namespace {

/// `change` is applied to the chosen stamp.
Action stampAction(const std::function<StampsPanel&()>& stamps, const char* id, const QString& text,
                   const QString& help, void (*change)(StampsPanel&), bool (*may)(const StampsPanel&)) {
    return {.id = QStringLiteral("stamp.") + QLatin1String(id),
            .text = text,
            .help = help,
            .run = [stamps, change] { change(stamps()); },
            .enabledWhen = [stamps, may] { return may(stamps()); }};
}

} // namespace

ActionTable stampActions(Pages& pages, editor::ToolController& toolController) {
    const auto stamps = [&pages]() -> StampsPanel& { return *pages.current()->panel<StampsPanel>(); };
    const auto chosen = [](const StampsPanel& panel) { return panel.chosen().has_value(); };
    auto rows = whileMade<StampsPanel>(
        pages, {stampAction(
                    stamps, "rename", Actions::tr("&Rename the stamp"), Actions::tr("In the list of stamps."),
                    [](StampsPanel& panel) { panel.startRename(); }, chosen),
                stampAction(
                    stamps, "up", Actions::tr("Move the stamp &up"),
                    Actions::tr("Trade its place and its key with the stamp above."),
                    [](StampsPanel& panel) { panel.move(true); },
                    [](const StampsPanel& panel) { return panel.canMove(true); }),
                stampAction(
                    stamps, "down", Actions::tr("Move the stamp &down"),
                    Actions::tr("Trade its place and its key with the stamp below."),
                    [](StampsPanel& panel) { panel.move(false); },
                    [](const StampsPanel& panel) { return panel.canMove(false); }),
                stampAction(
                    stamps, "delete", Actions::tr("De&lete the stamp…"),
                    Actions::tr("Its key is free again. The maps on which it was placed stay as they are."),
                    [](StampsPanel& panel) { panel.remove(); }, chosen)});
    rows.insert(rows.begin(), {.id = QStringLiteral("stamp.new"),
                               .text = Actions::tr("&New stamp from selection"),
                               .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K)},
                               .help = Actions::tr("Store the selection as one more stamp, whatever its number."),
                               .run = [stamps] { stamps().storeSelection(); },
                               .enabledWhen =
                                   [&toolController] {
                                       return toolController.document() &&
                                              toolController.document()->selection()->size().area() > 0;
                                   }});
    return rows;
}

} // namespace delve::ui
