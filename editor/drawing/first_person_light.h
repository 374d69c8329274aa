#pragma once

#include "editor/drawing/first_person_columns.h"
#include "editor/drawing/first_person_scene.h"

#include <QImage>
#include <QRgb>

#include <array>
#include <cstdint>
#include <vector>

/// How bright and of what colour the light of the first person view is. It gets weaker with distance, and what it loses
/// turns into one colour, that of the air: the dark around a torch, the end of a hall, the haze on the horizon. Nothing
/// ends at an edge, since all that is out of sight has that colour, too. The painter owns one.
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
    static constexpr int stepsOfCell = 16; ///< distances are told apart so finely

    void prepare(const FirstPersonScene& scene, const Camera& camera, QSize size);

    /// Fills a picture with what is behind everything: the air, and outdoors the sky with hills on the horizon.
    void paintBackdrop(QImage& into) const;
    /// The light at a distance from the eye, in steps. `least`: of 256, from lamps or of its own.
    [[nodiscard]] const Light& atStep(int step, std::uint8_t least) const {
        const auto place = std::min(static_cast<std::size_t>(step), m_brightness.size() - 1);
        return m_lights[std::max<std::uint16_t>(m_brightness[place], least)];
    }
    [[nodiscard]] const Light& at(double distance, std::uint8_t least) const {
        return atStep(static_cast<int>(distance * stepsOfCell), least);
    }
    /// How much farther what a column of the picture shows is than straight ahead.
    [[nodiscard]] float away(int column) const { return m_away[static_cast<std::size_t>(column)]; }
    [[nodiscard]] QRgb air() const { return m_air; }
    [[nodiscard]] QRgb sky(int row) const { return m_sky[static_cast<std::size_t>(row)]; }
    /// Is the sky painted already?
    [[nodiscard]] bool open() const { return m_open; }

private:
    void mixLights(bool torch);
    void dimByDistance(const FirstPersonScene& scene);
    void raiseHills(const SkyTone& tone, const Camera& camera, QSize size);
    void paintHorizon(QImage& into, int y, QRgb from, QRgb to) const;

    static constexpr std::size_t hillShades = 6;
    /// What a column of the picture shows of the hills.
    struct Hill {
        int top = 0; ///< the first row
        std::uint8_t shade = 0;
    };

    bool m_open = false;
    QRgb m_air = 0;
    QRgb m_hillColour = 0;
    QRgb m_ground = 0; ///< far away
    double m_focal = 1;
    std::array<Light, 257> m_lights{};       ///< by brightness
    std::vector<std::uint16_t> m_brightness; ///< by steps of distance
    std::vector<QRgb> m_sky;                 ///< by row
    std::vector<float> m_away;               ///< by column, as the next one
    std::vector<Hill> m_hills;
};

} // namespace delve::editor
