#pragma once

#include "generation/level/blueprint.h"
#include "generation/level/world.h"
#include "ui/rules/rows_binding.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

/// Edits the blueprints of set pieces in a world, and the features of each. Shows what the world has, and passes on the
/// requested changes.
namespace delve::ui {

class TextField;

class BlueprintsPage : public QWidget {
    Q_OBJECT
public:
    using Take = std::function<bool(std::vector<Blueprint>)>;

    /// `world` returns the world; `take` is called to change its blueprints.
    BlueprintsPage(std::function<const World&()> world, Take take, QWidget* parent = nullptr);

    void showTables();
    /// Commits what is still being typed.
    void finish();

signals:
    void refused(const QString& sentence);

private:
    void layOut();
    void bind();
    void showChosen();
    [[nodiscard]] const std::vector<Blueprint>& blueprints() const { return *m_world().tables.blueprints; }
    [[nodiscard]] const Blueprint* chosen() const;
    [[nodiscard]] std::vector<Feature> features() const; ///< of the chosen one
    bool change(const std::function<void(Blueprint&)>& how);

    std::function<const World&()> m_world;
    Take m_take;
    RowsEditor* m_blueprints;
    TextField* m_text;
    QLabel* m_featuresOf;
    RowsEditor* m_features;
    RowsSource<Blueprint> m_blueprintRows;
    RowsSource<Feature> m_featureRows;
};

} // namespace delve::ui
