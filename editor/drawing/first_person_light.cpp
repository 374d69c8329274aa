#include "editor/drawing/first_person_light.h"

#include <algorithm>

namespace delve::editor {
namespace {

constexpr int depthSteps = 16; ///< brightness samples for each cell of distance
constexpr std::uint16_t glowing = 190;
constexpr double hazeReach = 34;

QRgb mixed(QRgb from, QRgb to, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return qRgb(part(qRed(from), qRed(to)), part(qGreen(from), qGreen(to)), part(qBlue(from), qBlue(to)));
}

QRgb part(QRgb colour, std::uint32_t of, std::uint32_t whole) {
    return ((colour >> 16 & 255) * of / whole) << 16 | ((colour >> 8 & 255) * of / whole) << 8 |
           ((colour & 255) * of / whole);
}

/// The brightness, of 256, at this share of the distance where the light ends.
double torchAt(double share) { return 14 + 242 * (1 - share) * (1 - share * 0.55); }
double clearAt(double share) { return 256 * (1 - share * (0.4 + 0.55 * share)); }

} // namespace

Light Light::dimmed(std::uint32_t of256) const {
    return {red * of256 / 256, green * of256 / 256, blue * of256 / 256, part(haze, of256, 256)};
}

QRgb Light::onClear(QRgb pixel) const {
    const Light plain{red, green, blue, 0};
    const QRgb shown = (pixel & 0xff000000) | plain.on(pixel);
    return haze == 0 ? shown : shown + part(haze, static_cast<std::uint32_t>(qAlpha(pixel)), 255);
}

void FirstPersonLight::prepare(const FirstPersonScene& scene, int height) {
    const bool torch = scene.torch() > 0;
    const QRgb haze = scene.outdoors() ? 0xffb9c7d2 : 0xff241f1c;
    mixLights(torch, haze);
    m_dark = torch ? 0xff040304 : haze;
    m_open = !torch && scene.outdoors();
    const QRgb horizon = m_open ? haze : 0xffc9d8e2;
    dimByDepth(scene);
    m_sky.resize(static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) {
        const double down = std::min(1.0, 2.0 * y / height);
        m_sky[static_cast<std::size_t>(y)] =
            torch ? mixed(0xff04060f, 0xff10131f, down) : mixed(0xff5b8fc9, horizon, down);
    }
}

/// The weaker the light of a torch, the redder it is.
void FirstPersonLight::mixLights(bool torch, QRgb haze) {
    for (std::uint32_t level = 0; level < m_lights.size(); ++level) {
        const auto lost = level * (256 - level);
        if (torch) m_lights[level] = {level, level * 15 / 16 - lost / 1400, level * 13 / 16 - lost / 800, 0};
        else m_lights[level] = {level, level * 63 / 64, level * 61 / 64, part(haze, 256 - level, 256)};
    }
}

void FirstPersonLight::dimByDepth(const FirstPersonScene& scene) {
    const bool torch = scene.torch() > 0;
    const double reach = torch ? scene.torch() + 1.5 : hazeReach;
    const auto cells = static_cast<std::size_t>(std::max(scene.area().width, scene.area().height)) + 2;
    m_brightnessByDepth.resize(2 * cells * depthSteps);
    for (std::size_t i = 0; i < m_brightnessByDepth.size(); ++i) {
        const double share = std::min(1.0, static_cast<double>(i) / (reach * depthSteps));
        m_brightnessByDepth[i] =
            static_cast<std::uint16_t>(std::clamp(torch ? torchAt(share) : clearAt(share), 0.0, 256.0));
    }
}

const Light& FirstPersonLight::at(double depth, const SceneCell& cell, bool glows) const {
    return at(depth, cell.light, glows);
}

const Light& FirstPersonLight::at(double depth, std::uint8_t lamps, bool glows) const {
    const auto step = std::min(static_cast<std::size_t>(depth * depthSteps), m_brightnessByDepth.size() - 1);
    const auto own = std::max<std::uint16_t>(m_brightnessByDepth[step], lamps);
    return m_lights[glows ? std::max(own, glowing) : own];
}

} // namespace delve::editor
