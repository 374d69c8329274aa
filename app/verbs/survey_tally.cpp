#include "app/verbs/survey_tally.h"

#include "app/verbs/persona_table.h"
#include "app/words/words.h"
#include "editor/survey/survey_seed.h"

#include <algorithm>

namespace delve::app {
namespace {

constexpr std::uint64_t usuallyFound = 10; ///< that are listed where no limit says how many
constexpr std::uint64_t mostFound = 10'000;

std::string shown(const std::optional<Decimal>& value) { return value ? toText(*value) : "–"; }

void writeValue(JsonWriter& json, std::string_view key, const std::optional<Decimal>& value) {
    json.key(key);
    if (value) json.number(*value);
    else json.nothing();
}

} // namespace

SurveyTally::SurveyTally(const SurveyOrder& order) : m_order(order) {
    for (const auto& measure : editor::surveyedMeasures(order.of.commonOnly)) m_measures.push_back(measure);
    m_values.resize(m_measures.size());
    if (!order.where) return;
    for (const auto& id : play::measuresIn(*order.where))
        m_wanted.push_back(
            static_cast<std::size_t>(std::ranges::find(m_measures, id, &play::MeasureInfo::id) - m_measures.begin()));
}

bool SurveyTally::fits(const editor::SurveyedSeed& row) const {
    if (!row.made || !m_order.where) return row.made;
    return play::holds(*m_order.where, [this, &row](std::string_view id) -> std::optional<Decimal> {
        for (const auto place : m_wanted)
            if (m_measures[place].id == id) return row.values[place];
        return {};
    });
}

bool SurveyTally::add(const editor::SurveyedSeed& row) {
    const bool taken = fits(row);
    const std::lock_guard lock(m_mutex);
    ++m_seeds;
    if (!row.made) return false;
    ++m_levels;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        if (row.values[i]) m_values[i].add(*row.values[i]);
    if (!taken) return false;
    ++m_fits;
    if (m_order.where && m_found.size() < std::min(m_order.limit.value_or(usuallyFound), mostFound))
        m_found.push_back(row);
    return true;
}

std::string SurveyTally::valuesOf(const editor::SurveyedSeed& row) const {
    std::string text;
    for (const auto place : m_wanted)
        text += (text.empty() ? "" : ", ") + m_measures[place].id + ' ' + shown(row.values[place]);
    return text;
}

Message SurveyTally::shareThatFits() const {
    const auto seeds = static_cast<std::int64_t>(m_seeds);
    const auto fits = std::to_string(m_fits);
    const auto rate = editor::oneIn(m_seeds, m_fits);
    if (!rate) return {DELVE_TEXT_N("command line", "None of %n seed(s) fits."), seeds, {}};
    if (*rate < 2) return {DELVE_TEXT_N("command line", "%1 of %n seed(s) fit:"), seeds, {fits}};
    return {DELVE_TEXT_N("command line", "%1 of %n seed(s) fit, one in %2:"), seeds, {fits, std::to_string(*rate)}};
}

std::string SurveyTally::text() const {
    const std::lock_guard lock(m_mutex);
    std::string text = translated(Message{DELVE_TEXT_N("command line", "%1, %2: %n level(s)"),
                                          static_cast<std::int64_t>(m_levels),
                                          {m_order.word, std::to_string(m_order.of.size.width) + " x " +
                                                             std::to_string(m_order.of.size.height)}}) +
                       "\n\n";
    std::vector<TableRow> rows{
        {translated(DELVE_TEXT("command line", "Measure")), translated(DELVE_TEXT("command line", "Median")),
         translated(DELVE_TEXT("command line", "80 %")), translated(DELVE_TEXT("command line", "Least")),
         translated(DELVE_TEXT("command line", "Greatest")), ""}};
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        const auto& values = m_values[i];
        if (values.count() == 0) continue;
        rows.push_back({m_measures[i].id, shown(values.quantile(500)),
                        shown(values.quantile(100)) + " – " + shown(values.quantile(900)), shown(values.quantile(0)),
                        shown(values.quantile(1000)), translated(Text(m_measures[i].unit))});
    }
    if (rows.size() > 1) text += inColumns(rows);
    if (m_seeds > m_levels)
        text += '\n' +
                translated(Message{DELVE_TEXT_N("command line", "%n seed(s) made no level."),
                                   static_cast<std::int64_t>(m_seeds - m_levels),
                                   {}}) +
                '\n';
    if (!m_order.where) return text;
    text += '\n' + translated(shareThatFits()) + '\n';
    for (const auto& row : m_found)
        text +=
            "  " +
            translated(Message{DELVE_TEXT("command line", "seed %1: %2"), {std::to_string(row.seed), valuesOf(row)}}) +
            '\n';
    return text;
}

void SurveyTally::writeMeasures(JsonWriter& json) const {
    json.key("measures");
    json.beginObject();
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        json.key(m_measures[i].id);
        json.beginObject(JsonWriter::Layout::Inline);
        json.key("levels");
        json.natural(m_values[i].count());
        writeValue(json, "least", m_values[i].quantile(0));
        writeValue(json, "low", m_values[i].quantile(100));
        writeValue(json, "median", m_values[i].quantile(500));
        writeValue(json, "high", m_values[i].quantile(900));
        writeValue(json, "greatest", m_values[i].quantile(1000));
        json.endObject();
    }
    json.endObject();
}

void SurveyTally::writeFound(JsonWriter& json) const {
    json.key("found");
    json.beginArray();
    for (const auto& row : m_found) {
        json.beginObject(JsonWriter::Layout::Inline);
        json.key("seed");
        json.natural(row.seed);
        for (const auto place : m_wanted) writeValue(json, m_measures[place].id, row.values[place]);
        json.endObject();
    }
    json.endArray();
}

std::string SurveyTally::json(bool stopped) const {
    const std::lock_guard lock(m_mutex);
    return jsonText([this, stopped](JsonWriter& json) { write(json, stopped); });
}

void SurveyTally::write(JsonWriter& json, bool stopped) const {
    json.beginObject();
    json.key("recipe");
    json.text(m_order.word);
    json.key("size");
    json.text(std::to_string(m_order.of.size.width) + 'x' + std::to_string(m_order.of.size.height));
    for (const auto& [key, number] : {std::pair{"seeds", m_seeds}, {"levels", m_levels}, {"fits", m_fits}}) {
        json.key(key);
        json.natural(number);
    }
    json.key("stopped");
    json.truth(stopped);
    writeMeasures(json);
    writeFound(json);
    json.endObject();
}

std::string SurveyTally::csvHead() const {
    std::string head = "seed";
    for (const auto& measure : m_measures) head += ',' + measure.id;
    return head + '\n';
}

std::string SurveyTally::csvRow(const editor::SurveyedSeed& row) const {
    std::string text = std::to_string(row.seed);
    for (const auto& value : row.values) text += ',' + (value ? toText(*value) : std::string());
    return text + '\n';
}

} // namespace delve::app
