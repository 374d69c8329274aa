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
             QObject* parent = nullptr); ///< for tests: generates levels with another function
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
    [[nodiscard]] bool holdsWork() const;         ///< closing now would lose work; ordered levels count
    [[nodiscard]] Done load(const QString& path); ///< in the format of its ending; a failure changes nothing
    /// Takes over what was read. A file in a foreign format gives no path, so that saving never overwrites it.
    void takeRead(Imported read, const QString& path);
    [[nodiscard]] const std::vector<Message>& loadNotes() const { return m_loadNotes; } ///< what was lost or guessed
    [[nodiscard]] Saving& saving() { return m_saving; }
    [[nodiscard]] Done save(const QString& path);      ///< waits for it
    void reset(World world, const QString& path = {}); ///< with an empty history; names what has no name yet
    void restore(World world, const QString& path); ///< the same for recovered work: modified, since no file holds it
    void setFileAway(bool away);                    ///< a missing file makes the document modified: no file holds it
    [[nodiscard]] bool untitled() const { return !m_ownName.empty() && world().name == m_ownName; } ///< nobody named it
    void setName(const QString& name); ///< of a new document, as if it had started with this name

    // Edits
    /// Applies an edit to the current level as one undo step that ends with this selection; an empty edit makes no
    /// step. A running generation restarts from the edited level.
    void apply(const Edit& edit, const Message& name, const std::optional<Selection>& selectionAfter = {});
    /// The same for an edit of the world. Shows the level at place `show` afterwards, or keeps showing the current one.
    void applyWorld(const WorldEdit& edit, const Message& name, std::optional<std::size_t> show = {});
    /// Until it is committed or dropped, all edits and selections belong to it: one step, or none. Undo and switching
    /// to another level do nothing meanwhile.
    [[nodiscard]] Transaction transaction(const Message& name);
    void chooseObjective() { m_objectiveChosen = true; } ///< the person chose one: painting a goal no longer changes it
    [[nodiscard]] bool objectiveChosen() const { return m_objectiveChosen; }
    [[nodiscard]] const Selection& selection() const { return m_now.selection; }
    void select(const Selection& selection, const Message& name); ///< an undo step that leaves modified() as it is
    [[nodiscard]] const History& history() const { return m_history; }
    void setHistoryLimit(std::size_t bytes);
    void undo();
    void redo();
    void goTo(std::size_t position); ///< undoes or redoes until this many steps are done

    // Live generation
    [[nodiscard]] const generation::Declarations& declarations() const { return m_declarations; }
    [[nodiscard]] const Recipe& recipe() const { return m_orders.recipe; } ///< the level's, or the one requested last
    [[nodiscard]] Size wantedSize() const { return m_orders.size; }
    /// A newer request replaces an older one. The level becomes one undo step, part of a drag's single step, or the
    /// start of a blank document. A map without a file counts as modified from the request on.
    void generate(const Recipe& recipe, Size size);
    [[nodiscard]] GenerationOrder orderOf(const Recipe& recipe, Size size) const; ///< the same, for a search
    [[nodiscard]] bool askedOfHandWork() const { return m_orders.asked; } ///< waits for one of the next two answers
    void generateDiscardingHandWork();                                    ///< hand work without a place there is lost
    void keepHandWork();                         ///< drops the new world; shows the level's own recipe again
    void begin(const Recipe& recipe, Size size); ///< generates what a new document starts with: no work to lose yet
    void regenerateInside(const Recipe& recipe); ///< only the selected cells; arrives like generate()
    void setStamps(std::vector<Level> stamps);   ///< rooms to place; what was generated is regenerated with them
    [[nodiscard]] std::span<const Level> stamps() const;
    void beginDrag(); ///< a control is held: all changes until endDrag, generated or set, are one step
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
    void saved(); ///< or loaded, or reset: what is on disk is now what the document holds
    void generationStarted();
    void generationProgress(int permille);
    void generationFinished(); ///< with a level or without one; generating() says whether another is on its way
    /// Nothing has changed: the new world has no place for these levels. At the end of a drag; see askedOfHandWork().
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
    std::string m_ownName; ///< the world's default name, while nobody chose one
    std::vector<Message> m_loadNotes;
    std::shared_ptr<OpenSteps> m_open; ///< while a transaction is open
    DocumentChange m_news;             ///< not signalled yet
    bool m_shownModified = false;
    bool m_objectiveChosen = false;
    OrderedLevels m_orders;
    LiveGeneration m_generation; ///< last, with its listeners: nothing may arrive in a half-destroyed document
    Tracing m_tracing{m_generation, m_now};
    Saving m_saving;
};

} // namespace delve::editor
