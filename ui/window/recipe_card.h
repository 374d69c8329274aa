#pragma once

#include <QHash>
#include <QImage>
#include <QToolButton>

namespace delve::generation {
struct RecipeInfo;
}

namespace delve::ui {

/// A recipe to begin with: what it makes at its best, its name, and a sentence that tells it from the others. Owned by
/// the grid of cards.
class RecipeCard : public QToolButton {
    Q_OBJECT
public:
    /// The picture's width and height are as these to one another.
    static constexpr QSize shape{26, 15};
    static constexpr int leastWidth = 152;
    static constexpr int mostLines = 3; ///< of the sentence

    explicit RecipeCard(const generation::RecipeInfo& recipe, QWidget* parent = nullptr);

    void showPicture(const QImage& picture);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] bool hasPicture() const { return !m_picture.isNull(); }
    /// Of the sentence, when the card is so wide.
    [[nodiscard]] int linesAt(int width) const;
    /// With room for so many lines of the sentence.
    [[nodiscard]] int heightAt(int width, int lines) const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect pictureIn(int width) const;
    void paintSentence(QPainter& painter, const QRect& place) const;

    QImage m_picture;
    QString m_sentence;
    mutable QHash<int, int> m_lines; ///< by width, until the font changes
};

} // namespace delve::ui
