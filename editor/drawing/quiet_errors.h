#pragma once

#include <mutex>

namespace delve {

/// Keeps standard error quiet for its lifetime. libpng writes a line of its own there when a picture has less data than
/// its header tells, where only our sentence belongs; Qt gives no way to ask it not to. One at a time: another waits.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

private:
    std::unique_lock<std::mutex> m_turn;
    int m_kept = -1; ///< what standard error was
};

} // namespace delve
