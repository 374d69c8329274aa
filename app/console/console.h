#pragma once

#include "app/console/exit_status.h"
#include "generation/level/result.h"

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

/// The output of a verb: the result goes to standard output, everything else to standard error, one sentence a line.
/// Owned by the program; tests pass their own.
namespace delve::app {

class Console {
public:
    /// Takes bytes; returns 0, or the error number (errno) if it could not take them.
    using Sink = std::function<int(std::string_view)>;

    struct Terminal {
        bool error = false; ///< is standard error a terminal: shows progress there
        bool colourOutput = false;
        bool colourError = false;
        std::size_t columns = 80;
        bool output = false; ///< is standard output a terminal: gets no binary output
    };

    Console(Sink output, Sink error, Terminal terminal);
    /// The standard streams of this process. Respects NO_COLOR and TERM=dumb.
    [[nodiscard]] static Console ofProcess();

    [[nodiscard]] const Terminal& terminal() const { return m_terminal; }

    /// Prints a piece of the result as text: control characters become visible escapes on a terminal. False if the
    /// reader is gone, so that there is no use in continuing.
    bool print(std::string_view text);
    /// The same, byte for byte: for a file in its format, or help with its own colours.
    bool printBytes(std::string_view bytes);
    /// Information besides the result.
    void note(const Message& message);
    /// The same for something lost, left out or filled in; such notes are counted.
    void noteLoss(const Message& message);
    [[nodiscard]] std::size_t losses() const { return m_losses; }
    /// Suppresses notes and progress from now on; errors are still printed.
    void beQuiet() { m_quiet = true; }
    /// Prints an error; returns the status, so that a verb can end with it. An interruption is reported once, by the
    /// verb or by the code that waits for it, whichever notices first.
    [[nodiscard]] ExitStatus fail(ExitStatus status, const Message& message);

    /// A line that the next one overwrites; nothing if standard error is not a terminal. May be called from another
    /// thread.
    void showProgress(std::string_view line);
    void endProgress() { showProgress({}); }

    /// What to print when the work ends, whether the verb ends it or the code that waited too long for it to stop (on
    /// another thread, which `words` must allow). Nothing of it is printed twice.
    void prepareLastWords(std::function<std::string()> words);
    /// Prints them. False if the reader is gone, or too slow for a program that is ending.
    bool sayLastWords();

    /// The status to exit with: a result that could not be printed is a failure, unless its reader closed the stream
    /// early.
    [[nodiscard]] ExitStatus finish(ExitStatus status);

private:
    void say(std::string_view prefix, std::string_view colour, const Message& message);
    bool printNow(std::string_view bytes); ///< with m_outputStream locked

    Sink m_output;
    Sink m_error;
    Terminal m_terminal;
    std::timed_mutex m_outputStream;
    int m_outputError = 0;
    std::function<std::string()> m_lastWords;
    std::mutex m_errorStream;
    std::size_t m_losses = 0;
    bool m_quiet = false;
    bool m_progressShown = false;
    std::atomic<bool> m_stopSaid = false;
};

/// A sentence for a terminal: in the person's language, on one line, without control characters.
[[nodiscard]] std::string oneLine(const Message& message);

} // namespace delve::app
