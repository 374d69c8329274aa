// What can be set beside a tool, as actions: so it has keys, and the command search finds it.
#include "editor/tools/hand.h"
#include "ui/actions/tables.h"
#include "ui/tools/setting_choices.h"

namespace delve {

namespace {

template <class Change>
void changeSettings(Hand& hand, Change change) {
    ToolSettings settings = hand.settings();
    change(settings);
    hand.setSettings(settings);
}

Action optionAction(Hand& hand, const SettingChoice& choice, int index) {
    const auto& option = choice.options[static_cast<std::size_t>(index)];
    return {.id = QStringLiteral("option.%1.%2").arg(QLatin1String(choice.id), QLatin1String(option.id)),
            .text = option.name,
            .under = choice.name,
            .help = Actions::tr("Set this for the tools that have a use for it."),
            .run = [&hand, set = choice.set,
                    index] { changeSettings(hand, [&](ToolSettings& settings) { set(settings, index); }); },
            .checkedWhen = [&hand, get = choice.get, index] { return get(hand.settings()) == index; }};
}

} // namespace

ActionTable settingActions(Hand& hand) {
    ActionTable rows;
    for (const auto& choice : settingChoices())
        for (int i = 0; i < static_cast<int>(choice.options.size()); ++i) rows.push_back(optionAction(hand, choice, i));
    for (const auto& option : settingSwitches())
        rows.push_back({.id = QStringLiteral("switch.") + QLatin1String(option.id),
                        .text = option.name,
                        .help = option.help,
                        .run =
                            [&hand, member = option.member] {
                                changeSettings(hand, [member](ToolSettings& s) { s.*member = !(s.*member); });
                            },
                        .checkedWhen = [&hand, member = option.member] { return hand.settings().*member; }});
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

} // namespace delve
