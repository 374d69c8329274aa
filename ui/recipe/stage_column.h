#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/stage.h"
#include "ui/parameters/parameter_context.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QVBoxLayout;

/// The stages of the recipe from first to last, as sections; a line shows where a dragged one would land. It stores no
/// recipe: it shows one, and signals what the person wants to change. Owned by the recipe panel.
namespace delve::ui {

class StageSection;

class StageColumn : public QWidget {
    Q_OBJECT
public:
    /// `stages` are the available ones; they outlive it.
    explicit StageColumn(const generation::StageRegistry& stages, ParameterContext context = {},
                         QWidget* parent = nullptr);

    /// Rebuilds the sections only if the list of stages changed.
    void showStages(const Recipe& recipe, Size mapSize, const QStringList& elsewhere);
    [[nodiscard]] const std::vector<StageSection*>& sections() const { return m_sections; }

signals:
    void edited(const QString& instance, const QString& parameter, const delve::ParameterValue& value);
    void resetWanted(const QString& instance, const QString& parameter);
    void sweepWanted(const QString& instance, const QString& parameter);
    void dragStarted();
    void dragEnded();
    void dragCancelled();
    void switched(const QString& instance, bool on);
    /// To this index among the others, from 0.
    void moveWanted(const QString& instance, int place);
    /// A stage is dragged: the mouse is at this height of the column.
    void pulledTo(int y);
    void removeWanted(const QString& instance);
    void rerollWanted(const QString& instance);
    void replaceWanted(const QString& instance, const QString& stage);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void build(const Recipe& recipe, const QStringList& elsewhere);
    void layOut();
    void wire(StageSection* section);
    [[nodiscard]] int gapAt(int globalY) const;
    void drop(StageSection* section);

    const generation::StageRegistry& m_stages;
    ParameterContext m_context;
    QVBoxLayout* m_column;
    std::vector<StageSection*> m_sections;
    QStringList m_elsewhere;
    QStringList m_folded;     ///< instances that the person folded
    std::optional<int> m_gap; ///< before which section a dragged one would land
};

} // namespace delve::ui
