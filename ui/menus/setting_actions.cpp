// The tool options as actions, so that they can have shortcuts and the command search finds them.
#include "editor/tools/tool_controller.h"
#include "ui/menus/tables.h"
#include "ui/tools/setting_choices.h"

namespace delve::ui {

namespace {

template <class Change>
void changeSettings(editor::ToolController& toolController, Change change) {
    editor::ToolSettings settings = toolController.settings();
    change(settings);
    toolController.setSettings(settings);
}

Action optionAction(editor::ToolController& toolController, const SettingChoice& choice, int index) {
    const auto& option = choice.options[static_cast<std::size_t>(index)];
    return {
        .id = QStringLiteral("option.%1.%2").arg(QLatin1String(choice.id), QLatin1String(option.id)),
        .text = option.name,
        .under = choice.name,
        .help = option.help,
        .run =
            [&toolController, set = choice.set, index] {
                changeSettings(toolController, [&](editor::ToolSettings& settings) { set(settings, index); });
            },
        .checkedWhen = [&toolController, get = choice.get, index] { return get(toolController.settings()) == index; },
        .exclusive = true};
}

} // namespace

ActionTable settingActions(editor::ToolController& toolController) {
    ActionTable rows;
    for (const auto& choice : settingChoices())
        for (int i = 0; i < static_cast<int>(choice.options.size()); ++i)
            rows.push_back(optionAction(toolController, choice, i));
    for (const auto& option : settingSwitches())
        rows.push_back(
            {.id = QStringLiteral("switch.") + QLatin1String(option.id),
             .text = option.name,
             .keys = option.key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{option.key},
             .help = option.help,
             .run =
                 [&toolController, member = option.member] {
                     changeSettings(toolController, [member](editor::ToolSettings& s) { s.*member = !(s.*member); });
                 },
             .checkedWhen = [&toolController, member = option.member] { return toolController.settings().*member; }});
    return rows;
}

std::vector<MenuEntry> settingEntries(const ActionTable& rows) {
    std::vector<MenuEntry> entries;
    for (const auto& choice : settingChoices())
        entries.push_back(
            {{}, choice.name, entriesBeginning(rows, QStringLiteral("option.%1.").arg(QLatin1String(choice.id)))});
    for (const auto& entry : entriesBeginning(rows, QStringLiteral("switch."))) entries.push_back(entry);
    return entries;
}

} // namespace delve::ui
