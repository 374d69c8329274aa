#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/parameter.h"
#include "ui/parameters/parameter_context.h"
#include "ui/seeds/seed_history.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace delve::editor {
class Document;
}

/// The content of the Recipe dock: algorithm, seed, size, the most important parameters, and the stages. Every change
/// requests a new level from the document at once; a list of stages that cannot run stays here, with the reason, until
/// it can. Reads and edits the document, which outlives it.
namespace delve::ui {

class AlgorithmChooser;
class NumberField;
class ParameterEditor;
class SeedRow;
class StageColumn;
class WantRow;

class RecipePanel : public QWidget {
    Q_OBJECT
public:
    /// Asks the person for a file.
    using WhichFile = std::function<QString(QWidget*, const QString& title, const QStringList& filters)>;

    RecipePanel(editor::Document& document, SeedSource seeds, WhichFile whichFile = {}, QWidget* parent = nullptr);

    [[nodiscard]] SeedRow& seed() const { return *m_seed; }
    [[nodiscard]] WantRow& want() const { return *m_want; }
    [[nodiscard]] StageColumn& stages() const { return *m_stages; }
    /// Shows the list of stages to add one of.
    void addStage();
    /// Regenerates the level from the recipe shown.
    void generate();
    void setParameter(const QString& instance, const QString& parameter, const ParameterValue& value);
    /// Uses a recipe from a file, with the size shown.
    void useRecipe(const Recipe& recipe);
    /// The recipe shown, whether it can run or not.
    [[nodiscard]] const Recipe& recipe() const;

signals:
    /// The person wants to see what the values of a parameter change.
    void sweepWanted(const QString& instance, const QString& parameter);

private:
    QWidget* makeTop();
    QWidget* makeSize(QWidget* parent);
    QWidget* makeRefusal(QWidget* parent);
    QWidget* makeAdd(QWidget* parent);
    QWidget* makeStages();
    [[nodiscard]] ParameterContext context() const;
    void wireStages();
    void showRecipe();
    void showHighlights();
    void showRoomNote();
    void dropRefusals();
    [[nodiscard]] ParameterEditor* makeTopEditor(const QString& instance, const generation::Parameter& parameter);
    void propose(const Recipe& recipe);
    void proposeSize(Size size);
    void setSizeAutomatic(bool automatic);
    [[nodiscard]] Size sizeFor(const Recipe& recipe) const;
    void resetParameter(const QString& instance, const QString& parameter);
    void chooseAlgorithm(int index);
    void refuse(const QString& sentence);

    editor::Document& m_document;
    WhichFile m_whichFile;
    std::optional<Recipe> m_refused; ///< a list of stages that cannot run
    AlgorithmChooser* m_algorithm;
    SeedRow* m_seed;
    WantRow* m_want = nullptr;
    NumberField* m_width = nullptr;
    NumberField* m_height = nullptr;
    QCheckBox* m_automatic = nullptr; ///< use the recipe's preferred size
    QVBoxLayout* m_highlights = nullptr;
    QStringList m_highlighted; ///< "instance/parameter" of the editors at the top
    std::vector<ParameterEditor*> m_topEditors;
    QLabel* m_roomNote = nullptr; ///< where other rooms came out than were asked for
    std::string m_shownName;      ///< of the recipe
    QWidget* m_refusal = nullptr;
    QLabel* m_refusalText = nullptr;
    StageColumn* m_stages = nullptr;
};

} // namespace delve::ui
