#include "editor/drawing/quiet_errors.h"

#include <fcntl.h>
#include <unistd.h>

namespace delve {
namespace {

/// Two that overlap would put back each other's silence.
std::mutex& turns() {
    static std::mutex mutex;
    return mutex;
}

} // namespace

QuietErrors::QuietErrors() : m_turn(turns()) {
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    m_kept = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (m_kept >= 0) ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
}

QuietErrors::~QuietErrors() {
    if (m_kept < 0) return;
    ::dup2(m_kept, STDERR_FILENO);
    ::close(m_kept);
}

} // namespace delve
