#pragma once

#include "app/console/json_writer.h"
#include "app/verbs/win_rates.h"
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
    std::optional<std::int64_t> depth; ///< likewise, if depths were asked for
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
    /// `plays`: the order asks for games of personas.
    explicit CheckTally(bool plays) : m_plays(plays) {}

    void pass(std::uint64_t levels = 1);
    /// The games of personas on a level that passed.
    void addGames(const std::string& recipe, std::int64_t depth, const std::vector<play::PersonaSums>& played);
    void fail(CheckFailure failure);
    void leaveUnread(UnreadFile file);
    [[nodiscard]] bool anyFailed() const;

    /// The tables of games, if there were any, and one line of totals.
    [[nodiscard]] std::string totals() const;
    /// All of it as one JSON object.
    [[nodiscard]] std::string json(bool stopped) const;

private:
    void write(JsonWriter& json, bool stopped) const;

    const bool m_plays;
    mutable std::mutex m_mutex;
    std::uint64_t m_checked = 0;
    std::uint64_t m_failed = 0;
    std::vector<CheckFailure> m_failures; ///< the first ones
    std::vector<UnreadFile> m_unread;
    WinRates m_games;
};

/// A failure as one line.
[[nodiscard]] std::string lineOf(const CheckFailure& failure);

} // namespace delve::app
