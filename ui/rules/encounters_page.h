#pragma once

#include "generation/level/encounter.h"
#include "generation/level/tables.h"
#include "ui/rules/rows_binding.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

/// The encounters of a world: which there are, what is said, what can be chosen, and what may come of it. Shows what
/// the world has and hands on what is to become of it.
namespace delve::ui {

class TextField;

class EncountersPage : public QWidget {
    Q_OBJECT
public:
    using Take = std::function<bool(std::vector<Encounter>)>;

    /// `tables` gives those of the world; `take` is asked to change its encounters.
    EncountersPage(std::function<const Tables&()> tables, Take take, QWidget* parent = nullptr);

    void showTables();
    /// Takes over what is still being typed.
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
