#include "app/verbs/inspect_measures.h"

#include "app/words/words.h"
#include "playtest/measures/proof_walk.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace delve::app {
namespace {

/// "12", "45.3 %", or a dash where the measure does not apply.
std::string valueOf(const play::MeasuredValue& measured) {
    if (!measured.value) return "–";
    const auto text = toText(*measured.value);
    return measured.info->unit.empty() ? text : text + ' ' + translated({measured.info->unit});
}

std::string padded(std::string text, std::size_t columns) {
    const auto width = charactersOf(text);
    if (width < columns) text.append(columns - width, ' ');
    return text;
}

struct Row {
    std::string label;
    std::string value;
    std::string id;
};

std::vector<Row> rowsOf(const LevelMeasures& measures, play::MeasureGroup group) {
    std::vector<Row> rows;
    for (const auto& measured : measures.values)
        if (measured.info->group == group)
            rows.push_back({translated({measured.info->label}), valueOf(measured), measured.info->id});
    return rows;
}

} // namespace

Result<std::vector<LevelMeasures>> measureLevels(const World& world, const std::vector<std::uint32_t>& levels,
                                                 const play::Proof* proof, const generation::Feedback& feedback) {
    std::vector<LevelMeasures> all;
    std::optional<play::ProofWalk> walk; // played again once
    std::int64_t cells = 0;
    for (const auto number : levels) {
        LevelMeasures measures{.level = number};
        const auto area = world.levels[number].size().area();
        cells += area;
        measures.commonOnly = cells > play::mostCellsForAllMeasures;
        if (proof && !walk && !measures.commonOnly)
            walk = play::walkOfProof(world, *proof, [&] { return feedback.stopped(); });
        if (area <= play::mostCellsToMeasure) {
            auto values = play::measure(world, number,
                                        {.commonOnly = measures.commonOnly,
                                         .proof = proof,
                                         .walk = walk ? &*walk : nullptr,
                                         .feedback = &feedback});
            if (!values) return std::move(values).failure();
            measures.values = *std::move(values);
        }
        all.push_back(std::move(measures));
    }
    return all;
}

void printMeasures(const World& world, const LevelMeasures& measures, Console& console) {
    if (measures.values.empty()) return;
    std::size_t label = 0;
    std::size_t value = 0;
    for (const auto& measured : measures.values) {
        label = std::max(label, charactersOf(translated({measured.info->label})));
        value = std::max(value, charactersOf(valueOf(measured)));
    }
    console.print('\n' + oneLine({DELVE_TEXT("command line", "Measures of %1"), {world.levels[measures.level].id}}) +
                  '\n');
    for (const auto group : play::measureGroups) {
        const auto rows = rowsOf(measures, group);
        if (!rows.empty()) console.print('\n' + translated(labelOf(group)) + '\n');
        for (const auto& row : rows)
            console.print("  " + padded(row.label, label) + "  " + padded(row.value, value) + "  [" + row.id + "]\n");
    }
}

void writeMeasures(JsonWriter& json, const World& world, const std::vector<LevelMeasures>& measures) {
    json.beginObject();
    for (const auto& level : measures) {
        if (level.values.empty()) continue;
        json.key(world.levels[level.level].id);
        json.beginObject();
        for (const auto& measured : level.values) {
            json.key(measured.info->id);
            if (measured.value) json.number(*measured.value);
            else json.nothing();
        }
        json.endObject();
    }
    json.endObject();
}

void noteUnmeasured(const World& world, const std::vector<LevelMeasures>& measures, Console& console) {
    std::int64_t inPart = 0;
    for (const auto& level : measures) {
        if (level.values.empty())
            console.note({DELVE_TEXT("command line", "%1 is not measured: it has more than %2 cells."),
                          {world.levels[level.level].id, std::to_string(play::mostCellsToMeasure)}});
        else if (world.levels[level.level].size().area() > play::mostCellsForAllMeasures)
            console.note({DELVE_TEXT("command line", "%1 has only the common measures: it has more than %2 cells."),
                          {world.levels[level.level].id, std::to_string(play::mostCellsForAllMeasures)}});
        else if (level.commonOnly) ++inPart;
    }
    if (inPart > 0)
        console.note({DELVE_TEXT_N("command line", "%n level(s) have only the common measures: together the levels "
                                                   "have more than %1 cells. Measure one with --level."),
                      inPart,
                      {std::to_string(play::mostCellsForAllMeasures)}});
}

} // namespace delve::app
