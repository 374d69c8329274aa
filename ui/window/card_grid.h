#pragma once

#include <QWidget>

#include <vector>

namespace delve::ui {

class RecipeCard;

/// Cards in rows that fill the room they get: as large as they can be so that all are seen, or of the least size, and
/// then more than the room has. The arrow keys go from card to card, Enter chooses. Owned by the welcome page.
class CardGrid : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void add(RecipeCard& card);
    [[nodiscard]] const std::vector<RecipeCard*>& cards() const { return m_cards; }
    [[nodiscard]] int columns() const { return m_columns; }
    /// Takes the width of this room, and at least the height that its cards need.
    void arrangeIn(QSize room);

signals:
    void wentTo(QWidget* card); ///< by keyboard

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Plan {
        int columns = 1;
        QSize card = {0, 0};
        int height = 0; ///< of all rows
    };
    [[nodiscard]] Plan planOf(int columns, int cardWidth, int mostLines) const;
    [[nodiscard]] Plan wholeIn(QSize room, int lines) const;
    [[nodiscard]] static int widestOf(int columns, int width);
    [[nodiscard]] int mostColumns(int width) const;
    [[nodiscard]] Plan planFor(QSize room) const;
    [[nodiscard]] int rowsOf(int columns) const;
    [[nodiscard]] bool goFrom(std::size_t card, int key);
    void goTo(std::size_t card);

    std::vector<RecipeCard*> m_cards;
    int m_columns = 1;
};

} // namespace delve::ui
