#include "ui/tools/setting_choices.h"

#include "ui/properties/room_kinds.h"
#include "ui/tools/tool_options.h"

namespace delve::ui {

namespace {

/// A choice whose options stand in the order of an enumeration.
template <auto Member>
SettingChoice choice(const char* id, const QString& name, std::vector<SettingChoice::Option> options,
                     std::vector<std::string_view> tools) {
    using Kind = std::remove_reference_t<decltype(editor::ToolSettings().*Member)>;
    return {id,
            name,
            std::move(options),
            std::move(tools),
            [](editor::ToolSettings& settings, int index) { settings.*Member = static_cast<Kind>(index); },
            [](const editor::ToolSettings& settings) { return static_cast<int>(settings.*Member); }};
}

std::vector<SettingChoice::Option> roomKindOptions() {
    std::vector<SettingChoice::Option> options;
    const auto names = roomKindNames();
    for (int i = 0; i < names.size(); ++i) options.push_back({nameOf(static_cast<RoomKind>(i)).data(), names[i]});
    return options;
}

} // namespace

std::vector<SettingChoice> settingChoices() {
    return {
        choice<&editor::ToolSettings::brushForm>(
            "brush", ToolOptions::tr("Brush shape"),
            {{"square", ToolOptions::tr("Square")}, {"round", ToolOptions::tr("Round")}},
            {"brush", "eraser", "pin", "shape"}),
        choice<&editor::ToolSettings::shape>("shape", ToolOptions::tr("Shape"),
                                             {{"rectangle", ToolOptions::tr("Rectangle")},
                                              {"ellipse", ToolOptions::tr("Ellipse")},
                                              {"line", ToolOptions::tr("Line")}},
                                             {"shape"}),
        choice<&editor::ToolSettings::symmetry>("symmetry", ToolOptions::tr("Symmetry"),
                                                {{"none", ToolOptions::tr("No symmetry")},
                                                 {"left-right", ToolOptions::tr("Left and right")},
                                                 {"top-bottom", ToolOptions::tr("Top and bottom")},
                                                 {"both", ToolOptions::tr("Both ways")},
                                                 {"quarter-turns", ToolOptions::tr("Quarter turns")}},
                                                {"brush", "eraser", "fill", "shape", "room"}),
        choice<&editor::ToolSettings::roomKind>("room", ToolOptions::tr("Kind of room"), roomKindOptions(), {"room"}),
        choice<&editor::ToolSettings::combine>("combine", ToolOptions::tr("Selection mode"),
                                               {{"replace", ToolOptions::tr("Replace")},
                                                {"add", ToolOptions::tr("Add")},
                                                {"subtract", ToolOptions::tr("Subtract")},
                                                {"intersect", ToolOptions::tr("Intersect")}},
                                               {"select-rectangle", "lasso", "wand", "same-tile"}),
        choice<&editor::ToolSettings::pinTarget>("pin", ToolOptions::tr("What to pin"),
                                                 {{"cells", ToolOptions::tr("Cells")},
                                                  {"rooms", ToolOptions::tr("Rooms")},
                                                  {"things", ToolOptions::tr("Things")}},
                                                 {"pin"}),
    };
}

std::vector<SettingSwitch> settingSwitches() {
    return {
        {"filled",
         "filled",
         ToolOptions::tr("Fill shape"),
         ToolOptions::tr("Paints the inside of the shape, not just its outline."),
         {"shape"},
         &editor::ToolSettings::filled},
        {"pins",
         "pin",
         ToolOptions::tr("Pin when painting"),
         ToolOptions::tr("What you paint or place is pinned: regenerating leaves it unchanged."),
         {"brush", "eraser", "fill", "shape", "room", "hall", "thing"},
         &editor::ToolSettings::pins},
    };
}

} // namespace delve::ui
