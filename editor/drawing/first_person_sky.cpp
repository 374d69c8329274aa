#include "editor/drawing/first_person_sky.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace delve::editor {
namespace {

struct ToneOfLand {
    Tile land;
    SkyTone tone;
};

constexpr std::array<ToneOfLand, 6> tones{{
    {Tile::Land1, {0xff6ba0cb, 0xfff1deb2, 0xffcfa468, 0xffbc9453, 0.055, 0.0}}, // dunes in a glaring light
    {Tile::Land2, {0xff6f868f, 0xffbcc8bf, 0xff7d978f, 0xff82a4a0, 0.018, 0.1}}, // flat and grey
    {Tile::Land3, {0xff8fa9c6, 0xffedf3f8, 0xffbccbdb, 0xffc2d8e7, 0.120, 0.8}},
    {Tile::Land4, {0xff6b7f99, 0xffe6d3c5, 0xffa98573, 0xffd6c8bf, 0.150, 1.0}},
    {Tile::Land5, {0xff6a7dbb, 0xffdccfe6, 0xff8f7fae, 0xffa798be, 0.050, 0.2}},
    {Tile::Land6, {0xff4a93dc, 0xffd3e7cf, 0xff86ad62, 0xffc7d686, 0.060, 0.0}},
}};
constexpr SkyTone elsewhere{0xff5b8fc9, 0xffbfd0dc, 0xff8ba59d, 0xff658a4b, 0.045, 0.1};
constexpr double besideLand = 0.06; ///< the share of roads, grass and water that lie in a land

double part(QRgb colour, int shift) { return static_cast<double>(colour >> shift & 255); }

QRgb packed(double red, double green, double blue) {
    return qRgb(static_cast<int>(red), static_cast<int>(green), static_cast<int>(blue));
}

/// Sums colours by their weights.
struct Sum {
    double red = 0, green = 0, blue = 0;
    void add(QRgb colour, double weight) {
        red += part(colour, 16) * weight;
        green += part(colour, 8) * weight;
        blue += part(colour, 0) * weight;
    }
    [[nodiscard]] QRgb mean() const { return packed(red, green, blue); }
};

constexpr double wholeTurn = 2 * 3.14159265358979323846;
constexpr std::size_t directions = 1024;

/// The height of the hills in a direction, from 0 to 1: rolling ones and peaks.
struct Ridge {
    double rolling = 0;
    double broken = 0;
};

/// Computed once: each column of each picture asks for it.
std::array<Ridge, directions> wholeRidge() {
    std::array<Ridge, directions> ridge;
    for (std::size_t i = 0; i < directions; ++i) {
        const double at = wholeTurn * static_cast<double>(i) / directions;
        const auto peaks = [at](int number, double from) {
            return 1 - std::abs(std::sin(at * number / 2 + from)); // sharp above, comes back after a turn
        };
        ridge[i].rolling =
            0.5 + 0.28 * std::sin(3 * at + 1) + 0.14 * std::sin(7 * at + 2.3) + 0.08 * std::sin(13 * at + 0.7);
        ridge[i].broken = 0.55 * peaks(8, 0.4) + 0.3 * peaks(22, 1.9) + 0.15 * peaks(46, 0.2);
    }
    return ridge;
}

} // namespace

QRgb between(QRgb from, QRgb to, double share) {
    const auto mix = [&](int shift) { return part(from, shift) + (part(to, shift) - part(from, shift)) * share; };
    return packed(mix(16), mix(8), mix(0));
}

void SkyMix::add(Tile tile, double weight) {
    const auto found = std::ranges::find(tones, tile, &ToneOfLand::land);
    const auto place = static_cast<std::size_t>(found - tones.begin());
    m_weights[place] += found == tones.end() ? weight * besideLand : weight;
}

SkyTone SkyMix::tone() const {
    const double all = std::accumulate(m_weights.begin(), m_weights.end(), 0.0);
    if (all <= 0) return elsewhere;
    const double lands = all - m_weights.back();
    Sum zenith, horizon, hills, ground;
    SkyTone mixed;
    for (std::size_t i = 0; i < m_weights.size(); ++i) {
        const double share = m_weights[i] / all;
        const SkyTone& tone = i < tones.size() ? tones[i].tone : elsewhere;
        zenith.add(tone.zenith, share);
        horizon.add(tone.horizon, share);
        hills.add(tone.hills, share);
        ground.add(tone.ground, lands <= 0 ? share : i < tones.size() ? m_weights[i] / lands : 0);
        mixed.height += tone.height * share;
        mixed.jagged += tone.jagged * share;
    }
    mixed.zenith = zenith.mean();
    mixed.horizon = horizon.mean();
    mixed.hills = hills.mean();
    mixed.ground = ground.mean();
    return mixed;
}

double ridgeAt(double radians, double jagged) {
    static const auto ridge = wholeRidge();
    const double turns = radians / wholeTurn;
    const double at = (turns - std::floor(turns)) * directions;
    const auto first = std::min(static_cast<std::size_t>(at), directions - 1);
    const auto& from = ridge[first];
    const auto& to = ridge[(first + 1) % directions];
    const double share = at - static_cast<double>(first);
    const double rolling = from.rolling + (to.rolling - from.rolling) * share;
    return rolling + (from.broken + (to.broken - from.broken) * share - rolling) * jagged;
}

} // namespace delve::editor
