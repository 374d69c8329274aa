#include "app/verbs/inspect_json.h"

#include "app/console/json_writer.h"
#include "app/verbs/inspect_mission.h"
#include "app/verbs/place_json.h"
#include "editor/text/message_text.h"
#include "playtest/shell/keys.h"

namespace delve::app {
namespace {

std::string textOf(const Message& message) { return editor::toQString(message).toStdString(); }

void writeProblem(JsonWriter& json, const World& world, const play::Problem& problem) {
    json.beginObject(JsonWriter::Layout::Inline);
    json.key("severity");
    json.text(play::nameOf(problem.severity));
    json.key("check");
    json.text(problem.check);
    json.key("level");
    json.text(world.levels[problem.level].id);
    json.key("message");
    json.text(textOf(problem.message));
    json.key("cells");
    json.beginArray();
    for (const Cell cell : problem.cells) writeCell(json, cell);
    json.endArray();
    json.key("fixes");
    json.beginArray();
    for (const auto& fix : problem.fixes) json.text(textOf({fix.label}));
    json.endArray();
    json.endObject();
}

std::string_view nameOf(play::SoftLocks::Verdict verdict) {
    switch (verdict) {
    case play::SoftLocks::Verdict::Safe: return "safe";
    case play::SoftLocks::Verdict::Possible: return "possible";
    case play::SoftLocks::Verdict::Unknown: break;
    }
    return "unknown";
}

void writeSoftLocks(JsonWriter& json, const World& world, const play::SoftLocks& locks) {
    json.key("softLocks");
    json.beginObject();
    json.key("verdict");
    json.text(nameOf(locks.verdict));
    json.key("keys");
    json.text(play::keysFor(locks.commands));
    json.key("steps");
    json.number(locks.steps);
    json.key("places");
    json.beginArray();
    for (const auto& place : locks.places) {
        json.beginObject(JsonWriter::Layout::Inline);
        writePlace(json, world, place);
        json.endObject();
    }
    json.endArray();
    json.key("reason");
    json.text(locks.reason.text.empty() ? std::string() : textOf(locks.reason));
    json.endObject();
}

std::string_view nameOf(play::Verdict verdict) {
    switch (verdict) {
    case play::Verdict::Winnable: return "winnable";
    case play::Verdict::Unwinnable: return "unwinnable";
    case play::Verdict::Unknown: break;
    }
    return "unknown";
}

void writeProof(JsonWriter& json, const World& world, const play::Proof& proof) {
    json.key("verdict");
    json.text(nameOf(proof.verdict));
    json.key("keys");
    json.text(proof.verdict == play::Verdict::Winnable ? play::keysFor(proof.commands) : std::string());
    json.key("steps");
    json.number(proof.steps);
    json.key("atLeast");
    json.number(proof.atLeast);
    json.key("shortest");
    json.truth(proof.shortest);
    json.key("byChance");
    json.truth(proof.byChance);
    json.key("reason");
    json.text(proof.reason.text.empty() ? std::string() : textOf(proof.reason));
    if (proof.softLocks) writeSoftLocks(json, world, *proof.softLocks);
}

} // namespace

void printInspectionJson(const World& world, const play::Inspection& inspection,
                         const std::vector<LevelMeasures>& measures, const play::Proof* proof,
                         const PersonaGames* personas, Console& console) {
    JsonWriter json([&](std::string_view piece) { return console.print(piece); });
    json.beginObject();
    json.key("problems");
    json.beginArray();
    for (const auto& problem : inspection.problems) writeProblem(json, world, problem);
    json.endArray();
    json.key("ignored");
    json.number(static_cast<std::int64_t>(inspection.ignored.size()));
    json.key("leftOut");
    json.number(inspection.leftOut);
    json.key("measures");
    writeMeasures(json, world, measures);
    json.key("missions");
    std::vector<std::uint32_t> levels;
    for (const auto& level : measures) levels.push_back(level.level);
    writeMissions(json, world, levels);
    if (proof) writeProof(json, world, *proof);
    if (personas) writePersonas(json, world, *personas);
    json.endObject();
    (void)json.finish();
}

} // namespace delve::app
