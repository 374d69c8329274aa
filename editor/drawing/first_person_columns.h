#pragma once

#include "editor/drawing/first_person_scene.h"

#include <vector>

/// What stands in each column of the first person view: a line of sight walks from cell to cell until it reaches
/// something opaque.
namespace delve::editor {

struct Camera {
    double x = 0; ///< in cells
    double y = 0;
    double forwardX = 0; ///< of length 1
    double forwardY = -1;
    double focal = 1; ///< focal length: width in pixels of something as wide as it is far

    [[nodiscard]] double rightX() const { return -forwardY; }
    [[nodiscard]] double rightY() const { return forwardX; }
};

/// Anything nearer to the eye is drawn at this depth.
inline constexpr double nearestDepth = 0.05;

struct WallColumn {
    double depth = 0; ///< straight ahead; farther things are hidden
    double half = 0;  ///< half of the wall's height in pixels
    int end = 0;      ///< the row of the picture below it; as many rows are above
    const SceneCell* cell = nullptr;
    const Texture* texture = nullptr; ///< null: dark
    bool aside = false;               ///< faces west or east
    int u = 0;                        ///< column of the texture at its largest size
};

/// What one column shows of an opening, or of a box.
struct OpeningSlice {
    int column = 0;
    double depth = 0;
    int u = 0;
    const SceneCell* cell = nullptr;
    double far = 0;     ///< where a box ends
    bool aside = false; ///< faces west or east
};

/// Fills `columns`, one for each column of a picture of that height, and `slices`. Marks the cells whose walls are
/// shown.
void castColumns(FirstPersonScene& scene, const Camera& camera, int height, std::vector<WallColumn>& columns,
                 std::vector<OpeningSlice>& slices);

} // namespace delve::editor
