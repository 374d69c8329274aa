#include "ui/actions/tables.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "editor/tools/hand.h"
#include "editor/tools/tools.h"

namespace delve {

namespace {

Action toolAction(Hand& hand, const ToolInfo& tool) {
    return {.id = QStringLiteral("tool.") + fromView(tool.id),
            .text = toQString(tool.label),
            .keys = {QKeySequence(fromView(tool.key))},
            .icon = fromView(tool.id),
            .help = toQString(tool.help),
            .run = [&hand, &tool] { hand.takeUp(tool.id); },
            .checkedWhen = [&hand, &tool] { return hand.tool().id == tool.id; }};
}

/// Takes the tool of shapes, or goes on to its next one.
void nextShape(Hand& hand) {
    ToolSettings settings = hand.settings();
    if (hand.tool().id == "shape") settings.shape = static_cast<ShapeForm>((static_cast<int>(settings.shape) + 1) % 3);
    hand.takeUp("shape");
    hand.setSettings(settings);
}

void changeSize(Hand& hand, int by) {
    ToolSettings settings = hand.settings();
    settings.brushSize += by;
    hand.setSettings(settings);
}

} // namespace

ActionTable toolActions(Hand& hand) {
    ActionTable rows;
    for (const auto& tool : allTools()) rows.push_back(toolAction(hand, tool));
    rows.push_back({.id = QStringLiteral("tool.next-shape"),
                    .text = Actions::tr("Ne&xt shape"),
                    .keys = {QKeySequence(Qt::SHIFT | Qt::Key_P)},
                    .help = Actions::tr("Rectangle, ellipse, line, and round again."),
                    .run = [&hand] { nextShape(hand); }});
    rows.push_back({.id = QStringLiteral("tool.smaller"),
                    .text = Actions::tr("S&maller brush"),
                    .keys = {QKeySequence(Qt::Key_BracketLeft), QKeySequence(Qt::SHIFT | Qt::Key_Comma)},
                    .help = Actions::tr("One cell less."),
                    .run = [&hand] { changeSize(hand, -1); },
                    .enabledWhen = [&hand] { return hand.settings().brushSize > 1; }});
    rows.push_back({.id = QStringLiteral("tool.larger"),
                    .text = Actions::tr("&Larger brush"),
                    .keys = {QKeySequence(Qt::Key_BracketRight), QKeySequence(Qt::SHIFT | Qt::Key_Period)},
                    .help = Actions::tr("One cell more."),
                    .run = [&hand] { changeSize(hand, 1); },
                    .enabledWhen = [&hand] { return hand.settings().brushSize < ToolSettings::largestBrush; }});
    return rows;
}

} // namespace delve
