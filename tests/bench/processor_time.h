#pragma once

#include <time.h>

namespace delve::bench {

/// The processor time of this thread in milliseconds, so that other programs on the machine do not count.
inline double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

} // namespace delve::bench
