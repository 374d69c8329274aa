#include "app/verbs/seed_range.h"

#include "app/console/start_thread.h"
#include "app/words/number_words.h"
#include "generation/level/number_notation.h"

namespace delve::app {
namespace {

constexpr std::uint64_t maxJobs = 1024;
constexpr std::uint64_t maxSeeds = 1'000'000'000;

std::optional<Seeds> seedsInDigits(std::string_view word) {
    const auto range = rangeFrom(word);
    const bool taken = range && range->second - range->first < maxSeeds;
    return taken ? std::optional(Seeds{range->first, range->second}) : std::nullopt;
}

/// The same seeds in digits, where a number of them is written in another notation.
std::optional<std::string> inDigits(std::string_view word) {
    const auto dots = word.find("..");
    const auto first = foreignNumber(word.substr(0, dots));
    const auto last = dots == std::string_view::npos ? std::nullopt : foreignNumber(word.substr(dots + 2));
    if (!first && !last) return {};
    const auto written = [](const std::optional<ForeignNumber>& foreign, std::string_view as) {
        return foreign ? foreign->digits : std::string(as);
    };
    const auto from = written(first, word.substr(0, dots));
    const auto digits = dots == std::string_view::npos ? from : from + ".." + written(last, word.substr(dots + 2));
    return seedsInDigits(digits) ? std::optional(digits) : std::nullopt;
}

} // namespace

std::optional<std::pair<std::uint64_t, std::uint64_t>> rangeFrom(std::string_view word) {
    const auto dots = word.find("..");
    const auto first = numberFrom(word.substr(0, dots));
    const auto last = dots == std::string_view::npos ? first : numberFrom(word.substr(dots + 2));
    return first && last && *first <= *last ? std::optional(std::pair(*first, *last)) : std::nullopt;
}

Result<Seeds> seedsFrom(const std::string& word) {
    if (const auto seeds = seedsInDigits(word)) return *seeds;
    if (const auto digits = inDigits(word))
        return badInput({DELVE_TEXT("command line", "Invalid --seeds \"%1\": write the numbers in digits, as %2."),
                         {word, *digits}});
    return badInput({DELVE_TEXT("command line", "Invalid --seeds \"%1\": give N or A..B with A ≤ B, at most %2 seeds."),
                     {word, std::to_string(maxSeeds)}});
}

Result<std::size_t> jobsFrom(const std::optional<std::string>& word) {
    if (!word) return coreCount();
    const auto number = numberFrom(*word);
    if (number && *number >= 1 && *number <= maxJobs) return static_cast<std::size_t>(*number);
    return badInput({DELVE_TEXT("command line", "Invalid --jobs \"%1\": give a whole number from 1 to %2."),
                     {*word, std::to_string(maxJobs)}});
}

} // namespace delve::app
