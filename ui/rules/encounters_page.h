#pragma once

#include "generation/level/encounter.h"
#include "generation/level/tables.h"
#include "ui/rules/rows_binding.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

/// Edits the encounters of a world: their texts, choices and outcomes. Shows what the world has, and passes on the
/// requested changes.
namespace delve::ui {

class TextField;

class EncountersPage : public QWidget {
    Q_OBJECT
public:
    using Take = std::function<bool(std::vector<Encounter>)>;

    /// `tables` returns the world's tables; `take` is called to change its encounters.
    EncountersPage(std::function<const Tables&()> tables, Take take, QWidget* parent = nullptr);

    void showTables();
    /// Commits what is still being typed.
    void finish();

signals:
    void refused(const QString& sentence);

private:
    void layOut();
    void bindEncounters();
    void bindChoices();
    void bindOutcomes();
    void showChoices();
    void showOutcomes();
    [[nodiscard]] const Encounter* encounter() const; ///< the chosen one
    [[nodiscard]] const EncounterChoice* choice() const;
    bool change(const std::function<void(Encounter&)>& how);
    bool changeChoice(const std::function<void(EncounterChoice&)>& how);

    std::function<const Tables&()> m_tables;
    Take m_take;
    RowsEditor* m_encounters;
    TextField* m_text;
    RowsEditor* m_choices;
    QLabel* m_outcomesOf;
    RowsEditor* m_outcomes;
    RowsSource<Encounter> m_encounterRows;
    RowsSource<EncounterChoice> m_choiceRows;
    RowsSource<Outcome> m_outcomeRows;
};

} // namespace delve::ui
