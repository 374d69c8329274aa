#pragma once

#include "editor/drawing/first_person_columns.h"
#include "editor/drawing/first_person_light.h"

#include <QImage>

#include <vector>

/// Paints a scene: what is behind everything, walls by columns, floors and ceilings by rows, then what stands on them
/// from far to near. Scratch memory owned by FirstPerson.
namespace delve::editor {

class FirstPersonPainter {
public:
    void paint(FirstPersonScene& scene, const Camera& camera, QImage& into);

private:
    /// Things and openings, to be painted from far to near.
    struct Layer {
        double depth = 0;
        double right = 0;                    ///< to the middle of a standee
        const Standee* standee = nullptr;    ///< this
        const OpeningSlice* slice = nullptr; ///< or this is set
    };
    /// What one column shows of a wall, or of what rises above it.
    struct Strip {
        int column;
        int first; ///< row
        int end;
        double top; ///< where the texture begins
        double height;
        int u;
        Light light;
    };
    /// A floor and the ceiling above it, as one row shows them.
    struct Patch {
        const SceneCell* cell = nullptr; ///< null: out of sight
        const QRgb* floor = nullptr;
        const QRgb* ceiling = nullptr;
    };

    [[nodiscard]] static Patch patchOf(SceneCell* cell, int size);
    void paintFloors(FirstPersonScene& scene, QImage& into);
    void paintFloorRow(FirstPersonScene& scene, int y, QImage& into);
    void paintWalls(QImage& into);
    static void paintStrip(const Strip& strip, const Texture& texture, QImage& into);
    static void paintClearStrip(const Strip& strip, const Texture& texture, QImage& into);
    void paintLayers(const FirstPersonScene& scene, QImage& into);
    void paintStandee(const Layer& layer, QImage& into);
    void paintSlice(const OpeningSlice& slice, QImage& into);
    void paintBox(const OpeningSlice& box, QImage& into);

    Camera m_camera;
    int m_width = 0;
    int m_height = 0;
    FirstPersonLight m_light;
    std::vector<WallColumn> m_columns;
    std::vector<OpeningSlice> m_slices;
    std::vector<Layer> m_layers;
};

} // namespace delve::editor
