#pragma once

#include "editor/work/job_pool.h"

namespace delve::test {

/// The threads of a test program.
inline editor::JobPool& pool() {
    static editor::JobPool threads;
    return threads;
}

} // namespace delve::test
