#pragma once

#include <QImage>
#include <QRect>
#include <QWidget>

#include <vector>

/// A tileset's picture, to choose tiles from: a click or Space toggles one, a drag sets all that it crosses. Owned by
/// the tileset dialog.
namespace delve::ui {

class TilesetView : public QWidget {
    Q_OBJECT
public:
    explicit TilesetView(QWidget* parent = nullptr);

    /// Chooses all pieces that are not empty.
    void showPieces(const QImage& picture, std::vector<QRect> pieces);
    void chooseAll(bool chosen);
    [[nodiscard]] std::vector<QRect> chosen() const;
    /// The centre of a piece in the widget.
    [[nodiscard]] QPoint placeOf(std::size_t piece) const;

signals:
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static constexpr std::size_t none = ~std::size_t{0};
    [[nodiscard]] std::size_t pieceAt(QPointF place) const;
    void set(std::size_t piece, bool chosen);

    QImage m_picture;
    int m_scale = 1;
    std::vector<QRect> m_pieces;
    std::vector<bool> m_chosen;
    bool m_drags = true;         ///< the state that a drag sets
    std::size_t m_cursor = none; ///< the keyboard cursor
};

} // namespace delve::ui
