#include "playtest/inspect/ignored.h"

#include "generation/level/level.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace delve::play {
namespace {

constexpr std::string_view between = "; ";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::string withoutSubject(const Problem& problem) {
    if (problem.cells.empty()) return problem.check;
    const Cell first = problem.cells.front();
    return problem.check + ' ' + std::to_string(first.x) + ',' + std::to_string(first.y);
}

/// A subject may hold any character, as the ids in a file may.
std::string entryOf(const Problem& problem) {
    std::string entry = withoutSubject(problem) + ' ' + problem.subject;
    std::ranges::replace(entry, between.front(), '_');
    return std::string(trimmed(entry));
}

bool isAmong(const Problem& problem, const std::set<std::string>& entries) {
    return entries.contains(entryOf(problem)) || entries.contains(withoutSubject(problem));
}

std::vector<std::string> entriesIn(const Level& level) {
    const auto* const value = level.properties.find(ignoredProblemsProperty);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    std::vector<std::string> entries;
    if (!text) return entries;
    std::string_view rest = *text;
    while (!rest.empty()) {
        const auto end = std::min(rest.find(between.front()), rest.size());
        if (const auto entry = trimmed(rest.substr(0, end)); !entry.empty()) entries.emplace_back(entry);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return entries;
}

void keep(Level& level, const std::vector<std::string>& entries) {
    std::string text;
    for (const auto& entry : entries) {
        if (!text.empty()) text += between;
        text += entry;
    }
    if (text.empty()) level.properties.remove(ignoredProblemsProperty);
    else level.properties.set(ignoredProblemsProperty, std::move(text));
}

} // namespace

bool isIgnored(const Level& level, const Problem& problem) {
    const auto entries = entriesIn(level);
    return isAmong(problem, std::set<std::string>(entries.begin(), entries.end()));
}

void setIgnored(Level& level, const Problem& problem, bool ignored) {
    auto entries = entriesIn(level);
    const auto entry = entryOf(problem);
    std::erase(entries, entry);
    if (ignored) entries.push_back(entry);
    else std::erase(entries, withoutSubject(problem));
    keep(level, entries);
}

/// The text of each level is read once.
std::vector<Problem> takeIgnored(const World& world, std::vector<Problem>& problems) {
    std::map<std::uint32_t, std::set<std::string>> entries;
    const auto kept = std::stable_partition(problems.begin(), problems.end(), [&](const Problem& problem) {
        const auto [known, isNew] = entries.try_emplace(problem.level);
        if (isNew)
            for (auto& entry : entriesIn(world.levels[problem.level])) known->second.insert(std::move(entry));
        return !isAmong(problem, known->second);
    });
    std::vector<Problem> ignored(std::make_move_iterator(kept), std::make_move_iterator(problems.end()));
    problems.erase(kept, problems.end());
    return ignored;
}

} // namespace delve::play
