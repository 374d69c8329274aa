#pragma once

#include "editor/survey/sqlite.h"
#include "generation/level/decimal.h"
#include "generation/level/recipe.h"
#include "playtest/measures/measure.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The results of a survey on disk: a SQLite database that other programs can read. docs/surveys.md has its tables.
namespace delve::editor {

/// What is surveyed; only results of the same can be in one file.
struct SurveyOf {
    Recipe recipe; ///< whatever its seed
    Size size;
    bool commonOnly = false; ///< the common measures, else all
    /// Those that the levels are played and measured by, as in a map; empty: those of the recipe. surveyOf() makes it.
    std::string rules = {};

    friend bool operator==(const SurveyOf&, const SurveyOf&) = default;
};

struct SurveyedSeed {
    std::uint64_t seed = 0;
    bool made = true; ///< there is a level of it; else there are no values
    std::uint64_t fingerprint = 0;
    std::vector<std::optional<Decimal>> values; ///< in the order of the measures of the file

    friend bool operator==(const SurveyedSeed&, const SurveyedSeed&) = default;
};

/// Its numbers are those of SQLite: larger seeds have no place in it.
inline constexpr std::uint64_t largestSurveyedSeed = INT64_MAX;

class SurveyFile {
public:
    /// Creates a file, or goes on with one of the same survey. Nobody else writes to it meanwhile.
    [[nodiscard]] static Result<std::unique_ptr<SurveyFile>> open(const QString& path, const SurveyOf& of);
    /// Opens a file that is there, to read it.
    [[nodiscard]] static Result<std::unique_ptr<SurveyFile>> read(const QString& path);

    [[nodiscard]] const SurveyOf& of() const { return m_of; }
    [[nodiscard]] const std::vector<std::string>& measures() const { return m_measures; } ///< their ids
    [[nodiscard]] Result<std::uint64_t> count();
    [[nodiscard]] Result<std::optional<SurveyedSeed>> find(std::uint64_t seed);
    /// All of these or, if it fails, none. Replaces nothing: a seed that is there must not be among them.
    [[nodiscard]] Done add(std::span<const SurveyedSeed> seeds);
    /// In the order of the seeds, until `take` returns false.
    [[nodiscard]] Done each(const std::function<bool(const SurveyedSeed&)>& take);

private:
    explicit SurveyFile(std::unique_ptr<Sqlite> database) : m_database(std::move(database)) {}
    [[nodiscard]] Done create(const SurveyOf& of);
    [[nodiscard]] Done readHead(const QString& path);
    [[nodiscard]] Result<std::string> headOf(const std::string& key);
    [[nodiscard]] Result<bool> isEmpty();
    [[nodiscard]] SurveyedSeed rowOf(const SqliteStatement& statement) const;

    std::unique_ptr<Sqlite> m_database;
    SurveyOf m_of;
    std::vector<std::string> m_measures;
    SqliteStatement m_find;
    SqliteStatement m_insert;
};

/// The measures of a survey.
[[nodiscard]] play::MeasureRegistry surveyedMeasures(bool commonOnly);
[[nodiscard]] std::vector<std::string> idsOf(const play::MeasureRegistry& measures);

} // namespace delve::editor
