#pragma once

#include "generation/level/result.h"

#include <QString>

#include <memory>
#include <string>
#include <thread>

/// Standard input as a file that formats can open by its path: a pipe that a thread fills. So input is
/// streamed, whatever its length, even if standard input is a socket or was partly read before. Its first
/// bytes are read in advance, to identify the format. Only one may exist at a time; owned by the source being
/// read.
namespace delve::app {

class StandardInput {
public:
    /// Waits for the first bytes.
    StandardInput();
    ~StandardInput();
    StandardInput(const StandardInput&) = delete;
    StandardInput& operator=(const StandardInput&) = delete;

    /// The first bytes: somewhat more than any format needs to be identified, or fewer if there are no more.
    [[nodiscard]] const std::string& head() const { return m_head; }
    /// The error number if reading failed; otherwise 0.
    [[nodiscard]] int error() const { return m_error; }
    /// May be opened once.
    [[nodiscard]] QString path() const;

private:
    void readHead();
    void pump(std::string& piece) const;
    [[nodiscard]] bool waitForInput() const; ///< false: nobody wants more

    std::string m_head;
    int m_error = 0;
    int m_pipe[2] = {-1, -1};
    int m_stop[2] = {-1, -1};
    std::thread m_thread;
};

/// Standard input, or why it cannot be read.
[[nodiscard]] Result<std::shared_ptr<StandardInput>> openStandardInput();

/// The input of a verb: a file, or standard input for "-".
struct Input {
    QString path;
    std::shared_ptr<StandardInput> standard = {}; ///< null: it is a file
};
[[nodiscard]] Result<Input> inputFromWord(const std::string& word);

} // namespace delve::app
