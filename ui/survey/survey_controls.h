#pragma once

#include <QWidget>

#include <cstdint>
#include <string>
#include <vector>

class QAction;
class QComboBox;
class QToolButton;

/// What is surveyed, as a row of the Survey dock, and over which measures it is shown, as a part that the panel puts
/// elsewhere. Owned by the panel, which does what it asks.
namespace delve::ui {

class SurveyControls : public QWidget {
    Q_OBJECT
public:
    enum class Run : std::uint8_t { Start, GoOn, Stop };

    explicit SurveyControls(QWidget* parent = nullptr);

    [[nodiscard]] QWidget* axes() const { return m_axes; } ///< the lists of the two measures
    void showRun(Run run, bool enabled);
    void showKept(bool canKeep, bool kept);
    void showFiles(bool canSave, bool canShowAgain);
    /// Those of a survey that was opened; so many seeds at least.
    void showPlan(bool commonOnly, std::uint64_t seeds);
    /// The measures to choose from, by their ids; keeps those that are chosen, where they are among them.
    void setMeasures(const std::vector<std::string>& measures);

    [[nodiscard]] bool seedsAreGiven() const; ///< what is typed is a number
    [[nodiscard]] std::uint64_t seeds() const;
    [[nodiscard]] bool commonOnly() const;
    [[nodiscard]] bool personas() const;
    [[nodiscard]] std::string across() const;
    [[nodiscard]] std::string up() const; ///< empty: one measure alone

signals:
    void runWanted();
    void planChanged(); ///< the number of seeds, or which measures
    void axesChanged();
    void keepWanted();
    void forgetWanted();
    void saveWanted();
    void openWanted();
    void againWanted(); ///< the survey of before

private:
    QComboBox* makeSeeds();
    QComboBox* makeWhich();
    QComboBox* makeAxis(const QString& name, const QString& help);
    QToolButton* makeMore();

    QWidget* m_axes;
    QToolButton* m_run;
    QComboBox* m_seeds;
    QComboBox* m_which;
    QComboBox* m_across;
    QComboBox* m_up;
    QToolButton* m_keep;
    QAction* m_save = nullptr;
    QAction* m_open = nullptr;
    QAction* m_again = nullptr;
    QAction* m_forget = nullptr;
};

} // namespace delve::ui
