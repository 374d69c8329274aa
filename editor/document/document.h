#pragma once

#include "editor/document/saving.h"
#include "editor/document/transaction.h"
#include "editor/formats/format.h"
#include "editor/generation/live_generation.h"
#include "editor/generation/ordered_levels.h"
#include "editor/generation/tracing.h"
#include "editor/history/document_change.h"
#include "generation/recipes/declarations.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

/// What a window edits: a world, where it is kept, its history, and what runs for it in the background. It tells the
/// views by `changed`, and they read again and repaint what that names. Owned by the window's list of documents.
namespace delve::editor {

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(JobPool& pool, const generation::Declarations& declarations = generation::builtInDeclarations(),
                      QObject* parent = nullptr); ///< generates by the declarations; they and the pool outlive it
    Document(JobPool& pool, GenerateLevel generate,
             const generation::Declarations& declarations = generation::builtInDeclarations(),
             QObject* parent = nullptr); ///< makes levels in another way; for tests
    ~Document() override;

    [[nodiscard]] const World& world() const { return m_now.world; }
    [[nodiscard]] const Level& level() const { return m_now.level(); }
    [[nodiscard]] std::size_t currentLevel() const { return m_now.current; }
    void setCurrentLevel(std::size_t index);
    [[nodiscard]] Revision revision() const; ///< of the world, whatever is selected

    // Files
    [[nodiscard]] QString path() const { return m_path; } ///< empty where it was never saved
    [[nodiscard]] QString title() const;                  ///< file name, or the world's name
    [[nodiscard]] bool modified() const { return hasOpenSteps() || m_history.modified(); }
    [[nodiscard]] bool holdsWork() const;         ///< that would be lost if it were closed now; what is ordered counts
    [[nodiscard]] Done load(const QString& path); ///< by its ending's format; a failure changes nothing
    /// What was read there; a file of another program has no path here, so that none is written over with less.
    void takeRead(Imported read, const QString& path);
    [[nodiscard]] const std::vector<Message>& loadNotes() const { return m_loadNotes; } ///< what was lost or guessed
    [[nodiscard]] Saving& saving() { return m_saving; }
    [[nodiscard]] Done save(const QString& path); ///< waits for it
    /// A new world: from now on its history is empty and it is not modified. What has no name yet gets one.
    void reset(World world, const QString& path = {});
    void restore(World world, const QString& path); ///< likewise what was recovered: modified, since no file holds it
    void setFileAway(bool away);                    ///< while it is, the document is modified: nothing else holds it
    [[nodiscard]] bool untitled() const { return !m_ownName.empty() && world().name == m_ownName; } ///< nobody named it
    void setName(const QString& name); ///< of a new document: as if it had begun with that one

    // Edits
    /// Applies an edit to the current level as one undo step, with what is selected afterwards; an empty one leaves
    /// none. A generation that runs begins again on what the edit made.
    void apply(const Edit& edit, const Message& name, const std::optional<Selection>& selectionAfter = {});
    /// Likewise of the world. Goes on showing the level that was shown, or shows that of place `show`.
    void applyWorld(const WorldEdit& edit, const Message& name, std::optional<std::size_t> show = {});
    /// Until it is committed or dropped all edits and selections are part of it: one step, or none. Nothing else moves
    /// meanwhile: neither undo nor another level.
    [[nodiscard]] Transaction transaction(const Message& name);
    void chooseObjective() { m_objectiveChosen = true; } ///< by the person: what they paint says it no more
    [[nodiscard]] bool objectiveChosen() const { return m_objectiveChosen; }
    [[nodiscard]] const Selection& selection() const { return m_now.selection; }
    void select(const Selection& selection, const Message& name); ///< a step that does not modify it
    [[nodiscard]] const History& history() const { return m_history; }
    void setHistoryLimit(std::size_t bytes);
    void undo();
    void redo();
    void goTo(std::size_t position); ///< to where so many steps of the history are done

    // Live generation
    [[nodiscard]] const generation::Declarations& declarations() const { return m_declarations; }
    [[nodiscard]] const Recipe& recipe() const { return m_orders.recipe; } ///< the level's, or what was asked for last
    [[nodiscard]] Size wantedSize() const { return m_orders.size; }
    /// A newer request replaces an older one. The level arrives as one undo step, as part of a drag's single step, or
    /// as what a blank document begins with. A map without a file is modified by it, whatever comes of it.
    void generate(const Recipe& recipe, Size size);
    [[nodiscard]] bool askedOfHandWork() const { return m_orders.asked; } ///< waits for one of these two answers
    void generateDiscardingHandWork();                                    ///< what finds no place in the new world goes
    void keepHandWork();                         ///< or not; the recipe that is shown is again that of the level
    void begin(const Recipe& recipe, Size size); ///< what a new document shows at first: nobody's work yet
    void regenerateInside(const Recipe& recipe); ///< the selected cells; all others stay. Comes as generate() does
    void setStamps(std::vector<Level> stamps);   ///< rooms to place; what was generated is regenerated with them
    [[nodiscard]] std::span<const Level> stamps() const;
    void beginDrag(); ///< a person holds a control: what changes until endDrag, generated or set, is one step
    void endDrag();
    void cancelDrag(); ///< ends a drag of a parameter as if it had never begun
    [[nodiscard]] bool generating() const { return m_generation.busy() || m_orders.waiting; }
    void cancelGeneration(); ///< the level stays as it is
    [[nodiscard]] const GenerationReport& lastGeneration() const { return m_orders.report; }
    [[nodiscard]] std::shared_ptr<DrawnAhead> drawnAhead() const { return m_generation.drawnAhead(); } ///< for views
    [[nodiscard]] Tracing& tracing() { return m_tracing; } ///< how the current level came to be
    [[nodiscard]] JobPool& pool() const { return m_generation.generator().pool(); }

signals:
    void changed(const delve::editor::DocumentChange& what); ///< once, when all of it is done
    void saved(); ///< or loaded, or begun anew: what is on disk is now what the document is
    void generationStarted();
    void generationProgress(int permille);
    void generationFinished(); ///< with a level or without one; generating() says whether another is on its way
    /// All is as it was: the new world has no place for these levels. At the end of a drag; see askedOfHandWork().
    void handWorkAtStake(const std::vector<std::string>& levels);
    void generationFailed(const delve::Failure& failure, const delve::generation::Conflict& pins); ///< then finished

private:
    friend class Transaction;
    void takeGenerated(const GenerationResult& result);
    void takeAtStake(const std::vector<std::string>& levels);
    void tellAtStake();
    void takeFailure(const Failure& failure, const generation::Conflict& pins);
    void order(const Recipe& recipe, Size size);
    void announceOrder(const Recipe& recipe, Size size, bool wasBusy);
    void announce(PartsOfDocument more = {});
    void showedBefore(const std::string& levelId, const Selection& selection);
    void keep(History::Step step);
    void orderAgain();
    void orderAfterDrag();
    void orderWhatWaits();
    void stopGeneration();
    void dropGeneration();
    void showRecipe(const Recipe& recipe, Size size);
    void showRecipeOfLevel();
    void showSeedOfLevel();
    void setPath(const QString& path);
    void goOnAfterStep(bool leaves = false);
    [[nodiscard]] bool hasOpenSteps() const { return m_open && !m_open->steps.empty(); }
    [[nodiscard]] World worldToSave(const QString& path);
    void takeSaved(const QString& path, const World& written);

    const generation::Declarations& m_declarations;
    EditedWorld m_now;
    History m_history;
    QString m_path;
    std::string m_ownName; ///< of the world, where nobody else has named it
    std::vector<Message> m_loadNotes;
    std::shared_ptr<OpenSteps> m_open; ///< while a transaction is
    DocumentChange m_news;             ///< that nobody was told of yet
    bool m_shownModified = false;
    bool m_objectiveChosen = false;
    OrderedLevels m_orders;
    LiveGeneration m_generation; ///< this and what hears it come last: nothing arrives in a document half gone
    Tracing m_tracing{m_generation, m_now};
    Saving m_saving;
};

} // namespace delve::editor
