#pragma once

#include <QByteArray>

#include <algorithm>
#include <concepts>

/// How much a test repeats: the ordinary count, the big one of `packaging/test --long` with the parts seeds, mixes and
/// journeys, or a tenth of the ordinary one under the sanitizers, which take ten times as long.
namespace delve::test {

/// Whether packaging/test --long runs this part.
inline bool isLong(const char* part) { return qgetenv("DELVEWRIGHT_LONG") == part; }

/// Whether counts are a tenth: too few to tell how often something happens.
inline bool isShort() { return isLong("sanitizers"); }

/// A test that goes through a list in which nothing repeats takes each entry, or every tenth.
inline int sampleStep() { return isShort() ? 10 : 1; }

template <std::integral Count>
Count countOf(Count ordinary) {
    return std::max(Count{1}, static_cast<Count>(ordinary / static_cast<Count>(sampleStep())));
}

template <std::integral Count>
Count countOf(Count ordinary, Count big) {
    return isLong("seeds") ? big : countOf(ordinary);
}

} // namespace delve::test
