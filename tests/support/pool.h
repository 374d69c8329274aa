#pragma once

#include "editor/work/job_pool.h"

#include <QCoreApplication>

#include <memory>

namespace delve::test {

/// The threads of a test program. They end with its application: what is static, and read by a job that was cancelled
/// last, is destroyed later.
inline editor::JobPool& pool() {
    static std::unique_ptr<editor::JobPool> threads;
    if (!threads) {
        threads = std::make_unique<editor::JobPool>();
        qAddPostRoutine([] { threads.reset(); });
    }
    return *threads;
}

} // namespace delve::test
