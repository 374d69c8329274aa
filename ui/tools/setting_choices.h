#pragma once

#include "editor/tools/tool_settings.h"

#include <QKeySequence>
#include <QString>

#include <string_view>
#include <vector>

/// The settings of the tools, declared once: the tool bar's lists and switches, the actions with their keys, and the
/// command search are built from these.
namespace delve::ui {

/// A setting with a few values.
struct SettingChoice {
    struct Option {
        const char* id;
        QString name;
        QString help;
        const char* icon = ""; ///< where all options have one, the tool bar shows it without the name
    };
    const char* id; ///< "symmetry"
    QString name;
    std::vector<Option> options;
    std::vector<std::string_view> tools; ///< the tools that show it
    void (*set)(editor::ToolSettings&, int);
    int (*get)(const editor::ToolSettings&);
};

/// A setting that is on or off.
struct SettingSwitch {
    const char* id;
    const char* icon;
    QString name;
    QString help;
    std::vector<std::string_view> tools;
    bool editor::ToolSettings::*member;
    QKeySequence key = {};
};

[[nodiscard]] std::vector<SettingChoice> settingChoices();
[[nodiscard]] std::vector<SettingSwitch> settingSwitches();

} // namespace delve::ui
