#pragma once

#include "generation/level/tile.h"

#include <QRgb>

#include <array>

/// The sky over a place, and the hills on its horizon: each land of a journey has its own, and where several are in
/// sight they are mixed. A value; the scene makes it, the light paints it.
namespace delve::editor {

struct SkyTone {
    QRgb zenith = 0;
    QRgb horizon = 0; ///< far ground fades into it, too
    QRgb hills = 0;
    QRgb ground = 0;   ///< beyond what is in sight
    double height = 0; ///< of the hills, in cells at a distance of one
    double jagged = 0; ///< 0: rolling, 1: peaks
};

class SkyMix {
public:
    /// Counts ground that is in sight. What is no land counts little beside one.
    void add(Tile tile, double weight);
    [[nodiscard]] SkyTone tone() const;

private:
    std::array<double, 7> m_weights{}; ///< of the six lands, and last of all else
};

/// The height of the hills in a direction, of those given, from 0 to 1. Comes back after a whole turn.
[[nodiscard]] double ridgeAt(double radians, double jagged);
/// A colour between two; share 0 is the first, 1 the second.
[[nodiscard]] QRgb between(QRgb from, QRgb to, double share);

} // namespace delve::editor
