#include "app/console/console.h"

#include "app/words/words.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace delve::app {
namespace {

constexpr std::string_view boldRed = "\033[1;31m";
constexpr std::string_view bold = "\033[1m";
constexpr std::string_view plain = "\033[0m";
constexpr std::string_view clearLine = "\r\033[K";
constexpr std::chrono::milliseconds timeToTakeTheResult{200};

int writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

bool isSet(const char* variable) {
    const char* const value = std::getenv(variable);
    return value && *value != '\0';
}

bool coloursWanted() {
    const char* const term = std::getenv("TERM");
    return !isSet("NO_COLOR") && term && std::string_view(term) != "dumb";
}

std::size_t columnsOf(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
    return std::clamp<std::size_t>(size.ws_col, 40, 100);
}

} // namespace

std::string oneLine(const Message& message) { return safeLine(translated(message)); }

Console::Console(Sink output, Sink error, Terminal terminal)
    : m_output(std::move(output)), m_error(std::move(error)), m_terminal(terminal) {}

Console Console::ofProcess() {
    const bool error = ::isatty(STDERR_FILENO) == 1;
    const bool output = ::isatty(STDOUT_FILENO) == 1;
    const bool colours = coloursWanted();
    return Console([](std::string_view bytes) { return writeAll(STDOUT_FILENO, bytes); },
                   [](std::string_view bytes) { return writeAll(STDERR_FILENO, bytes); },
                   {error, output && colours, error && colours, output ? columnsOf(STDOUT_FILENO) : 80, output});
}

bool Console::print(std::string_view text) {
    const std::lock_guard lock(m_outputStream);
    return m_outputError == 0 && printNow(safeToPrint(text));
}

bool Console::printBytes(std::string_view bytes) {
    const std::lock_guard lock(m_outputStream);
    return printNow(bytes);
}

bool Console::printNow(std::string_view bytes) {
    if (m_outputError == 0) m_outputError = m_output(bytes);
    return m_outputError == 0;
}

void Console::prepareLastWords(std::function<std::string()> words) {
    const std::lock_guard lock(m_outputStream);
    m_lastWords = std::move(words);
}

bool Console::sayLastWords() {
    const std::unique_lock lock(m_outputStream, timeToTakeTheResult);
    if (!lock) return false; // another thread prints to a reader that takes nothing: do not wait for it
    const auto words = std::exchange(m_lastWords, {});
    return words ? printNow(safeToPrint(words())) : m_outputError == 0;
}

void Console::note(const Message& message) {
    if (!m_quiet) say("delvewright: ", bold, message);
}

void Console::noteLoss(const Message& message) {
    ++m_losses;
    note(message);
}

ExitStatus Console::fail(ExitStatus status, const Message& message) {
    if (status != ExitStatus::Stopped || !m_stopSaid.exchange(true)) say("delvewright: ", boldRed, message);
    return status;
}

void Console::say(std::string_view prefix, std::string_view colour, const Message& message) {
    std::string line;
    if (m_terminal.colourError) line += colour;
    line += prefix;
    if (m_terminal.colourError) line += plain;
    line += oneLine(message) + '\n';
    const std::lock_guard lock(m_errorStream);
    if (m_progressShown) line.insert(0, clearLine);
    m_progressShown = false;
    m_error(line); // if standard error itself fails, nothing can report it
}

void Console::showProgress(std::string_view line) {
    const std::lock_guard lock(m_errorStream);
    if (!m_terminal.error || m_quiet || (line.empty() && !m_progressShown)) return;
    m_error(std::string(clearLine) + safeLine(line));
    m_progressShown = !line.empty();
}

ExitStatus Console::finish(ExitStatus status) {
    endProgress();
    if (m_outputError == 0 || m_outputError == EPIPE) return status;
    return fail(ExitStatus::File,
                {DELVE_TEXT("command line", "Cannot write to standard output: %1."), {std::strerror(m_outputError)}});
}

} // namespace delve::app
