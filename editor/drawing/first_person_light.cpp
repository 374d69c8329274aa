#include "editor/drawing/first_person_light.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::editor {
namespace {

constexpr double clearReach = 38; ///< by day, in cells
constexpr double mistBegins = 12;
constexpr QRgb darkAir = 0xff0c0a0b;
constexpr QRgb nightZenith = 0xff03050d;
constexpr QRgb nightHorizon = 0xff10131f;

QRgb part(QRgb colour, std::uint32_t of, std::uint32_t whole) {
    return ((colour >> 16 & 255) * of / whole) << 16 | ((colour >> 8 & 255) * of / whole) << 8 |
           ((colour & 255) * of / whole);
}

/// The brightness, of 256, at this share of the distance where the light ends: without an edge there.
double torchAt(double share) { return 6 + 250 * (1 - share * share) * (1 - 0.62 * share); }
double clearAt(double share) { return 256 * (1 - share * share * (1.6 - 0.6 * share)); }
double indoorsAt(double share) { return 256 * (1 - share) * (1 - 0.35 * share); }

QRgb* rowOf(QImage& image, int y) { return reinterpret_cast<QRgb*>(image.scanLine(y)); }

} // namespace

Light Light::dimmed(std::uint32_t of256) const {
    return {red * of256 / 256, green * of256 / 256, blue * of256 / 256, haze};
}

QRgb Light::onClear(QRgb pixel) const {
    const Light plain{red, green, blue, 0};
    const QRgb shown = (pixel & 0xff000000) | plain.on(pixel);
    return haze == 0 ? shown : shown + part(haze, static_cast<std::uint32_t>(qAlpha(pixel)), 255);
}

void FirstPersonLight::prepare(const FirstPersonScene& scene, const Camera& camera, QSize size) {
    const bool torch = scene.torch() > 0;
    const SkyTone tone = scene.sky();
    m_open = scene.outdoors();
    if (m_open) m_air = torch ? nightHorizon : tone.horizon;
    else m_air = torch ? darkAir : scene.indoorAir();
    mixLights(torch);
    dimByDistance(scene);
    m_away.resize(static_cast<std::size_t>(size.width()));
    for (int x = 0; x < size.width(); ++x) {
        const double slope = (x + 0.5 - size.width() / 2.0) / camera.focal;
        m_away[static_cast<std::size_t>(x)] = static_cast<float>(std::sqrt(1 + slope * slope));
    }
    m_sky.resize(static_cast<std::size_t>(size.height()));
    for (int y = 0; y < size.height(); ++y) {
        const double down = std::min(1.0, 2.0 * y / size.height());
        const QRgb zenith = torch ? nightZenith : tone.zenith;
        m_sky[static_cast<std::size_t>(y)] =
            0xff000000 | between(zenith, torch ? nightHorizon : tone.horizon, down * down * (1.5 - 0.5 * down));
    }
    m_ground = tone.ground;
    m_focal = camera.focal;
    raiseHills(tone, camera, size);
    m_hillColour = between(m_air, torch ? nightZenith : tone.hills, torch ? 0.5 : 0.62);
}

/// The weaker the light of a torch, the redder it is.
void FirstPersonLight::mixLights(bool torch) {
    for (std::uint32_t level = 0; level < m_lights.size(); ++level) {
        const QRgb haze = part(m_air, 256 - level, 256);
        const auto lost = level * (256 - level);
        if (torch) m_lights[level] = {level, level * 15 / 16 - lost / 1400, level * 13 / 16 - lost / 800, haze};
        else m_lights[level] = {level, level * 63 / 64, level * 61 / 64, haze};
    }
}

/// Sight is a disc around the eye, and so is the light.
void FirstPersonLight::dimByDistance(const FirstPersonScene& scene) {
    const bool torch = scene.torch() > 0;
    const double reach = torch ? scene.torch() + 1.2 : clearReach;
    m_brightness.resize(static_cast<std::size_t>((reach + 1) * stepsOfCell));
    for (std::size_t i = 0; i < m_brightness.size(); ++i) {
        const double share = std::min(1.0, static_cast<double>(i) / (reach * stepsOfCell));
        const double shown = torch ? torchAt(share) : m_open ? clearAt(share) : indoorsAt(share);
        m_brightness[i] = static_cast<std::uint16_t>(std::clamp(shown, 0.0, 256.0));
    }
}

/// Hills lie in directions, not at places: they turn with the eye, and never come nearer.
void FirstPersonLight::raiseHills(const SkyTone& tone, const Camera& camera, QSize size) {
    m_hills.assign(m_open ? static_cast<std::size_t>(size.width()) : 0, {});
    const double heading = std::atan2(camera.forwardX, -camera.forwardY);
    for (std::size_t x = 0; x < m_hills.size(); ++x) {
        const double slope = (static_cast<double>(x) + 0.5 - size.width() / 2.0) / camera.focal;
        const double direction = heading + std::atan(slope);
        const double high = tone.height * (0.25 + ridgeAt(direction, tone.jagged));
        m_hills[x].top = static_cast<int>(size.height() / 2.0 - camera.focal * high);
        m_hills[x].shade = static_cast<std::uint8_t>((hillShades - 1) * ridgeAt(5 * direction + 2, 0.6));
    }
}

/// Below the horizon lies ground too far away to be seen, in the same mist as the feet of the hills.
void FirstPersonLight::paintBackdrop(QImage& into) const {
    if (!m_open) return into.fill(m_air);
    const int horizon = into.height() / 2;
    int highest = horizon;
    for (const auto& hill : m_hills) highest = std::clamp(hill.top, 0, highest);
    for (int y = 0; y < horizon; ++y) {
        std::fill_n(rowOf(into, y), into.width(), sky(y));
        const double down = static_cast<double>(y - highest) / (horizon + 1 - highest);
        if (y >= highest) paintHorizon(into, y, between(m_hillColour, m_air, 0.88 * down * down), m_air);
    }
    for (int y = horizon; y < into.height(); ++y) {
        const double depth = m_focal / (2 * (y + 0.5 - into.height() / 2.0) + 0.001);
        const QRgb ground = 0xff000000 | at(depth, 0).on(m_ground);
        if (depth < mistBegins) std::fill_n(rowOf(into, y), into.width(), ground);
        else paintHorizon(into, y, ground, m_hillColour);
    }
}

/// A row of hills, or of the mist below them: each direction has a shade of its own, a little nearer to `to`.
void FirstPersonLight::paintHorizon(QImage& into, int y, QRgb from, QRgb to) const {
    std::array<QRgb, hillShades> shades{};
    for (std::size_t i = 0; i < shades.size(); ++i)
        shades[i] = 0xff000000 | between(from, to, 0.02 * static_cast<double>(i));
    QRgb* const row = rowOf(into, y);
    for (int x = 0; x < into.width(); ++x)
        if (const auto& hill = m_hills[static_cast<std::size_t>(x)]; y >= hill.top) row[x] = shades[hill.shade];
}

} // namespace delve::editor
