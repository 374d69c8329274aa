#pragma once

#include <QWidget>

#include <chrono>
#include <string>

class QComboBox;
class QToolButton;

/// The row of the Illumination dock that says which grid is filled, by what the levels of a cell are judged, and for
/// how long. Owned by the panel, which does what it asks.
namespace delve::ui {

class MeasureChoice;

class IlluminationControls : public QWidget {
    Q_OBJECT
public:
    enum class Run : std::uint8_t { Start, GoOn, Stop };

    explicit IlluminationControls(QWidget* parent = nullptr);

    void showRun(Run run, bool enabled);
    [[nodiscard]] std::string across() const;
    [[nodiscard]] std::string up() const;
    [[nodiscard]] std::string best() const;
    [[nodiscard]] bool lowest() const;
    [[nodiscard]] std::chrono::milliseconds time() const;

signals:
    void runWanted();
    void againWanted(); ///< from the start
    void changed();     ///< what is searched for

private:
    [[nodiscard]] MeasureChoice* makeMeasure(const QString& name, const QString& help, const char* first);

    QToolButton* m_run;
    QToolButton* m_again;
    MeasureChoice* m_across;
    MeasureChoice* m_up;
    QComboBox* m_direction;
    MeasureChoice* m_best;
    QComboBox* m_time;
};

} // namespace delve::ui
