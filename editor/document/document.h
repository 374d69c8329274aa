#pragma once

#include "editor/document/history.h"
#include "editor/work/generator.h"
#include "generation/level/edit.h"
#include "generation/level/world.h"

#include <QObject>
#include <QString>

#include <optional>

/// What a window edits: a world, where it is kept, its history, and the generation that runs for it in the background.
/// Views read `level()` and repaint what `levelChanged` names. Owned by the window's list of documents.
namespace delve {

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const World& world() const { return m_world; }
    [[nodiscard]] const Level& level() const { return m_world.levels[m_current]; }
    [[nodiscard]] std::size_t currentLevel() const { return m_current; }
    void setCurrentLevel(std::size_t index);

    // Files
    [[nodiscard]] QString path() const { return m_path; } ///< empty where it was never saved
    [[nodiscard]] QString title() const;                  ///< file name, or the world's name
    [[nodiscard]] bool modified() const;
    [[nodiscard]] Done load(const QString& path); ///< by the format of its ending; on failure the document is unchanged
    [[nodiscard]] Done save(const QString& path);
    /// A new world: from now on its history is empty and it is not modified.
    void reset(World world, const QString& path = {});

    // Edits
    /// Applies an edit to the current level and keeps it as one undo step; an empty edit leaves none.
    void apply(const Edit& edit, const QString& name);
    [[nodiscard]] const History& history() const { return m_history; }
    void undo();
    void redo();

    // Live generation
    /// The recipe and size that the panel shows: those of the current level, or what was asked for last.
    [[nodiscard]] const Recipe& recipe() const { return m_recipe; }
    [[nodiscard]] Size wantedSize() const { return m_wantedSize; }
    /// Generates in the background; a newer request replaces an older one. The new level arrives as one undo step,
    /// or, between beginDrag and endDrag, as part of the drag's single step.
    void generate(const Recipe& recipe, Size size);
    void beginDrag();
    void endDrag();
    [[nodiscard]] bool generating() const;
    [[nodiscard]] int generationPermille() const;
    void cancelGeneration();
    /// What the last generation took and what it could not do.
    [[nodiscard]] const GenerationReport& lastGeneration() const { return m_report; }
    /// How the current level came to be, traced in the background on first demand; traceReady follows.
    void requestTrace();
    [[nodiscard]] const Trace* trace() const { return m_trace ? &*m_trace : nullptr; }

signals:
    /// Something in `region` of the current level may look different. `everything`: another size, level or world.
    void levelChanged(const delve::Rect& region, bool everything);
    void recipeChanged();
    void historyChanged();
    void modifiedChanged(bool modified);
    void pathChanged();
    void generationStarted();
    void generationProgress(int permille);
    void generationFinished();
    void generationFailed(const delve::Failure& failure);
    void traceReady();

private:
    World m_world;
    std::size_t m_current = 0;
    QString m_path;
    History m_history;
    Recipe m_recipe;
    Size m_wantedSize;
    GenerationReport m_report;
    std::optional<Trace> m_trace;
};

} // namespace delve
