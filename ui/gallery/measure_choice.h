#pragma once

#include <QComboBox>

#include <string>

/// A list of all measures under the headings of their groups, to choose one of, or to leave the choice to the program.
namespace delve::ui {

class MeasureChoice : public QComboBox {
    Q_OBJECT
public:
    explicit MeasureChoice(QWidget* parent);

    [[nodiscard]] std::string chosen() const; ///< its id; empty: the program chooses
    void choose(const std::string& id);       ///< an unknown one: the program chooses

private:
    void addMeasures();
    void addHeading(const QString& title);
};

} // namespace delve::ui
