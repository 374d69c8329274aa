#include "app/verbs/check_tally.h"

#include "app/console/console.h"

#include <algorithm>

namespace delve::app {
namespace {

constexpr std::size_t maxFailures = 10'000; ///< that are listed in JSON; all are counted
constexpr std::size_t maxCells = 100;       ///< of one failure

void member(JsonWriter& json, std::string_view key, std::string_view text) {
    json.key(key);
    json.text(text);
}

void writeCells(JsonWriter& json, const std::vector<Cell>& cells) {
    json.key("cells");
    json.beginArray(JsonWriter::Layout::Inline);
    for (const Cell cell : cells) {
        json.beginArray();
        json.number(std::int64_t{cell.x});
        json.number(std::int64_t{cell.y});
        json.endArray();
    }
    json.endArray();
}

void writeFailure(JsonWriter& json, const CheckFailure& failure) {
    json.beginObject();
    if (failure.seed) {
        member(json, "recipe", failure.recipe);
        json.key("seed");
        json.natural(*failure.seed);
        if (failure.depth) {
            json.key("depth");
            json.number(*failure.depth);
        }
        json.key("width");
        json.number(std::int64_t{failure.size.width});
        json.key("height");
        json.number(std::int64_t{failure.size.height});
    } else {
        member(json, "file", failure.file);
        member(json, "level", failure.level);
    }
    member(json, "message", failure.message);
    writeCells(json, failure.cells);
    member(json, "command", failure.command);
    json.endObject();
}

} // namespace

void CheckTally::pass(std::uint64_t levels) {
    const std::lock_guard lock(m_mutex);
    m_checked += levels;
}

void CheckTally::addGames(const std::string& recipe, std::int64_t depth, const std::vector<play::PersonaSums>& played) {
    const std::lock_guard lock(m_mutex);
    m_games.add(recipe, depth, played);
}

void CheckTally::fail(CheckFailure failure) {
    failure.cells.resize(std::min(failure.cells.size(), maxCells));
    failure.cells.shrink_to_fit();
    const std::lock_guard lock(m_mutex);
    ++m_checked;
    ++m_failed;
    if (m_failures.size() < maxFailures) m_failures.push_back(std::move(failure));
}

void CheckTally::leaveUnread(UnreadFile file) {
    const std::lock_guard lock(m_mutex);
    m_unread.push_back(std::move(file));
}

bool CheckTally::anyFailed() const {
    const std::lock_guard lock(m_mutex);
    return m_failed > 0;
}

std::string CheckTally::totals() const {
    const std::lock_guard lock(m_mutex);
    return m_games.text() +
           oneLine({DELVE_TEXT_N("command line", "Checked %n level(s): %1 failed."),
                    static_cast<std::int64_t>(m_checked),
                    {std::to_string(m_failed)}}) +
           '\n';
}

std::string CheckTally::json(bool stopped) const {
    const std::lock_guard lock(m_mutex);
    return jsonText([this, stopped](JsonWriter& json) { write(json, stopped); });
}

void CheckTally::write(JsonWriter& json, bool stopped) const {
    json.beginObject();
    json.key("checked");
    json.natural(m_checked);
    json.key("failed");
    json.natural(m_failed);
    json.key("stopped");
    json.truth(stopped);
    json.key("failures");
    json.beginArray();
    for (const auto& failure : m_failures) writeFailure(json, failure);
    json.endArray();
    json.key("unread");
    json.beginArray();
    for (const auto& unread : m_unread) {
        json.beginObject();
        member(json, "file", unread.file);
        member(json, "message", unread.message);
        json.endObject();
    }
    json.endArray();
    if (m_plays) {
        json.key("played");
        m_games.write(json);
    }
    json.endObject();
}

std::string lineOf(const CheckFailure& failure) {
    if (failure.seed && failure.depth)
        return oneLine({DELVE_TEXT("command line", "%1, seed %2, depth %3: %4 Reproduce it with: %5"),
                        {failure.recipe, std::to_string(*failure.seed), std::to_string(*failure.depth), failure.message,
                         failure.command}}) +
               '\n';
    if (failure.seed)
        return oneLine({DELVE_TEXT("command line", "%1, seed %2: %3 Reproduce it with: %4"),
                        {failure.recipe, std::to_string(*failure.seed), failure.message, failure.command}}) +
               '\n';
    if (failure.command.empty())
        return oneLine(
                   {DELVE_TEXT("command line", "%1, level %2: %3"), {failure.file, failure.level, failure.message}}) +
               '\n';
    return oneLine({DELVE_TEXT("command line", "%1, level %2: %3 Inspect it with: %4"),
                    {failure.file, failure.level, failure.message, failure.command}}) +
           '\n';
}

} // namespace delve::app
