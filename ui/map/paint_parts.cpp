#include "ui/map/paint_parts.h"

#include <QRegion>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace delve::ui {
namespace {

constexpr std::ptrdiff_t mostParts = 32;    ///< of more, the box: an edit may touch a thousand chunks
constexpr std::int64_t costOfPart = 16'384; ///< painting one more costs about as much as so many pixels

std::int64_t areaOf(const QRect& rect) { return std::int64_t{rect.width()} * rect.height(); }

/// Two of them whose box is cheaper to paint than both.
std::optional<std::pair<std::size_t, std::size_t>> pairToJoin(const std::vector<QRect>& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (std::size_t j = i + 1; j < parts.size(); ++j)
            if (areaOf(parts[i].united(parts[j])) <= areaOf(parts[i]) + areaOf(parts[j]) + costOfPart)
                return std::pair(i, j);
    return {};
}

} // namespace

std::vector<QRect> partsToPaint(const QRegion& region) {
    if (region.isEmpty()) return {};
    if (region.end() - region.begin() > mostParts) return {region.boundingRect()};
    std::vector<QRect> parts(region.begin(), region.end());
    while (const auto both = pairToJoin(parts)) {
        parts[both->first] = parts[both->first].united(parts[both->second]);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(both->second));
    }
    return parts;
}

} // namespace delve::ui
