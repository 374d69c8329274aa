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

} // namespace delve::test
