#include "app/files/standard_input.h"

#include "app/console/start_thread.h"
#include "app/files/paths.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <unistd.h>

namespace delve::app {
namespace {

constexpr std::size_t headBytes = 64;
constexpr std::size_t pieceBytes = 64 * 1024;

/// The number of bytes read: 0 at the end, negative on an error.
ssize_t readSome(char* into, std::size_t max) {
    for (;;) {
        const auto count = ::read(STDIN_FILENO, into, max);
        if (count >= 0 || errno != EINTR) return count;
    }
}

/// False if the reader is gone.
bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void close(int& descriptor) {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

} // namespace

StandardInput::StandardInput() {
    if (::pipe2(m_pipe, O_CLOEXEC) != 0 || ::pipe2(m_stop, O_CLOEXEC) != 0) m_error = errno;
    else readHead();
    if (m_error != 0) return;
    const bool started = startThread(m_thread, [this, piece = std::string(pieceBytes, '\0')]() mutable {
        pump(piece);      // allocates no memory
        close(m_pipe[1]); // the end of the file
    });
    if (!started) m_error = EAGAIN;
}

StandardInput::~StandardInput() {
    close(m_stop[1]); // wakes the thread if it waits for input
    close(m_pipe[0]); // or if it waits for a reader
    if (m_thread.joinable()) m_thread.join();
    close(m_pipe[1]);
    close(m_stop[0]);
}

Result<std::shared_ptr<StandardInput>> openStandardInput() {
    auto input = std::make_shared<StandardInput>();
    if (input->error() == 0) return input;
    return fileAccess(
        {DELVE_TEXT("command line", "Standard input cannot be read: %1."), {std::strerror(input->error())}});
}

Result<Input> inputFromWord(const std::string& word) {
    if (word == "-") {
        const auto opened = openStandardInput();
        if (!opened) return opened.failure();
        return Input{(*opened)->path(), *opened};
    }
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    return Input{*path};
}

QString StandardInput::path() const { return QStringLiteral("/proc/self/fd/%1").arg(m_pipe[0]); }

void StandardInput::readHead() {
    std::array<char, headBytes> bytes{};
    while (m_head.size() < headBytes) {
        const auto count = readSome(bytes.data(), headBytes - m_head.size());
        if (count < 0) m_error = errno;
        if (count <= 0) return;
        m_head.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

bool StandardInput::waitForInput() const {
    std::array<pollfd, 2> waited{{{STDIN_FILENO, POLLIN, 0}, {m_stop[0], POLLIN, 0}}};
    while (::poll(waited.data(), waited.size(), -1) < 0)
        if (errno != EINTR) return false;
    return waited[1].revents == 0;
}

void StandardInput::pump(std::string& piece) const {
    if (!writeAll(m_pipe[1], m_head)) return;
    while (waitForInput()) {
        const auto count = readSome(piece.data(), piece.size());
        if (count <= 0 || !writeAll(m_pipe[1], {piece.data(), static_cast<std::size_t>(count)})) return;
    }
}

} // namespace delve::app
