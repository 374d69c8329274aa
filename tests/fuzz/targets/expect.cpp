#include "tests/fuzz/targets/expect.h"

#include <cstdio>
#include <cstdlib>

namespace delve::fuzz {

void expect(bool good, const char* what) {
    if (good) return;
    std::fprintf(stderr, "Not so: %s\n", what);
    std::abort();
}

void expectRefusal(const Failure& failure) {
    expectReason(failure);
    expect(failure.kind == Failure::Kind::BadInput, "a file is refused as bad input");
    if (failure.where.empty()) std::fprintf(stderr, "%s\n", inEnglish(failure.message).c_str());
    expect(!failure.where.empty(), "a refusal says where");
}

void expectReason(const Failure& failure) { expect(!inEnglish(failure.message).empty(), "a failure says why"); }

} // namespace delve::fuzz
