#pragma once

#include "editor/play/hud.h"
#include "editor/play/sprites.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace delve::editor {
class PlaySession;
}

/// The line over a play: each player's supplies, the objective, depth and turn, whether test commands were used, and a
/// button that saves and ends the game. What does not fit folds into "+n". Owned by the play screen.
namespace delve::ui {

class ElidedLabel;

class HudBar : public QWidget {
    Q_OBJECT
public:
    explicit HudBar(QWidget* parent = nullptr);

    void show(const editor::PlaySession& session, std::uint32_t shownLevel);
    /// Its whole content as a sentence.
    [[nodiscard]] QString text() const;

signals:
    void endWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The widgets of one player: the items in order, and "+n" for folded ones.
    struct Seat {
        std::vector<QWidget*> items;
        QLabel* more = nullptr;
    };

    void layOut();
    void showPlayers(const std::vector<editor::HudPlayer>& players);
    void addPlayer(const editor::HudPlayer& player, bool named);
    [[nodiscard]] QWidget* addItem(const editor::HudItem& item);
    QLabel* addPicture(QHBoxLayout& row, const QString& part, QRgb colour, const QString& name);
    QLabel* addWords(QHBoxLayout& row, const QString& words, const QString& name, bool strong);
    void fold();
    void fold(const Seat& seat, std::size_t shown);

    QWidget* m_players;
    QHBoxLayout* m_row;
    ElidedLabel* m_task;
    ElidedLabel* m_course;
    ElidedLabel* m_mark; ///< marks a game with test commands, or a replay
    QToolButton* m_end;
    std::vector<Seat> m_seats;
    editor::PlaySprites m_sprites;
};

} // namespace delve::ui
