#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace delve::editor {

/// Shared by brush and eraser: a stroke with the brush of the settings, and the place where the last one ended.
class StrokeTool : public Tool {
public:
    [[nodiscard]] std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override;
    [[nodiscard]] Preview hover(const Canvas& canvas, const Pointer& pointer) const override;
    void forget() override { m_last.reset(); }

protected:
    /// What a stroke lays.
    struct Paint {
        Tile tile;
        bool erasesThings;
        Text name;
    };
    [[nodiscard]] virtual Paint paintOf(const ToolSettings& settings) const = 0;

private:
    class Stroke;
    std::optional<Cell> m_last; ///< where the last stroke ended: Shift draws a line from there
};

} // namespace delve::editor
