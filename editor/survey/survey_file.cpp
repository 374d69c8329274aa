#include "editor/survey/survey_file.h"

#include "generation/level/delve_file.h"

#include <cmath>
#include <cstdlib>
#include <utility>

namespace delve::editor {
namespace {

constexpr const char* format = "1";

/// As the file holds them: text that can be compared.
struct Head {
    std::string recipe;
    std::string size;
    std::string measures;
    std::string rules;
};

Head headFor(const SurveyOf& of) {
    Recipe recipe = of.recipe;
    recipe.seed = 0;
    return {recipeText(recipe), std::to_string(of.size.width) + 'x' + std::to_string(of.size.height),
            of.commonOnly ? "common" : "all", of.rules};
}

/// Ids have only letters, digits and hyphens, so that quotes are enough.
std::string quoted(const std::string& id) { return '"' + id + '"'; }

std::string levelsTable(const std::vector<std::string>& measures) {
    std::string sql = "CREATE TABLE levels (seed INTEGER PRIMARY KEY, made INTEGER NOT NULL, fingerprint TEXT";
    for (const auto& id : measures) sql += ", " + quoted(id) + " REAL";
    return sql + ")";
}

constexpr const char* surveyTable = "CREATE TABLE survey (key TEXT PRIMARY KEY, value TEXT NOT NULL)";
constexpr const char* measuresTable =
    "CREATE TABLE measures (place INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, unit TEXT NOT NULL)";

std::string hexadecimal(std::uint64_t number) {
    constexpr const char* digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = digits[number & 15];
    return text;
}

std::uint64_t fromHexadecimal(const std::string& text) { return std::strtoull(text.c_str(), nullptr, 16); }

Failure noSurvey(const QString& path) {
    return badInput({DELVE_TEXT("survey", "%1 is no survey of this version of Delvewright."), {path.toStdString()}});
}

Failure otherSurvey(const QString& path, Text what) { return badInput({what, {path.toStdString()}}); }

} // namespace

std::vector<std::string> idsOf(const play::MeasureRegistry& measures) {
    std::vector<std::string> ids;
    for (const auto& measure : measures) ids.push_back(measure.id);
    return ids;
}

play::MeasureRegistry surveyedMeasures(bool commonOnly) {
    play::MeasureRegistry measures;
    for (const auto& measure : play::builtInMeasures())
        if (measure.common || !commonOnly) (void)measures.add(measure);
    return measures;
}

Result<std::unique_ptr<SurveyFile>> SurveyFile::open(const QString& path, const SurveyOf& of) {
    auto database = Sqlite::open(path, Sqlite::Access::Write);
    if (!database) return std::move(database).failure();
    std::unique_ptr<SurveyFile> file(new SurveyFile(*std::move(database)));
    const auto empty = file->isEmpty();
    if (!empty) return empty.failure();
    if (*empty)
        if (auto created = file->create(of); !created) return std::move(created).failure();
    if (auto head = file->readHead(path); !head) return std::move(head).failure();
    const auto there = headFor(file->of());
    const auto wanted = headFor(of);
    if (there.recipe != wanted.recipe)
        return otherSurvey(path, DELVE_TEXT("survey", "%1 holds a survey of another recipe or of other parameters. "
                                                      "Name another file."));
    if (there.size != wanted.size)
        return otherSurvey(path, DELVE_TEXT("survey", "%1 holds a survey of maps of another size. Name another file."));
    if (there.measures != wanted.measures)
        return otherSurvey(path, DELVE_TEXT("survey", "%1 holds a survey of other measures. Name another file."));
    if (there.rules != wanted.rules)
        return otherSurvey(path, DELVE_TEXT("survey", "%1 holds a survey by other rules of play. Name another file."));
    return file;
}

Result<std::unique_ptr<SurveyFile>> SurveyFile::read(const QString& path) {
    auto database = Sqlite::open(path, Sqlite::Access::Read);
    if (!database) return std::move(database).failure();
    std::unique_ptr<SurveyFile> file(new SurveyFile(*std::move(database)));
    if (auto head = file->readHead(path); !head) return std::move(head).failure();
    return file;
}

Result<bool> SurveyFile::isEmpty() {
    SqliteStatement tables(*m_database, "SELECT count(*) FROM sqlite_schema");
    const auto row = tables.next();
    if (!row) return row.failure();
    return tables.whole(0) == 0;
}

Done SurveyFile::create(const SurveyOf& of) {
    const auto measures = surveyedMeasures(of.commonOnly);
    const auto create =
        std::string("BEGIN; ") + surveyTable + "; " + measuresTable + "; " + levelsTable(idsOf(measures));
    if (auto created = m_database->run(create); !created) return created;
    const auto head = headFor(of);
    SqliteStatement pair(*m_database, "INSERT INTO survey VALUES (?, ?)");
    for (const auto& [key, value] : {std::pair<std::string, std::string>{"format", format},
                                     {"recipe", head.recipe},
                                     {"size", head.size},
                                     {"measures", head.measures},
                                     {"play-rules", head.rules}}) {
        if (value.empty()) continue; // the rules of the recipe
        pair.bind(1, key);
        pair.bind(2, value);
        if (auto written = pair.run(); !written) return written;
    }
    SqliteStatement row(*m_database, "INSERT INTO measures VALUES (?, ?, ?, ?)");
    std::int64_t place = 0;
    for (const auto& measure : measures) {
        row.bind(1, ++place);
        row.bind(2, measure.id);
        row.bind(3, measure.label.source);
        row.bind(4, measure.unit.source);
        if (auto written = row.run(); !written) return written;
    }
    return m_database->run("COMMIT");
}

Result<std::string> SurveyFile::headOf(const std::string& key) {
    SqliteStatement statement(*m_database, "SELECT value FROM survey WHERE key = ?");
    statement.bind(1, key);
    const auto row = statement.next();
    if (!row) return row.failure();
    return *row ? statement.text(0) : std::string();
}

Done SurveyFile::readHead(const QString& path) {
    SqliteStatement heads(*m_database, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'survey'");
    const auto anyHead = heads.next();
    if (!anyHead) return anyHead.failure();
    if (heads.whole(0) == 0) return noSurvey(path);
    const auto formatThere = headOf("format");
    if (!formatThere) return formatThere.failure();
    const auto recipe = headOf("recipe");
    const auto size = headOf("size");
    const auto measures = headOf("measures");
    const auto rules = headOf("play-rules");
    for (const auto* const each : {&recipe, &size, &measures, &rules})
        if (!*each) return each->failure();
    if (*formatThere != format) return noSurvey(path);
    auto read = readRecipe(*recipe);
    const auto readSize = sizeFromText(*size);
    if (!read || !readSize || (*measures != "common" && *measures != "all")) return noSurvey(path);
    m_of = {*std::move(read), *readSize, *measures == "common", *rules};
    m_measures = idsOf(surveyedMeasures(m_of.commonOnly));
    SqliteStatement table(*m_database, "SELECT sql FROM sqlite_schema WHERE name = 'levels'");
    const auto row = table.next();
    if (!row) return row.failure();
    if (!*row || table.text(0) != levelsTable(m_measures)) return noSurvey(path);
    std::string columns = "?, ?, ?";
    for (std::size_t i = 0; i < m_measures.size(); ++i) columns += ", ?";
    m_find = SqliteStatement(*m_database, "SELECT * FROM levels WHERE seed = ?");
    m_insert = SqliteStatement(*m_database, "INSERT INTO levels VALUES (" + columns + ")");
    return done();
}

SurveyedSeed SurveyFile::rowOf(const SqliteStatement& statement) const {
    SurveyedSeed row;
    row.seed = static_cast<std::uint64_t>(statement.whole(0));
    row.made = statement.whole(1) != 0;
    row.fingerprint = fromHexadecimal(statement.text(2));
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        const auto value = statement.number(static_cast<int>(i) + 3);
        const bool fits = value && std::abs(*value) < 1e12;
        row.values.push_back(fits ? std::optional(Decimal::ofThousandths(std::llround(*value * 1000))) : std::nullopt);
    }
    return row;
}

Result<std::uint64_t> SurveyFile::count() {
    SqliteStatement statement(*m_database, "SELECT count(*) FROM levels");
    const auto row = statement.next();
    if (!row) return row.failure();
    return static_cast<std::uint64_t>(statement.whole(0));
}

Result<std::optional<SurveyedSeed>> SurveyFile::find(std::uint64_t seed) {
    m_find.bind(1, static_cast<std::int64_t>(seed));
    const auto row = m_find.next();
    if (!row) return row.failure();
    if (!*row) return std::optional<SurveyedSeed>();
    auto found = rowOf(m_find);
    const auto end = m_find.next(); // past the only row: it can be run again
    if (!end) return end.failure();
    return std::optional(std::move(found));
}

Done SurveyFile::add(std::span<const SurveyedSeed> seeds) {
    if (auto begun = m_database->run("BEGIN"); !begun) return begun;
    for (const auto& seed : seeds) {
        m_insert.bind(1, static_cast<std::int64_t>(seed.seed));
        m_insert.bind(2, std::int64_t{seed.made ? 1 : 0});
        if (seed.made) m_insert.bind(3, hexadecimal(seed.fingerprint));
        else m_insert.bindNothing(3);
        for (std::size_t i = 0; i < m_measures.size(); ++i) {
            const auto place = static_cast<int>(i) + 4;
            const auto value = i < seed.values.size() ? seed.values[i] : std::nullopt;
            if (value) m_insert.bind(place, static_cast<double>(value->thousandths) / 1000);
            else m_insert.bindNothing(place);
        }
        if (auto written = m_insert.run(); !written) {
            (void)m_database->run("ROLLBACK");
            return written;
        }
    }
    auto committed = m_database->run("COMMIT");
    if (!committed) (void)m_database->run("ROLLBACK");
    return committed;
}

Done SurveyFile::each(const std::function<bool(const SurveyedSeed&)>& take) {
    SqliteStatement rows(*m_database, "SELECT * FROM levels ORDER BY seed");
    for (;;) {
        const auto row = rows.next();
        if (!row) return row.failure();
        if (!*row || !take(rowOf(rows))) return done();
    }
}

} // namespace delve::editor
