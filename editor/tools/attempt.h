#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace delve::editor {

/// A drag that at each move tries anew, on the level as it was, what would be done were the button released there. What
/// cannot be done changes nothing, and the reason stands beside the mouse.
class Attempt : public Drag {
public:
    explicit Attempt(const Canvas& canvas);
    [[nodiscard]] Preview update(const Pointer& pointer) final;
    [[nodiscard]] GestureOutcome end() final;

protected:
    /// Does it to a copy of the level; may add to what is shown.
    [[nodiscard]] virtual Done attempt(const Pointer& pointer, Level& level, Preview& preview) = 0;
    [[nodiscard]] virtual Message name() const = 0;
    /// What is asked for beside the edit, when it can be done.
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
