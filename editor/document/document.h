#pragma once

#include "editor/document/edited_world.h"
#include "editor/document/history.h"
#include "editor/document/live_generation.h"
#include "editor/document/ordered_levels.h"
#include "editor/document/tracing.h"
#include "generation/level/world_edit.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

/// What a window edits: a world, where it is kept, its history, and what runs for it in the background: the generation
/// of levels and their tracing. It brings these together and tells the views, which read `level()` and repaint what
/// `levelChanged` names. Owned by the window's list of documents.
namespace delve {

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    explicit Document(GenerateLevel generate, QObject* parent = nullptr); ///< makes levels in another way; for tests
    ~Document() override;

    [[nodiscard]] const World& world() const { return m_now.world; }
    [[nodiscard]] const Level& level() const { return m_now.level(); }
    [[nodiscard]] std::size_t currentLevel() const { return m_now.current; }
    void setCurrentLevel(std::size_t index);

    // Files
    [[nodiscard]] QString path() const { return m_path; } ///< empty where it was never saved
    [[nodiscard]] QString title() const;                  ///< file name, or the world's name
    [[nodiscard]] bool modified() const { return m_history.modified() || m_orders.ordered; }
    /// Would something be lost, if it were closed now? What somebody ordered and is still on its way counts, too.
    [[nodiscard]] bool holdsWork() const {
        return modified() || askedOfHandWork() || (generating() && !m_orders.beginning);
    }

    /// By its ending's format; on failure the document is unchanged. A file of another program becomes a new document
    /// without a path, so that saving never writes over it with less than it held.
    [[nodiscard]] Done load(const QString& path);
    /// What the loaded file held that a world cannot, and what had to be guessed.
    [[nodiscard]] const std::vector<Message>& loadNotes() const { return m_loadNotes; }
    /// As `.delve`; all else is an export. A failure leaves the old file whole and the document modified.
    [[nodiscard]] Done save(const QString& path);
    /// A new world: from now on its history is empty and it is not modified. What has no name yet gets one.
    void reset(World world, const QString& path = {});
    void restore(World world, const QString& path); ///< likewise what was recovered: modified, since no file holds it
    void setFileAway(bool away);                    ///< while it is, the document is modified: nothing else holds it
    [[nodiscard]] bool untitled() const { return !m_ownName.empty() && world().name == m_ownName; } ///< nobody named it
    void setName(const QString& name); ///< of a new document: as if it had begun with that one

    // Edits
    /// Applies an edit to the current level and keeps it as one undo step; an empty edit leaves none. A generation that
    /// runs begins anew on what the edit made. What is selected afterwards may be part of the step.
    void apply(const Edit& edit, const Message& name, const std::optional<Selection>& selectionAfter = {});
    /// Likewise of the world. Goes on showing the level that was shown, or shows that of place `show`.
    void applyWorld(const WorldEdit& edit, const Message& name, std::optional<std::size_t> show = {});
    /// The person has said what the game is about: what they paint says it no more.
    void chooseObjective() { m_objectiveChosen = true; }
    [[nodiscard]] bool objectiveChosen() const { return m_objectiveChosen; }
    [[nodiscard]] const Selection& selection() const { return m_now.selection; }
    void select(const Selection& selection, const Message& name); ///< a step that does not modify it

    [[nodiscard]] const History& history() const { return m_history; }
    void setHistoryLimit(std::size_t bytes);
    void undo();
    void redo();
    void goTo(std::size_t position); ///< to where so many steps of the history are done

    // Live generation
    /// The recipe and size that the panel shows: those of the current level, or what was asked for last.
    [[nodiscard]] const Recipe& recipe() const { return m_orders.recipe; }
    [[nodiscard]] Size wantedSize() const { return m_orders.size; }

    /// Generates in the background; a newer request replaces an older one. The level arrives as one undo step, or as
    /// part of a drag's single step; as no step where a new and blank document begins with it. A map without a file is
    /// modified by it, whatever comes of it: nothing else holds what was tried.
    void generate(const Recipe& recipe, Size size);
    /// handWorkAtStake() was told, and waits for one of the two answers below.
    [[nodiscard]] bool askedOfHandWork() const { return m_orders.asked; }
    void generateDiscardingHandWork();           ///< what finds no place in the new world goes
    void keepHandWork();                         ///< or not; the recipe that is shown is again that of the level
    void begin(const Recipe& recipe, Size size); ///< what a new document shows at first: nobody's work yet
    void regenerateInside(const Recipe& recipe); ///< the selected cells; all others stay. Comes as generate() does
    void setStamps(std::vector<Level> stamps);   ///< rooms to place; what was generated is regenerated with them
    void beginDrag(); ///< a person holds a control: what changes until endDrag, generated or set, is one step
    void endDrag();
    void cancelDrag(); ///< ends a drag of a parameter as if it had never begun
    [[nodiscard]] bool generating() const { return m_generation.busy() || m_orders.waiting; }
    void cancelGeneration(); ///< the level stays as it is
    [[nodiscard]] const GenerationReport& lastGeneration() const { return m_orders.report; }
    /// What its thread drew of a large map before it arrives: for those who draw the level.
    [[nodiscard]] std::shared_ptr<DrawnAhead> drawnAhead() const { return m_generation.drawnAhead(); }
    [[nodiscard]] Tracing& tracing() { return m_tracing; } ///< how the current level came to be

signals:
    /// Something in `region` of the current level may look different. `everything`: another size, level or world.
    void levelChanged(const delve::Rect& region, bool everything);
    void selectionChanged();
    void worldChanged();  ///< its list of levels, rules, own tiles, name or properties
    void recipeChanged(); ///< recipe() or wantedSize()
    void historyChanged();
    void modifiedChanged(bool modified);
    void pathChanged();
    void saved(); ///< or loaded, or begun anew: what is on disk is now what the document is
    void generationStarted();
    void generationProgress(int permille);
    void generationFinished(); ///< with a level or without one; generating() says whether another is on its way
    /// All is as it was: the new world has no place for these levels. Told at the end of a drag; see askedOfHandWork().
    void handWorkAtStake(const std::vector<std::string>& levels);
    /// All is as it was; to blame are `pins`, if any. generationFinished follows.
    void generationFailed(const delve::Failure& failure, const delve::Conflict& pins);

private:
    void takeGenerated(const GenerationResult& result);
    void takeAtStake(const std::vector<std::string>& levels);
    void tellAtStake();
    void takeFailure(const Failure& failure, const Conflict& pins);
    void order(const Recipe& recipe, Size size);
    void announceOrder(const Recipe& recipe, Size size, bool wasBusy);
    void announceHistory();
    void keep(History::Step step);
    void orderAgain();
    void orderAfterDrag();
    void orderWhatWaits();
    void stopGeneration();
    void dropGeneration();
    void showRecipe(const Recipe& recipe, Size size);
    void showRecipeOfLevel();
    void showSeedOfLevel();
    [[nodiscard]] bool blank() const;

    EditedWorld m_now;
    History m_history;
    QString m_path;
    std::string m_ownName; ///< of the world, where nobody else has named it
    std::vector<Message> m_loadNotes;
    bool m_shownModified = false;
    bool m_objectiveChosen = false;
    OrderedLevels m_orders;
    LiveGeneration m_generation; ///< this and what hears it come last: nothing arrives in a document half gone
    Tracing m_tracing{m_generation, m_now};
};

} // namespace delve
