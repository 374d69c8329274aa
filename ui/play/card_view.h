#pragma once

#include "editor/play/play_card.h"
#include "editor/play/sprites.h"

#include <QFrame>
#include <QWidget>

class QLabel;
class QVBoxLayout;

/// A card before the dimmed map: picture, title, text and choices, each with its key. Covers its parent. Owned by the
/// play screen.
namespace delve {

class CardView : public QWidget {
    Q_OBJECT
public:
    explicit CardView(QWidget* parent = nullptr);

    void show(const PlayCard& card);

signals:
    void chosen(char32_t key);
    void slotsWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void beginCard();
    void keepFocus(const QString& button);
    [[nodiscard]] QLabel* addText(const QString& text, int pointsMore, QPalette::ColorRole role);
    void addHead(const PlayCard& card);
    void addChoices(const PlayCard& card);
    void addTold(const QStringList& told);
    void addSeed(const QString& digits);

    PlayCard m_card;
    QVBoxLayout* m_outer = nullptr;
    QFrame* m_frame = nullptr;
    QVBoxLayout* m_column = nullptr;
    PlaySprites m_sprites;
};

} // namespace delve
