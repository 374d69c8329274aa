#pragma once

#include "editor/play/background_slots.h"
#include "editor/play/depth_records.h"
#include "editor/play/level_making.h"
#include "editor/play/watched_replay.h"
#include "editor/play/way_back.h"

#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

/// A play in the window: the shell that takes the keys, the slots of its saved games, the way back, and the replays
/// being watched. Knows no widgets. Owned by the document that is played, so that it outlives the views.
namespace delve::editor {

class PlaySession : public QObject {
    Q_OBJECT
public:
    /// Saved games lie in `folder`. Its destructor autosaves an unfinished game.
    PlaySession(JobPool& pool, const QString& folder, play::Declarations declarations = play::builtInDeclarations(),
                QObject* parent = nullptr);
    ~PlaySession() override;

    /// Shows the title: N generates from this recipe, with the rules, tables and tiles of `like`.
    void showTitle(std::optional<Recipe> recipe, Size size, std::shared_ptr<const World> like = {});
    /// Starts playing this world at once; if startGame refuses it, nothing changes.
    [[nodiscard]] Done play(const World& world, std::optional<play::Place> from = {});
    /// Names what is played: the default slot, and the name of autosaves. `path` tells apart worlds of the same name;
    /// without a path, this session is distinct from all others.
    void setName(const QString& name, const QString& path = {});
    [[nodiscard]] const QString& name() const { return m_name; }

    [[nodiscard]] const play::Shell& shell() const { return m_replay ? m_replay->now().shell() : m_shell; } ///< shown
    [[nodiscard]] const play::Game* game() const { return shell().game(); }
    [[nodiscard]] play::Screen screen() const { return shell().screen(); }
    [[nodiscard]] play::ViewChoices view() const; ///< of a replay: as recorded, with the changes made while watching

    /// A key, or a click. During a replay only keys that change the view work; while a level is generated, only Esc.
    void type(char32_t key);
    [[nodiscard]] const LevelMaking& making() const { return m_making; }
    void typeWord(std::string_view word); ///< in curly brackets
    [[nodiscard]] bool canStepBack() const { return !m_replay && !m_making.busy() && WayBack::isOpen(m_shell); }
    void stepBack();
    void again();

    /// The messages so far, latest last.
    [[nodiscard]] const std::deque<Message>& messages() const { return m_messages; }
    /// The messages since the current encounter, store or fight began, latest last.
    [[nodiscard]] const std::vector<Message>& toldOfMeeting() const { return m_toldOfMeeting; }
    [[nodiscard]] const Message& notice() const { return m_notice; } ///< of the shell, mainly at the title

    /// The greatest depth reached with the recipe and rules of this game, or of the game that N at the title starts; 0
    /// if nobody went down, or there is no way down.
    [[nodiscard]] std::int64_t record() const;

    // Saved games
    [[nodiscard]] std::vector<play::SaveSlot> savedGames() const { return m_slots.list(); }
    [[nodiscard]] bool inGame() const { return !m_replay && m_shell.game() && m_shell.screen() != play::Screen::Ended; }
    [[nodiscard]] bool walking() const { return inGame() && screen() == play::Screen::Play; } ///< no card, no replay
    [[nodiscard]] bool canLoad() const; ///< is there a game that L at the title would try to load?
    [[nodiscard]] bool canSaveAndEnd() const;
    void saveAndEnd(); ///< same as :Q, whatever part of another word was typed
    [[nodiscard]] Done saveTo(const QString& slot);
    /// Same as L at the title, and as B after it. On failure nothing changes.
    [[nodiscard]] Done loadFrom(const play::SlotName& slot, bool backup = false);
    [[nodiscard]] bool hasBackup(const play::SlotName& slot) const; ///< one that can be loaded
    /// Would saving there replace another game than the one saved or loaded last?
    [[nodiscard]] bool wouldReplace(const QString& slot) const;
    [[nodiscard]] Done remove(const play::SlotName& slot) { return m_slots.remove(slot); }
    [[nodiscard]] QString slotName() const; ///< that :Q means
    void setAutosaveTurns(std::int64_t turns) { m_slots.setAutosaveTurns(turns); }
    /// Saves the person's own game if it is unfinished, even while a replay is watched.
    void autosave() { autosave(m_settled); }

    // Replays
    [[nodiscard]] Done saveReplay(const QString& path) const;
    [[nodiscard]] Done openReplay(const QString& path);
    void watchOwn(); ///< the replay of the current game, from its beginning
    void watch(play::Replay replay);
    [[nodiscard]] const play::Replay* replay() const { return m_replay ? &m_replay->now() : nullptr; }
    void replayNext(); ///< up to the next complete key
    void replayTo(std::size_t position);
    void takeOver(); ///< continues the game from the current position of the replay
    void stopWatching();

signals:
    /// A key was typed and caused these events.
    void stepped(const std::vector<delve::play::Event>& events);
    /// Another game or screen, or another point in the same game: everything may be different.
    void changed();
    /// :Q or Q; `saved` tells whether the game was saved. The title follows.
    void ended(bool saved);

private:
    void take(play::Shell shell, Message notice = {});
    struct Before;
    void typeToShell(char32_t key);
    void makeLevel(char32_t key);
    void takeTyped(const Before& before, char32_t key, play::Typed typed);
    void say(const Message& message);
    [[nodiscard]] Message noteOfOtherMap(const play::Shell& loaded) const;
    void hear(play::Screen before, const std::vector<play::Event>& events);
    [[nodiscard]] Message whatStops(const play::Event& event) const;
    void forgetWhatWasTold();
    void noteDepth() const;
    void autosave(const play::Shell& own);
    void hearOfAutosave(const Done& written);
    void chooseSlotFor(char32_t key);
    void useSlot(std::string name, const play::Shell& game);
    void leaveSlotOfOtherMap();
    [[nodiscard]] std::string freeSlot() const;
    void settleEnd();

    play::Declarations m_declarations; ///< for its games and their levels
    BackgroundSlots m_slots;
    DepthRecords m_records;
    QString m_name;
    QString m_born;                          ///< no other session has it
    std::string m_slot;                      ///< the one that a person used last, while a game of its map is played
    std::optional<play::Shell> m_gameInSlot; ///< that was saved to it or loaded from it
    play::SlotName m_meant;                  ///< by L at the title
    bool m_toldOfAutosave = false;           ///< that it cannot be written; until it can
    play::Shell m_shell = play::Shell::atTitle({}, {});
    play::Shell m_settled = m_shell; ///< before the current step
    LevelMaking m_making;
    std::optional<Recipe> m_recipe;
    Size m_size;
    std::shared_ptr<const World> m_like;
    WayBack m_back;
    std::optional<WatchedReplay> m_replay;
    play::ViewChoices m_replayViewOverrides{false, false, false}; ///< view settings changed while watching
    std::deque<Message> m_messages;
    std::vector<Message> m_toldOfMeeting;
    Message m_notice;
};

/// In a person's data folder.
[[nodiscard]] inline QString savedGamesIn(const QString& dataFolder) { return dataFolder + QStringLiteral("/saves"); }

/// The session of `owner`; created on the first call.
[[nodiscard]] PlaySession& playSessionOf(QObject& owner, JobPool& pool, const QString& folder,
                                         const generation::Declarations& declarations);

} // namespace delve::editor
