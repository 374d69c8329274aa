#include "generation/level/blueprint.h"
#include "generation/level/delve/write_parts.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/utf8.h"

namespace delve {
namespace {

/// One row a line, under a name of the world.
template <class Row, class WriteRow>
void writeTable(TextOut& out, std::string_view name, const std::vector<Row>& table, WriteRow writeRow) {
    out << "  \"" << name << "\": [";
    for (std::size_t i = 0; i < table.size(); ++i) {
        out << (i == 0 ? "\n    " : ",\n    ");
        writeRow(table[i]);
    }
    out << (table.empty() ? "],\n" : "\n  ],\n");
}

void writeNumber(TextOut& out, std::string_view name, std::int64_t number) {
    out << ", \"" << name << "\": " << number;
}

void writeEnemy(TextOut& out, const EnemyKind& enemy) {
    std::string glyph;
    appendUtf8(glyph, enemy.glyph);
    (out << "{ \"name\": ").quoted(enemy.name) << ", \"glyph\": ";
    out.quoted(glyph) << ", \"colour\": ";
    out.quoted(toText(enemy.colour));
    writeNumber(out, "health", enemy.health);
    writeNumber(out, "strength", enemy.strength);
    writeNumber(out, "aggression", enemy.aggression);
    writeNumber(out, "speed", enemy.speed);
    writeNumber(out, "sight", enemy.sight);
    writeNumber(out, "worth", enemy.worth);
    if (enemy.heavy != 0) writeNumber(out, "heavy", enemy.heavy);
    if (enemy.open != 0) writeNumber(out, "open", enemy.open);
    writeEnd(out, enemy.unknown);
}

void writeGoods(TextOut& out, const Goods& goods) {
    (out << "{ \"name\": ").quoted(goods.name) << ", \"effect\": \"" << nameOf(goods.effect) << '"';
    writeNumber(out, "amount", goods.amount);
    writeNumber(out, "price", goods.price);
    writeEnd(out, goods.unknown);
}

void writeOutcome(TextOut& out, const Outcome& outcome) {
    out << "{ \"weight\": " << outcome.weight << ", \"text\": ";
    out.quoted(outcome.text);
    if (outcome.health != 0) writeNumber(out, "health", outcome.health);
    if (outcome.supplies != 0) writeNumber(out, "supplies", outcome.supplies);
    if (outcome.coins != 0) writeNumber(out, "coins", outcome.coins);
    if (!outcome.fight.empty()) (out << ", \"fight\": ").quoted(outcome.fight);
    writeEnd(out, outcome.unknown);
}

template <class Row, class WriteRow>
void writeInLine(TextOut& out, const std::vector<Row>& rows, WriteRow writeRow) {
    out << '[';
    for (std::size_t i = 0; i < rows.size(); ++i) {
        out << (i == 0 ? " " : ", ");
        writeRow(rows[i]);
    }
    out << (rows.empty() ? "]" : " ]");
}

void writeChoice(TextOut& out, const EncounterChoice& choice) {
    (out << "{ \"text\": ").quoted(choice.text) << ", \"outcomes\": ";
    writeInLine(out, choice.outcomes, [&](const Outcome& outcome) { writeOutcome(out, outcome); });
    writeEnd(out, choice.unknown);
}

void writeEncounter(TextOut& out, const Encounter& encounter) {
    (out << "{ \"name\": ").quoted(encounter.name);
    if (encounter.road) out << ", \"road\": true";
    if (encounter.named) out << ", \"named\": true";
    (out << ", \"text\": ").quoted(encounter.text) << ", \"choices\": ";
    writeInLine(out, encounter.choices, [&](const EncounterChoice& choice) { writeChoice(out, choice); });
    writeEnd(out, encounter.unknown);
}

void writeSpan(TextOut& out, std::string_view name, std::int64_t from, std::int64_t to) {
    out << ", \"" << name << "\": [" << from << ", " << to << ']';
}

void writeWord(TextOut& out, std::string_view name, std::string_view word) {
    out << ", \"" << name << "\": \"" << word << '"';
}

void writeFurnishing(TextOut& out, const Furnishing& furnishing) {
    (out << "{ \"" << nameOf(furnishing.kind) << "\": ").quoted(furnishing.piece);
    writeWord(out, "where", nameOf(furnishing.place));
    if (furnishing.least != 1 || furnishing.most != 1) writeSpan(out, "number", furnishing.least, furnishing.most);
    writeEnd(out, furnishing.unknown);
}

/// What any room is by itself is left out.
void writePurpose(TextOut& out, const Purpose& purpose) {
    const Purpose any;
    (out << "{ \"name\": ").quoted(purpose.name);
    if (!purpose.text.empty()) (out << ", \"text\": ").quoted(purpose.text);
    if (purpose.leastCells != any.leastCells || purpose.mostCells != any.mostCells)
        writeSpan(out, "cells", purpose.leastCells, purpose.mostCells);
    if (purpose.form != any.form) writeWord(out, "form", nameOf(purpose.form));
    if (purpose.place != any.place) writeWord(out, "place", nameOf(purpose.place));
    if (purpose.fromDepth != any.fromDepth || purpose.toDepth != any.toDepth)
        writeSpan(out, "depth", purpose.fromDepth, purpose.toDepth);
    if (purpose.water) out << ", \"water\": true";
    if (purpose.landmark) out << ", \"landmark\": true";
    if (purpose.weight != any.weight) writeNumber(out, "weight", purpose.weight);
    if (!purpose.furniture.empty()) {
        out << ", \"furniture\": ";
        writeInLine(out, purpose.furniture, [&](const Furnishing& furnishing) { writeFurnishing(out, furnishing); });
    }
    writeEnd(out, purpose.unknown);
}

void writeFeature(TextOut& out, const Feature& feature) {
    (out << "{ \"" << nameOf(feature.kind) << "\": ").quoted(feature.piece);
    if (!feature.which.empty()) (out << ", \"which\": ").quoted(feature.which);
    writeWord(out, "where", nameOf(feature.place));
    if (feature.least != 1 || feature.most != 1) writeSpan(out, "number", feature.least, feature.most);
    writeEnd(out, feature.unknown);
}

/// What suits any area is left out.
void writeBlueprint(TextOut& out, const Blueprint& blueprint) {
    const Blueprint any;
    (out << "{ \"name\": ").quoted(blueprint.name);
    if (!blueprint.text.empty()) (out << ", \"text\": ").quoted(blueprint.text);
    if (blueprint.layout != any.layout) writeWord(out, "layout", nameOf(blueprint.layout));
    if (blueprint.leastCells != any.leastCells || blueprint.mostCells != any.mostCells)
        writeSpan(out, "cells", blueprint.leastCells, blueprint.mostCells);
    if (blueprint.fromDepth != any.fromDepth || blueprint.toDepth != any.toDepth)
        writeSpan(out, "depth", blueprint.fromDepth, blueprint.toDepth);
    if (blueprint.weight != any.weight) writeNumber(out, "weight", blueprint.weight);
    if (!blueprint.features.empty()) {
        out << ", \"features\": ";
        writeInLine(out, blueprint.features, [&](const Feature& feature) { writeFeature(out, feature); });
    }
    writeEnd(out, blueprint.unknown);
}

} // namespace

void writeTables(TextOut& out, const Tables& tables) {
    if (tables.enemies != builtInEnemies())
        writeTable(out, "enemies", *tables.enemies, [&](const EnemyKind& enemy) { writeEnemy(out, enemy); });
    if (tables.goods != builtInGoods())
        writeTable(out, "goods", *tables.goods, [&](const Goods& goods) { writeGoods(out, goods); });
    if (tables.encounters != builtInEncounters())
        writeTable(out, "encounters", *tables.encounters,
                   [&](const Encounter& encounter) { writeEncounter(out, encounter); });
    if (tables.purposes != builtInPurposes())
        writeTable(out, "purposes", *tables.purposes, [&](const Purpose& purpose) { writePurpose(out, purpose); });
    if (tables.blueprints != builtInBlueprints())
        writeTable(out, "blueprints", *tables.blueprints,
                   [&](const Blueprint& blueprint) { writeBlueprint(out, blueprint); });
}

} // namespace delve
