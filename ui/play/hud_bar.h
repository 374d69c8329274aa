#pragma once

#include "editor/play/hud.h"
#include "editor/play/sprites.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

/// The line over a play: each player's means, what there is to do, depth and turn, and whether this is a fair game.
/// Owned by the play screen.
namespace delve {

class PlaySession;

class HudBar : public QWidget {
    Q_OBJECT
public:
    explicit HudBar(QWidget* parent = nullptr);

    void show(const PlaySession& session, std::uint32_t shownLevel);
    /// All that it says, as a sentence.
    [[nodiscard]] QString text() const;

private:
    void showPlayers(const std::vector<HudPlayer>& players);
    void addPlayer(const HudPlayer& player, bool named);
    void addPicture(const QString& part, QRgb colour, const QString& name);
    void addWords(const QString& words, const QString& name, bool strong);

    QWidget* m_players;
    QHBoxLayout* m_row;
    QLabel* m_task;
    QLabel* m_course;
    QLabel* m_mark; ///< a game that was tested, or a replay
    PlaySprites m_sprites;
};

} // namespace delve
