#pragma once

#include "editor/survey/sweeper.h"
#include "ui/sweep/swept_parameters.h"

#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace delve::editor {
class Document;
struct DocumentChange;
} // namespace delve::editor

/// The content of the Sweep dock: what the values of one parameter do to each measure, as a chart for each, the most
/// changed first. Measures in the background. What is measured stays until another sweep begins; where the recipe is
/// another by then, it says so. Reads the document, which outlives it.
namespace delve::ui {

class ChartGrid;
class NumberField;

class SweepPanel : public QWidget {
    Q_OBJECT
public:
    explicit SweepPanel(editor::Document& document, QWidget* parent = nullptr);
    ~SweepPanel() override;

    /// Chooses a parameter of the recipe, and measures it.
    void sweep(const QString& stage, const QString& parameter);
    [[nodiscard]] const editor::Sweeper& sweeper() const { return m_sweeper; }
    [[nodiscard]] bool outOfDate() const;
    /// The charts of the measures that change, in their order; then those that do not.
    [[nodiscard]] std::vector<SweepChart*> charts() const;

signals:
    /// The person wants the recipe to have this value.
    void valueChosen(const QString& stage, const QString& parameter, const delve::ParameterValue& value);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What is shown, and where it comes from.
    struct Sweep {
        std::string stage;
        generation::Parameter parameter;
        std::vector<ParameterValue> values;
    };
    struct Charted {
        std::string measure; ///< its id; empty: how many seeds have a level
        std::int64_t change = 0;
        bool stays = false; ///< it may be chance
    };

    [[nodiscard]] QWidget* makeControls();
    [[nodiscard]] QWidget* makeCharts();
    void documentChanged(const editor::DocumentChange& change);
    void catchUp();
    void listParameters();
    void chooseParameter();
    void showSpan(const SweptParameter* chosen);
    [[nodiscard]] const SweptParameter* chosen() const;
    [[nodiscard]] ParameterValue presentValue(const std::string& stage, const generation::Parameter& parameter) const;
    void toggle();
    void begin();
    void showResults();
    void showProgress();
    void showMarks();
    [[nodiscard]] std::size_t orderOfNow() const;
    void orderCharts();
    void addCharts();
    void placeCharts();
    void orderByTab();
    [[nodiscard]] std::optional<ChartMark> mark() const;
    [[nodiscard]] ChartContent contentOf(const std::string& measure) const;
    [[nodiscard]] std::optional<editor::Band> bandOf(const editor::SweptStep& step, const std::string& measure) const;
    [[nodiscard]] SweepChart* chartOf(const std::string& measure);
    void chooseValue(std::size_t step);
    [[nodiscard]] bool measurable() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString noteOfResults() const;

    editor::Document& m_document;
    std::vector<SweptParameter> m_parameters;
    std::string m_chosenStage; ///< of the parameter whose span is shown
    std::string m_chosen;
    QComboBox* m_parameter = nullptr;
    QHBoxLayout* m_span = nullptr; ///< of the two fields, which are made for their parameter
    QWidget* m_spanBox = nullptr;
    NumberField* m_from = nullptr;
    NumberField* m_to = nullptr;
    QWidget* m_valuesBox = nullptr;
    QComboBox* m_values = nullptr;
    NumberField* m_seeds = nullptr;
    bool m_ownSeeds = false; ///< the person said how many
    QPushButton* m_start = nullptr;
    QLabel* m_note;
    QProgressBar* m_progress;
    ChartGrid* m_changing = nullptr;
    QToolButton* m_showRest = nullptr;
    ChartGrid* m_staying = nullptr;
    std::map<std::string, SweepChart*> m_charts; ///< by the id of their measure
    std::vector<Charted> m_charted;              ///< in the order of the charts
    std::size_t m_orderedAt = 0;                 ///< orderOfNow() when they were put in order
    std::optional<Sweep> m_sweep;                ///< nothing before the first
    editor::Sweeper m_sweeper;                   ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
