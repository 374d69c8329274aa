#pragma once

#include <QPointF>

namespace delve::ui {

/// The view position: how large cells are, and which place is in the middle. Fitted: all of the map, whatever its size.
struct ViewPlace {
    double cellPixels = 0;
    QPointF centre;
    bool fitted = true;
};

} // namespace delve::ui
