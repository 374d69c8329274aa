#include "ui/menus/tables.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"

namespace delve::ui {

namespace {

Action toolAction(editor::ToolController& toolController, const editor::ToolInfo& tool) {
    return {.id = QStringLiteral("tool.") + editor::fromView(tool.id),
            .text = editor::toQString(tool.label),
            .keys = {QKeySequence(editor::fromView(tool.key))},
            .icon = editor::fromView(tool.id),
            .help = editor::toQString(tool.help),
            .run = [&toolController, &tool] { toolController.takeUp(tool.id); },
            .checkedWhen = [&toolController, &tool] { return toolController.tool().id == tool.id; },
            .exclusive = true};
}

/// Selects the shape tool; if it is already selected, its next shape.
void nextShape(editor::ToolController& toolController) {
    editor::ToolSettings settings = toolController.settings();
    if (toolController.tool().id == "shape")
        settings.shape = static_cast<editor::ShapeForm>((static_cast<int>(settings.shape) + 1) % 3);
    toolController.takeUp("shape");
    toolController.setSettings(settings);
}

void changeSize(editor::ToolController& toolController, int by) {
    editor::ToolSettings settings = toolController.settings();
    settings.brushSize += by;
    toolController.setSettings(settings);
}

} // namespace

ActionTable toolActions(editor::ToolController& toolController) {
    ActionTable rows;
    for (const auto& tool : toolController.tools()) rows.push_back(toolAction(toolController, tool));
    rows.push_back({.id = QStringLiteral("tool.next-shape"),
                    .text = Actions::tr("Ne&xt shape"),
                    .keys = {QKeySequence(Qt::SHIFT | Qt::Key_P)},
                    .help = Actions::tr("Switch between rectangle, ellipse and line."),
                    .run = [&toolController] { nextShape(toolController); }});
    rows.push_back({.id = QStringLiteral("tool.smaller"),
                    .text = Actions::tr("S&maller brush"),
                    .keys = {QKeySequence(Qt::Key_BracketLeft), QKeySequence(Qt::SHIFT | Qt::Key_Comma)},
                    .help = Actions::tr("One cell less."),
                    .run = [&toolController] { changeSize(toolController, -1); },
                    .enabledWhen = [&toolController] { return toolController.settings().brushSize > 1; }});
    rows.push_back(
        {.id = QStringLiteral("tool.larger"),
         .text = Actions::tr("&Larger brush"),
         .keys = {QKeySequence(Qt::Key_BracketRight), QKeySequence(Qt::SHIFT | Qt::Key_Period)},
         .help = Actions::tr("One cell more."),
         .run = [&toolController] { changeSize(toolController, 1); },
         .enabledWhen =
             [&toolController] { return toolController.settings().brushSize < editor::ToolSettings::largestBrush; }});
    return rows;
}

} // namespace delve::ui
