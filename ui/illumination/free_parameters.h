#pragma once

#include "editor/survey/varied_parameters.h"

#include <QTreeWidget>

#include <vector>

/// The stages of a recipe with their parameters, to say which a search may vary. What a person has switched off stays
/// off as long as the recipe has that stage and parameter.
namespace delve::ui {

class FreeParameters : public QTreeWidget {
    Q_OBJECT
public:
    explicit FreeParameters(QWidget* parent = nullptr);

    /// The stages outlive the list.
    void show(const Recipe& recipe, const generation::StageRegistry& stages);
    using QWidget::show;
    [[nodiscard]] std::vector<editor::VariedParameter> chosen() const;

signals:
    void chosenChanged();

private:
    [[nodiscard]] QSet<QString> switchedOff() const;
    void noteChange();

    std::vector<editor::VariedParameter> m_parameters; ///< in the order of the rows below the stages
    QStringList m_names;                               ///< of these
    bool m_filling = false;
};

} // namespace delve::ui
