#pragma once

#include <QImage>
#include <QPoint>
#include <QRgb>

#include <cstddef>
#include <vector>

/// A small picture drawn pixel by pixel, with its undo history. A value.
namespace delve::editor {

/// Drawing on one side is repeated on the other.
enum class PixelMirror { None, LeftAndRight, TopAndBottom, Both };

class PixelPicture {
public:
    /// A picture of `side` x `side` transparent pixels.
    explicit PixelPicture(int side);
    /// A copy of a picture, scaled to fit.
    PixelPicture(const QImage& picture, int side);

    [[nodiscard]] const QImage& image() const { return m_states[m_now]; }
    [[nodiscard]] int side() const { return image().width(); }

    /// Starts a new undo step, which lasts until the next begin().
    void begin();
    void drop(); ///< reverts to the last begin() and leaves no step
    /// A line from one pixel to another; pixels outside the picture are skipped.
    void draw(QPoint from, QPoint to, QRgb colour, PixelMirror mirror = PixelMirror::None);
    /// Fills the pixels of one colour that are connected by their sides.
    void fill(QPoint at, QRgb colour);
    void flip(Qt::Orientation across); ///< Horizontal: swaps left and right
    void clear();
    void resize(int side);

    [[nodiscard]] bool canUndo() const { return m_now > 0; }
    [[nodiscard]] bool canRedo() const { return m_now + 1 < m_states.size(); }
    void undo();
    void redo();

private:
    void put(QPoint at, QRgb colour, PixelMirror mirror);
    void become(QImage image);
    [[nodiscard]] QImage& written();

    std::vector<QImage> m_states; ///< shared between steps until one of them draws
    std::size_t m_now = 0;
    bool m_begun = false; ///< the current step has its own state already
};

} // namespace delve::editor
