#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace delve::editor {

/// A drag that computes at each move, from the level as it was, what releasing the button there would do. If that is
/// impossible, nothing changes, and the reason is shown beside the mouse.
class Attempt : public Drag {
public:
    explicit Attempt(const Canvas& canvas);
    [[nodiscard]] Preview update(const Pointer& pointer) final;
    [[nodiscard]] GestureOutcome end() final;

protected:
    /// Applies it to a copy of the level; may add to the preview.
    [[nodiscard]] virtual Done attempt(const Pointer& pointer, Level& level, Preview& preview) = 0;
    [[nodiscard]] virtual Message name() const = 0;
    /// Adds further requests to the outcome when it succeeds, such as what to show as chosen.
    virtual void choose(GestureOutcome&) const {}

    [[nodiscard]] const Level& before() const { return m_before; }
    [[nodiscard]] const TileCatalogue& tiles() const { return m_tiles; }
    [[nodiscard]] const ToolSettings& settings() const { return m_settings; }

private:
    Level m_before;
    TileCatalogue m_tiles;
    ToolSettings m_settings;
    Edit m_edit;
    Rect m_shown; ///< what the last preview changed
    std::optional<Message> m_refusal;
};

} // namespace delve::editor
