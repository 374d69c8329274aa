#include "tests/bench/report/reporter.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/// The C library's settings that the window makes (editor/work/freed_memory.h): else it returns the memory of one run
/// to the system, and the next run takes most of its time to get it back.
void keepFreedMemory() {
#ifdef __GLIBC__
    ::mallopt(M_MMAP_THRESHOLD, 8 << 20);
    ::mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
}

} // namespace

int main(int argc, char** argv) {
    keepFreedMemory();
    return delve::bench::runBenchmarks(argc, argv, "bench.json");
}
