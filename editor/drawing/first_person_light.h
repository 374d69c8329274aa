#pragma once

#include "editor/drawing/first_person_scene.h"

#include <QRgb>

#include <array>
#include <cstdint>
#include <vector>

/// How bright and of what colour the light of the first person view is. In the dark it is a torch: warm, and weaker
/// with distance, beside lamps that stay where they are. In the light, what is far lies in haze. The painter owns one.
namespace delve::editor {

/// A factor for a colour, of 256, and an amount to add.
struct Light {
    std::uint32_t red = 256;
    std::uint32_t green = 256;
    std::uint32_t blue = 256;
    QRgb haze = 0;

    [[nodiscard]] QRgb on(QRgb colour) const {
        return (((colour >> 16 & 255) * red >> 8) << 16 | ((colour >> 8 & 255) * green >> 8) << 8 |
                ((colour & 255) * blue >> 8)) +
               haze;
    }
    /// The light on a side that faces away from it.
    [[nodiscard]] Light dimmed(std::uint32_t of256) const;
    /// A premultiplied pixel, with haze in proportion to its opacity.
    [[nodiscard]] QRgb onClear(QRgb pixel) const;
};

class FirstPersonLight {
public:
    void prepare(const FirstPersonScene& scene, int height);

    [[nodiscard]] const Light& at(double depth, const SceneCell& cell, bool glows = false) const;
    [[nodiscard]] const Light& at(double depth, std::uint8_t lamps, bool glows) const;
    /// The colour out of sight: dark, or in the open country by day the sky, with haze below it.
    [[nodiscard]] QRgb unseen(int row) const { return m_open ? sky(row) : m_dark; }
    [[nodiscard]] QRgb sky(int row) const { return m_sky[static_cast<std::size_t>(row)]; }

private:
    void mixLights(bool torch, QRgb haze);
    void dimByDepth(const FirstPersonScene& scene);

    bool m_open = false;
    QRgb m_dark = 0;
    std::array<Light, 257> m_lights{};              ///< by brightness
    std::vector<std::uint16_t> m_brightnessByDepth; ///< a few entries for each cell of depth
    std::vector<QRgb> m_sky;                        ///< by row
};

} // namespace delve::editor
