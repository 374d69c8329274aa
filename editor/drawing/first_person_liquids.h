#pragma once

#include "editor/drawing/first_person_columns.h"
#include "editor/drawing/first_person_scene.h"

/// Liquids and pits, whose surface lies below the floor: a line of sight goes on below the floor until it reaches the
/// surface or a bank. Used by the painter for one picture.
namespace delve::editor {

class FirstPersonLiquids {
public:
    FirstPersonLiquids(FirstPersonScene& scene, const Camera& camera) : m_scene(scene), m_x(camera.x), m_y(camera.y) {}

    /// The colour, before light falls on it, that is seen through a point of the floor plane, given in cells of the
    /// level. `cell` is there, and `size` is that of the texture.
    [[nodiscard]] QRgb through(double x, double y, const SceneCell& cell, int size) const;

private:
    FirstPersonScene& m_scene;
    double m_x; ///< of the eye
    double m_y;
};

} // namespace delve::editor
