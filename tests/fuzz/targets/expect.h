#pragma once

#include "generation/level/result.h"

/// What a fuzzer demands of a reader. If a demand fails, the program aborts, and libFuzzer keeps the input.
namespace delve::fuzz {

void expect(bool good, const char* what);
/// A refusal of a file says where it is wrong, and why.
void expectRefusal(const Failure& failure);
/// Every failure says why.
void expectReason(const Failure& failure);

} // namespace delve::fuzz
