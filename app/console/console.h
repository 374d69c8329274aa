#pragma once

#include "app/console/exit_status.h"
#include "generation/level/result.h"

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

/// Where a verb speaks: the result to standard output, everything else to standard error, one sentence a line. Owned by
/// the program; the tests hand in their own.
namespace delve::app {

class Console {
public:
    /// Takes bytes; gives 0, or the number of the error (errno) that kept it from taking them.
    using Sink = std::function<int(std::string_view)>;

    struct Terminal {
        bool error = false; ///< is standard error one: progress is shown there
        bool colourOutput = false;
        bool colourError = false;
        std::size_t columns = 80;
        bool output = false; ///< is standard output one: what is no text stays away from it
    };

    Console(Sink output, Sink error, Terminal terminal);
    /// The standard streams of this process. NO_COLOR and TERM=dumb are obeyed.
    [[nodiscard]] static Console ofProcess();

    [[nodiscard]] const Terminal& terminal() const { return m_terminal; }

    /// A piece of the result, as text: what a terminal would obey is printed as a visible escape. False when nobody
    /// takes it any more, so that there is no use in going on.
    bool print(std::string_view text);
    /// The same for what has to arrive byte for byte: a file in its format, or help with its own colours.
    bool printBytes(std::string_view bytes);
    /// Something worth knowing beside the result.
    void note(const Message& message);
    /// The same, of something that was lost, left out or filled in; it is counted.
    void noteLoss(const Message& message);
    [[nodiscard]] std::size_t losses() const { return m_losses; }
    /// From now on neither notes nor progress; what is wrong is still said.
    void beQuiet() { m_quiet = true; }
    /// What is wrong; gives back the status, so that a verb can end with it. That it was stopped is said once, whoever
    /// notices first: the verb, or who waits for it.
    [[nodiscard]] ExitStatus fail(ExitStatus status, const Message& message);

    /// A line that the next one overwrites; nothing where standard error is no terminal. May be called from another
    /// thread.
    void showProgress(std::string_view line);
    void endProgress() { showProgress({}); }

    /// What is to be printed at the end of the work, whoever ends it: the verb, or who waited too long for it to stop
    /// (from another thread, so `words` must be ready for that). Nothing of it is printed twice.
    void prepareLastWords(std::function<std::string()> words);
    /// Prints them. False when nobody takes the result any more, or takes it too slowly for a program that ends.
    bool sayLastWords();

    /// The status to exit with: a result that could not be printed is a failure, unless its reader wanted no more of
    /// it.
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

/// A sentence for a terminal: in the language of the person, on one line, with nothing that the terminal would obey.
[[nodiscard]] std::string oneLine(const Message& message);

} // namespace delve::app
