#pragma once

namespace delve::test {

/// The address sanitizer keeps freed memory for a while, takes a margin around each piece, and wants more addresses for
/// its own than any limit leaves.
#if defined(__SANITIZE_ADDRESS__) // g++
inline constexpr bool addressesAreChecked = true;
#elif defined(__has_feature) // clang
inline constexpr bool addressesAreChecked = __has_feature(address_sanitizer);
#else
inline constexpr bool addressesAreChecked = false;
#endif

/// How often a random test is repeated. The sanitizer finds its faults in the first quarter, which takes as long with
/// it as the whole test takes without it.
constexpr int times(int unchecked) { return addressesAreChecked ? unchecked / 4 : unchecked; }

} // namespace delve::test
