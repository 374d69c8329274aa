#pragma once

#include "editor/tools/patch.h"

#include <optional>
#include <string>
#include <vector>

/// The stamps of a person: pieces of maps to place again, by their numbers. Values and pure functions; the tool
/// controller of a window holds them.
namespace delve::editor {

struct Stamp {
    Patch patch;
    std::string name = {}; ///< empty: it is called by its number
    friend bool operator==(const Stamp& a, const Stamp& b) { return a.name == b.name && a.patch == b.patch; }
};

/// The stamp of number N stands at N - 1. Numbers without a stamp stay free, so that no key changes its stamp.
using Stamps = std::vector<std::optional<Stamp>>;

inline constexpr int stampsWithKeys = 9; ///< the first ones: keys store and recall them
inline constexpr int largestStampNumber = 999;

/// Null where there is none of this number.
[[nodiscard]] const Stamp* stampAt(const Stamps& stamps, int number);
/// The first number without a stamp.
[[nodiscard]] int freeStampNumber(const Stamps& stamps);
/// The number of the next stamp above or below in the list; nothing at its ends.
[[nodiscard]] std::optional<int> stampBeside(const Stamps& stamps, int number, bool above);

[[nodiscard]] Stamps withStamp(Stamps stamps, int number, std::optional<Stamp> stamp);
[[nodiscard]] Stamps withStampNamed(Stamps stamps, int number, const std::string& name);
/// Trades its number with the next stamp above or below.
[[nodiscard]] Stamps withStampMoved(Stamps stamps, int number, bool up);

} // namespace delve::editor
