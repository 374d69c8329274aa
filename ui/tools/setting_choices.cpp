#include "ui/tools/setting_choices.h"

#include "ui/properties/room_kinds.h"
#include "ui/tools/tool_options.h"

namespace delve::ui {

namespace {

/// A choice whose options have the order of an enumeration.
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
    for (int i = 0; i < names.size(); ++i)
        options.push_back({nameOf(static_cast<RoomKind>(i)).data(), names[i],
                           ToolOptions::tr("Rooms that you draw are of this kind.")});
    return options;
}

} // namespace

std::vector<SettingChoice> settingChoices() {
    return {
        choice<&editor::ToolSettings::brushForm>(
            "brush", ToolOptions::tr("Brush shape"),
            {{"square", ToolOptions::tr("Square"), ToolOptions::tr("Paints squares."), "square"},
             {"round", ToolOptions::tr("Round"), ToolOptions::tr("Paints discs."), "round"}},
            {"brush", "eraser", "pin", "shape"}),
        choice<&editor::ToolSettings::shape>(
            "shape", ToolOptions::tr("Shape type"),
            {{"rectangle", ToolOptions::tr("Rectangle"), ToolOptions::tr("Draws rectangles."), "rectangle"},
             {"ellipse", ToolOptions::tr("Ellipse"), ToolOptions::tr("Draws ellipses."), "ellipse"},
             {"line", ToolOptions::tr("Line"), ToolOptions::tr("Draws straight lines."), "line"}},
            {"shape"}),
        choice<&editor::ToolSettings::symmetry>(
            "symmetry", ToolOptions::tr("Symmetry"),
            {{"none", ToolOptions::tr("No symmetry"), ToolOptions::tr("Paints only where you paint."), "symmetry-none"},
             {"left-right", ToolOptions::tr("Left and right"),
              ToolOptions::tr("Paints a mirror image on the other side, left or right."), "symmetry-left-right"},
             {"top-bottom", ToolOptions::tr("Top and bottom"),
              ToolOptions::tr("Paints a mirror image in the other half, top or bottom."), "symmetry-top-bottom"},
             {"both", ToolOptions::tr("Both ways"),
              ToolOptions::tr("Paints mirror images in the three other quarters of the map."), "symmetry-both"},
             {"quarter-turns", ToolOptions::tr("Quarter turns"),
              ToolOptions::tr("Paints three copies, each a quarter turn further around the middle."),
              "symmetry-quarter-turns"}},
            {"brush", "eraser", "fill", "shape", "room"}),
        choice<&editor::ToolSettings::roomKind>("room", ToolOptions::tr("Kind of room"), roomKindOptions(), {"room"}),
        choice<&editor::ToolSettings::combine>(
            "combine", ToolOptions::tr("Selection mode"),
            {{"replace", ToolOptions::tr("Replace"), ToolOptions::tr("A new selection replaces the old one."),
              "combine-replace"},
             {"add", ToolOptions::tr("Add"), ToolOptions::tr("Adds cells to the selection."), "combine-add"},
             {"subtract", ToolOptions::tr("Subtract"), ToolOptions::tr("Removes cells from the selection."),
              "combine-subtract"},
             {"intersect", ToolOptions::tr("Intersect"),
              ToolOptions::tr("Keeps only cells that both the old and the new selection contain."),
              "combine-intersect"}},
            {"select-rectangle", "lasso", "wand", "same-tile"}),
        choice<&editor::ToolSettings::pinTarget>(
            "pin", ToolOptions::tr("What to pin"),
            {{"cells", ToolOptions::tr("Cells"), ToolOptions::tr("Pins the cells that you paint.")},
             {"rooms", ToolOptions::tr("Rooms"), ToolOptions::tr("Pins whole rooms.")},
             {"things", ToolOptions::tr("Things"), ToolOptions::tr("Pins things.")}},
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
        {"paste-void",
         "paste-void",
         ToolOptions::tr("Paste void"),
         ToolOptions::tr("Off: where a pasted, stamped or moved piece is void, the map stays as it is."),
         {"select-rectangle", "lasso", "wand", "same-tile"},
         &editor::ToolSettings::pastesVoid,
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
        {"leave-floor",
         "leave-floor",
         ToolOptions::tr("Moving leaves floor"),
         ToolOptions::tr("Moved or turned cells leave the level's floor. Off: they leave void."),
         {"select-rectangle", "lasso", "wand", "same-tile"},
         &editor::ToolSettings::leavesGround},
    };
}

} // namespace delve::ui
