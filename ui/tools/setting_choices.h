#pragma once

#include "editor/tools/tool_settings.h"

#include <QString>

#include <string_view>
#include <vector>

/// What a person sets for the tools, declared once: the tool bar's lists and switches, the actions with their keys, and
/// the command search are made from these.
namespace delve::ui {

/// One of a few.
struct SettingChoice {
    struct Option {
        const char* id;
        QString name;
        QString help;
    };
    const char* id; ///< "symmetry"
    QString name;
    std::vector<Option> options;
    std::vector<std::string_view> tools; ///< that it is shown for
    void (*set)(editor::ToolSettings&, int);
    int (*get)(const editor::ToolSettings&);
};

/// On or off.
struct SettingSwitch {
    const char* id;
    const char* icon;
    QString name;
    QString help;
    std::vector<std::string_view> tools;
    bool editor::ToolSettings::*member;
};

[[nodiscard]] std::vector<SettingChoice> settingChoices();
[[nodiscard]] std::vector<SettingSwitch> settingSwitches();

} // namespace delve::ui
