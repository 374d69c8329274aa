#pragma once

#include "app/console/json_writer.h"
#include "generation/level/result.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

/// The results of the verb `check` so far.
namespace delve::app {

struct CheckFailure {
    std::string recipe;                ///< of a generated level; empty: the level is from `file`
    std::optional<std::uint64_t> seed; ///< with the recipe
    Size size;
    std::string file;
    std::string level; ///< its id; empty for the whole world
    std::string message;
    std::vector<Cell> cells;
    std::string command; ///< reproduces it
};

/// A file that could not be read, and so was not checked.
struct UnreadFile {
    std::string file;
    std::string message;
};

/// Counts results, and keeps what to print at the end. The code that ends the program may ask for it on another thread.
class CheckTally {
public:
    void pass(std::uint64_t levels = 1);
    void fail(CheckFailure failure);
    void leaveUnread(UnreadFile file);
    [[nodiscard]] bool anyFailed() const;

    /// One line of totals.
    [[nodiscard]] std::string totals() const;
    /// All of it as one JSON object.
    [[nodiscard]] std::string json(bool stopped) const;

private:
    mutable std::mutex m_mutex;
    std::uint64_t m_checked = 0;
    std::uint64_t m_failed = 0;
    std::vector<CheckFailure> m_failures; ///< the first ones
    std::vector<UnreadFile> m_unread;
};

/// A failure as one line.
[[nodiscard]] std::string lineOf(const CheckFailure& failure);

} // namespace delve::app
