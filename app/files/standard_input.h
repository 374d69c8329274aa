#pragma once

#include "generation/level/result.h"

#include <QString>

#include <memory>
#include <string>
#include <thread>

/// Standard input as a file that formats can open by its path: a pipe that a thread fills with what comes. So it is
/// read as it comes, whatever its length, and also where standard input is a socket, or was read in part by somebody
/// else. Its first bytes are known before, to tell the format by. One lives at a time; owned by the source that is
/// read.
namespace delve::app {

class StandardInput {
public:
    /// Waits for the first bytes.
    StandardInput();
    ~StandardInput();
    StandardInput(const StandardInput&) = delete;
    StandardInput& operator=(const StandardInput&) = delete;

    /// The first bytes, a few more than any format needs to be known by; fewer where there are no more.
    [[nodiscard]] const std::string& head() const { return m_head; }
    /// The number of the error that kept it from being read; 0 where there was none.
    [[nodiscard]] int error() const { return m_error; }
    /// To be opened once.
    [[nodiscard]] QString path() const;

private:
    void readHead();
    void pump(std::string& piece) const;
    [[nodiscard]] bool waitForInput() const; ///< false: nobody wants any more

    std::string m_head;
    int m_error = 0;
    int m_pipe[2] = {-1, -1};
    int m_stop[2] = {-1, -1};
    std::thread m_thread;
};

/// Standard input, or why it cannot be read.
[[nodiscard]] Result<std::shared_ptr<StandardInput>> openStandardInput();

/// What a verb reads: a file, or standard input where the word was "-".
struct Input {
    QString path;
    std::shared_ptr<StandardInput> standard = {}; ///< null: it is a file
};
[[nodiscard]] Result<Input> inputFromWord(const std::string& word);

} // namespace delve::app
