#pragma once

#include "editor/play/controller.h"
#include "editor/play/play_session.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QSettings;

/// The screen of a play: HUD at the top, the map or first person view in the middle, messages below, and a card over it
/// while nobody walks. Turns keys and clicks into the characters that the shell takes; it knows no rules. Owned by the
/// play view, which puts it into the tab or into a separate window.
namespace delve::ui {

class CardView;
class Controllers;
class FirstPersonView;
class HeldKeys;
class HudBar;
class MessagesLine;
class PlayHelp;
class PlayMap;
class PlayMinimapView;
class ReplayBar;

class PlayScreen : public QWidget {
    Q_OBJECT
public:
    PlayScreen(editor::PlaySession& session, QSettings& settings, QWidget* parent = nullptr);
    ~PlayScreen() override;

    [[nodiscard]] editor::PlaySession& session() const { return m_session; }
    [[nodiscard]] PlayMap& map() const { return *m_map; }
    [[nodiscard]] HudBar& hud() const { return *m_hud; }
    [[nodiscard]] PlayHelp& help() const { return *m_help; }
    /// The connected controllers; null while the screen is hidden.
    [[nodiscard]] Controllers* controllers() const { return m_controllers.get(); }
    /// The background of the title.
    void showBehindTitle(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld);
    /// Types a key as if it were pressed.
    void typeKey(char32_t key);
    /// The next cell clicked is where player one goes.
    void pickCell();
    void giveAllKeys(); ///< that lie in this world
    void showSlots(bool save);
    void setLetters(bool letters);
    /// Reads speed, letters and motion from the settings.
    void usePreferences();

signals:
    void leaveWanted(); ///< Esc
    void pointedAt(const QString& name);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void wire();
    void refresh();
    void chooseView();
    void showStep(const std::vector<play::Event>& events);
    void showCard();
    void useMotion();
    void heedWarnings();
    void hearController(std::size_t controller, const editor::ControllerSign& sign);
    void goToPicked(Cell cell);
    void endPicking();
    [[nodiscard]] bool specialKey(const QKeyEvent& event);
    [[nodiscard]] bool inWord() const;

    editor::PlaySession& m_session;
    QSettings& m_settings;
    HudBar* m_hud;
    QWidget* m_middle;
    PlayMap* m_map;
    FirstPersonView* m_firstPerson;
    PlayMinimapView* m_minimap;
    CardView* m_card;
    PlayHelp* m_help;
    MessagesLine* m_messages;
    ReplayBar* m_replay;
    HeldKeys* m_held;
    std::unique_ptr<Controllers> m_controllers;
    std::vector<std::optional<Direction>> m_warned; ///< each player, when last looked
    bool m_picking = false;
};

/// The character of a key, independent of Shift; nothing for keys without a character.
[[nodiscard]] std::optional<char32_t> characterOf(const QKeyEvent& event);

} // namespace delve::ui
