#pragma once

#include "editor/play/background_slots.h"
#include "editor/play/depth_records.h"
#include "editor/play/level_making.h"
#include "editor/play/way_back.h"
#include "playtest/shell/replay.h"

#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

/// A play in the window: the shell that takes the keys, the slots of its saved games, the way back, and replays that
/// are watched. It knows nothing of widgets. Owned by the document that is played, so that it outlives the views.
namespace delve::editor {

class PlaySession : public QObject {
    Q_OBJECT
public:
    /// Saved games lie in `folder`. What is unfinished when a session goes is saved by itself.
    PlaySession(JobPool& pool, const QString& folder, play::Declarations declarations = play::builtInDeclarations(),
                QObject* parent = nullptr);
    ~PlaySession() override;

    /// At the title: N makes what this recipe makes, by the rules and with the tables and tiles of `like`.
    void showTitle(std::optional<Recipe> recipe, Size size, std::shared_ptr<const World> like = {});
    /// In play at once, on this world as it is now; refused as startGame says, all as it was.
    [[nodiscard]] Done play(const World& world, std::optional<play::Place> from = {});
    /// A name for what is played: of the slot where nobody chose one, and of what saves itself. `path` tells apart what
    /// is called the same; without one, this session is told from all others.
    void setName(const QString& name, const QString& path = {});
    [[nodiscard]] const QString& name() const { return m_name; }

    [[nodiscard]] const play::Shell& shell() const { return m_replay ? m_replay->shell() : m_shell; } ///< what is shown
    [[nodiscard]] const play::Game* game() const { return shell().game(); }
    [[nodiscard]] play::Screen screen() const { return shell().screen(); }
    /// Of a replay, as it has it, but for what whoever watches changed.
    [[nodiscard]] play::ViewChoices view() const;

    /// A key, or a click. While a replay is watched, only those that change the view; while a level is made, only Esc.
    void type(char32_t key);
    [[nodiscard]] const LevelMaking& making() const { return m_making; }
    void typeWord(std::string_view word); ///< in curly brackets
    [[nodiscard]] bool canStepBack() const { return !m_replay && !m_making.busy() && WayBack::isOpen(m_shell); }
    void stepBack();
    void again();

    /// What was told, the latest last.
    [[nodiscard]] const std::deque<Message>& messages() const { return m_messages; }
    /// What was told since the encounter, the store or the fight began that is shown, the latest last.
    [[nodiscard]] const std::vector<Message>& toldOfMeeting() const { return m_toldOfMeeting; }
    /// What the shell itself said to the last key, at the title above all.
    [[nodiscard]] const Message& notice() const { return m_notice; }

    /// How deep anybody has come by the recipe and the rules of this game, or of the one that N at the title begins; 0
    /// where nobody went down, or there is no way down.
    [[nodiscard]] std::int64_t record() const;

    // Saved games
    [[nodiscard]] std::vector<play::SaveSlot> savedGames() const { return m_slots.list(); }
    [[nodiscard]] bool inGame() const { return !m_replay && m_shell.game() && m_shell.screen() != play::Screen::Ended; }
    [[nodiscard]] bool canLoad() const; ///< is there a game that L at the title would try to load?
    [[nodiscard]] bool canSaveAndEnd() const;
    /// As :Q does, whatever was typed of another word.
    void saveAndEnd();
    [[nodiscard]] Done saveTo(const QString& slot);
    /// As L at the title does, and as B does after it. Refused, all is as it was.
    [[nodiscard]] Done loadFrom(const play::SlotName& slot, bool backup = false);
    [[nodiscard]] bool hasBackup(const play::SlotName& slot) const; ///< one that can be loaded
    /// Would saving there replace another game than the one that was saved or loaded last?
    [[nodiscard]] bool wouldReplace(const QString& slot) const;
    [[nodiscard]] Done remove(const play::SlotName& slot) { return m_slots.remove(slot); }
    [[nodiscard]] QString slotName() const; ///< that :Q means
    void setAutosaveTurns(std::int64_t turns) { m_slots.setAutosaveTurns(turns); }
    /// Saves the game of one's own where it is unfinished, a replay being watched or not.
    void autosave() { autosave(m_settled); }

    // Replays
    [[nodiscard]] Done saveReplay(const QString& path) const;
    [[nodiscard]] Done openReplay(const QString& path);
    void watchOwn(); ///< of the game that is played, from its beginning
    [[nodiscard]] const play::Replay* replay() const { return m_replay ? &*m_replay : nullptr; }
    void replayNext(); ///< up to the next key that is complete
    void replayTo(std::size_t position);
    /// Goes on playing from where the replay is.
    void takeOver();
    void stopWatching();

signals:
    /// A key was typed, and this came of it.
    void stepped(const std::vector<delve::play::Event>& events);
    /// Another game or screen, or the game at another time: all of it may be different.
    void changed();
    /// :Q or Q; `saved` says whether the game was. The title follows.
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
    void forgetWhatWasTold();
    void noteDepth() const;
    void autosave(const play::Shell& own);
    void hearOfAutosave(const Done& written);
    void chooseSlotFor(char32_t key);
    void useSlot(std::string name, const play::Shell& game);
    void leaveSlotOfOtherMap();
    [[nodiscard]] std::string freeSlot() const;
    void settleEnd();
    void watch(play::Replay replay);

    play::Declarations m_declarations; ///< by which games are played, and their levels made
    BackgroundSlots m_slots;
    DepthRecords m_records;
    QString m_name;
    QString m_born;                          ///< no other session has it
    std::string m_slot;                      ///< the one that a person used last, while a game of its map is played
    std::optional<play::Shell> m_gameInSlot; ///< that was saved to it or loaded from it
    play::SlotName m_meant;                  ///< by L at the title
    bool m_toldOfAutosave = false;           ///< that it cannot be written; until it can
    play::Shell m_shell = play::Shell::atTitle({}, {});
    play::Shell m_settled = m_shell; ///< before the step that is being typed
    LevelMaking m_making;
    std::optional<Recipe> m_recipe;
    Size m_size;
    std::shared_ptr<const World> m_like;
    WayBack m_back;
    std::optional<play::Replay> m_replay;
    std::optional<play::Replay> m_replayBegin;                    ///< to go back to
    play::ViewChoices m_replayViewOverrides{false, false, false}; ///< what of the view is not as the replay has it
    std::deque<Message> m_messages;
    std::vector<Message> m_toldOfMeeting;
    Message m_notice;
};

/// Where saved games lie in the folder of a person's own files.
[[nodiscard]] inline QString savedGamesIn(const QString& dataFolder) { return dataFolder + QStringLiteral("/saves"); }

/// The session of whoever owns it; made when it is first asked for.
[[nodiscard]] PlaySession& playSessionOf(QObject& owner, JobPool& pool, const QString& folder,
                                         const generation::Declarations& declarations);

} // namespace delve::editor
