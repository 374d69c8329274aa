#pragma once

#include "editor/drawing/averages.h"
#include "editor/drawing/exits.h"
#include "editor/drawing/standing.h"
#include "editor/skins/skin.h"
#include "generation/level/level.h"

#include <mutex>
#include <optional>
#include <vector>

namespace delve::editor {

/// The first data that drawings of a large map need, computed on the thread that generated the map, because the
/// drawings' own thread must keep the window responsive. Holds one copy for each drawing, which may then update it. A
/// document shares it with its drawings; any thread may call.
class DrawnAhead {
public:
    struct Beginning {
        Standing things;
        Averages averages;
        Exits exits;
    };

    /// Smaller maps are drawn too fast for anybody to notice.
    static constexpr std::int64_t cellsOfLarge = 1 << 20;

    /// Registers one more drawing, with void in this colour.
    void join(QRgb background);
    void leave();
    /// Changes the colour of void.
    void setBackground(QRgb background);

    /// The skin that worlds carry from now on, or null.
    void setWorldSkin(const SharedSkin& skin);

    void draw(const Level& level, const TileCatalogue& catalogue);
    /// The data for exactly this drawing, if it was computed and is not taken yet.
    [[nodiscard]] std::optional<Beginning> take(const Level& level, const TileCatalogue& catalogue, QRgb background,
                                                const SharedSkin& skin = usualSkin());
    /// What one drawing had to compute itself, for the others of the document.
    void share(const Level& level, const TileCatalogue& catalogue, QRgb background, const SharedSkin& skin,
               const Beginning& beginning);

private:
    struct Drawn {
        Level level;
        TileCatalogue catalogue;
        QRgb background = 0;
        SharedSkin skin = {};
        std::vector<Beginning> left = {};
    };
    void keep(Drawn drawn);

    std::mutex m_mutex; ///< guards all below
    int m_drawings = 0;
    QRgb m_background = 0;
    SharedSkin m_worldSkin;
    Drawn m_drawn;
};

} // namespace delve::editor
