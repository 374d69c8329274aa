#pragma once

#include "editor/drawing/averages.h"
#include "editor/drawing/standing.h"
#include "generation/level/level.h"

#include <mutex>
#include <optional>
#include <vector>

namespace delve::editor {

/// What the drawings of a large map begin with, made by the thread that made the map: their own thread has a window to
/// keep answering. One copy for each drawing, that each may bring up to date as it likes. A document shares it with its
/// drawings; any thread may call.
class DrawnAhead {
public:
    struct Beginning {
        Standing things;
        Averages averages;
    };

    /// Maps of fewer cells are drawn before anybody notices.
    static constexpr std::int64_t cellsOfLarge = 1 << 20;

    /// One more drawing wants them, with void in this colour.
    void join(QRgb background);
    void leave();
    /// Void has another colour from now on.
    void setBackground(QRgb background);

    void draw(const Level& level, const TileCatalogue& catalogue);
    /// The beginning of just this drawing, if one was made and is left.
    [[nodiscard]] std::optional<Beginning> take(const Level& level, const TileCatalogue& catalogue, QRgb background);

private:
    std::mutex m_mutex; ///< guards all below
    int m_drawings = 0;
    QRgb m_background = 0;
    Level m_level;
    TileCatalogue m_catalogue;
    QRgb m_drawnOn = 0;
    std::vector<Beginning> m_left;
};

} // namespace delve::editor
