#include "editor/tools/stamp_list.h"

#include <algorithm>
#include <utility>

namespace delve::editor {

namespace {

std::size_t placeOf(int number) { return static_cast<std::size_t>(number) - 1; }

} // namespace

const Stamp* stampAt(const Stamps& stamps, int number) {
    if (number < 1 || placeOf(number) >= stamps.size()) return nullptr;
    const auto& stamp = stamps[placeOf(number)];
    return stamp ? &*stamp : nullptr;
}

int freeStampNumber(const Stamps& stamps) {
    int number = 1;
    while (stampAt(stamps, number)) ++number;
    return number;
}

std::optional<int> stampBeside(const Stamps& stamps, int number, bool above) {
    const int step = above ? -1 : 1;
    for (int other = number + step; other >= 1 && other <= static_cast<int>(stamps.size()); other += step)
        if (stampAt(stamps, other)) return other;
    return {};
}

Stamps withStamp(Stamps stamps, int number, std::optional<Stamp> stamp) {
    if (number < 1 || number > largestStampNumber) return stamps;
    if (placeOf(number) >= stamps.size()) stamps.resize(placeOf(number) + 1);
    stamps[placeOf(number)] = std::move(stamp);
    return stamps;
}

Stamps withStampNamed(Stamps stamps, int number, const std::string& name) {
    if (stampAt(stamps, number)) stamps[placeOf(number)]->name = name;
    return stamps;
}

Stamps withStampMoved(Stamps stamps, int number, bool up) {
    const auto other = stampBeside(stamps, number, up);
    if (other && stampAt(stamps, number)) std::swap(stamps[placeOf(number)], stamps[placeOf(*other)]);
    return stamps;
}

} // namespace delve::editor
