#pragma once

#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/tables.h"
#include "ui/rules/rows.h"

#include <functional>
#include <string>
#include <vector>

/// The columns of a world's tables: how each is read from a row and written into it.
namespace delve::ui {

template <class Row>
struct RowField {
    RowColumn column;
    std::function<QVariant(const Row&)> get;
    std::function<QString(Row&, const QVariant&)> set; ///< returns why it is invalid; nothing if it was set
};

[[nodiscard]] std::vector<RowField<EnemyKind>> enemyFields();
[[nodiscard]] std::vector<RowField<Goods>> goodsFields();
[[nodiscard]] std::vector<RowField<Encounter>> encounterFields();
[[nodiscard]] std::vector<RowField<EncounterChoice>> choiceFields();
/// A fight is with one of `kinds`.
[[nodiscard]] std::vector<RowField<Outcome>> outcomeFields(const std::vector<EnemyKind>& kinds);

/// Built-in texts are shown in the current language, a person's own texts unchanged.
[[nodiscard]] QString shownWords(const std::string& words);
/// What to store when a person leaves a field that showed these words: the words themselves, if nothing was changed.
[[nodiscard]] std::string keptWords(const std::string& words, const QString& typed);

/// New rows that are valid at once, with a unique name.
[[nodiscard]] EnemyKind newEnemy(const std::vector<EnemyKind>& rows);
[[nodiscard]] Goods newGoods(const std::vector<Goods>& rows);
[[nodiscard]] Encounter newEncounter(const std::vector<Encounter>& rows);
[[nodiscard]] EncounterChoice newChoice();
[[nodiscard]] Outcome newOutcome();

template <class Row>
[[nodiscard]] std::vector<RowColumn> columnsOf(const std::vector<RowField<Row>>& fields) {
    std::vector<RowColumn> columns;
    for (const auto& field : fields) columns.push_back(field.column);
    return columns;
}

template <class Row>
[[nodiscard]] RowCells cellsOf(const std::vector<RowField<Row>>& fields, const std::vector<Row>& rows) {
    RowCells cells;
    for (const auto& row : rows) {
        auto& line = cells.emplace_back();
        for (const auto& field : fields) line.push_back(field.get(row));
    }
    return cells;
}

} // namespace delve::ui
