#pragma once

#include "editor/document/document.h"
#include "editor/tools/tool_controller.h"
#include "tests/support/pool.h"

#include <QObject>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A document with a drawn map and a tool controller that works on it, for the tests of tools.
namespace delve::test {

/// A level of lines of glyphs, as the text format writes them; a thing stands on floor. The lines may be indented.
[[nodiscard]] Level drawn(std::string_view lines);
/// The lines of a level, each ended by a newline; things over their tiles.
[[nodiscard]] std::string linesOf(const Level& level);
/// Lines as drawn() takes them, without their indent.
[[nodiscard]] std::string plain(std::string_view lines);
/// `x` where a bit is set, `-` elsewhere.
[[nodiscard]] std::string linesOf(const BitGrid& bits, Size size);

struct Keys {
    bool shift = false;
    bool control = false;
    bool alt = false;
};

class Scene {
public:
    explicit Scene(std::string_view lines) : Scene(drawn(lines)) {}
    explicit Scene(Level level);
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    /// Takes up a tool, with the settings that `set` changes.
    template <class Set>
    void use(std::string_view tool, Set set) {
        editor::ToolSettings settings = toolController.settings();
        set(settings);
        toolController.setSettings(settings);
        toolController.takeUp(tool);
    }
    void use(std::string_view tool) { toolController.takeUp(tool); }
    /// Presses at the first cell, moves over the others, and releases at the last.
    void drag(std::initializer_list<Cell> cells, Keys keys = {});
    void click(Cell cell, Keys keys = {}) { drag({cell}, keys); }

    [[nodiscard]] const Level& level() const { return document.level(); }
    [[nodiscard]] std::string map() const { return linesOf(level()); }
    [[nodiscard]] std::string pins() const { return linesOf(*level().pinned, level().size()); }
    [[nodiscard]] std::string selected() const { return linesOf(*document.selection(), level().size()); }
    [[nodiscard]] std::size_t steps() const { return document.history().steps().size(); }

    editor::Document document{pool()};
    editor::ToolController toolController{pool()};
    std::vector<editor::Preview> previews; ///< all that were shown
    std::vector<std::string> refusals;
};

} // namespace delve::test
