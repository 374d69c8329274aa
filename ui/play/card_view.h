#pragma once

#include "editor/play/play_card.h"
#include "editor/play/sprites.h"

#include <QFrame>
#include <QWidget>

class QAbstractButton;
class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

/// A card over the dimmed map: picture, title, text and choices, each with its key. Covers its parent; if that is low,
/// the heading takes one line, and the rest is scrolled. Owned by the play screen.
namespace delve::ui {

class CardView : public QWidget {
    Q_OBJECT
public:
    explicit CardView(QWidget* parent = nullptr);

    void show(const editor::PlayCard& card);

signals:
    void chosen(char32_t key);
    void slotsWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void beginCard();
    void keepFocus(const QString& button);
    [[nodiscard]] QLabel* addText(const QString& text, int pointsMore, QPalette::ColorRole role);
    void addHead(const editor::PlayCard& card);
    void addChoices(const editor::PlayCard& card);
    void addTold(const QStringList& told);
    void addSeed(const QString& digits);
    [[nodiscard]] QAbstractButton* addSeedKey(const QString& cap, const QString& name, char32_t key);
    void fit();
    void setLow(bool low);
    [[nodiscard]] bool headFitsInALine() const;
    void showNews();

    editor::PlayCard m_card;
    QScrollArea* m_scroll;
    QWidget* m_ground; ///< the scrolled widget: the card with its margins
    QVBoxLayout* m_outer;
    QFrame* m_frame = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_picture = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_news = nullptr; ///< the latest message
    QBoxLayout* m_words = nullptr;
    editor::PlaySprites m_sprites;
};

} // namespace delve::ui
