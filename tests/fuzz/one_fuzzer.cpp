#include "tests/fuzz/targets/targets.h"

/// The fuzzer of one kind of file. The build defines the kind's name.
namespace {

const delve::fuzz::Target& target() {
    static const auto& found = *delve::fuzz::findTarget(DELVE_FUZZ_TARGET);
    return found;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    target().run({reinterpret_cast<const char*>(bytes), size});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t room,
                                               unsigned int seed) {
    return target().mutate({bytes, room}, size, seed);
}
