#pragma once

#include <QImage>
#include <QPoint>
#include <QRgb>

#include <cstddef>
#include <vector>

/// A small picture that a person draws pixel by pixel, with what was drawn before, to be undone. A value.
namespace delve::editor {

/// What is drawn on one side appears on the other as well.
enum class PixelMirror { None, LeftAndRight, TopAndBottom, Both };

class PixelPicture {
public:
    /// Of `side` x `side` pixels, all of them clear.
    explicit PixelPicture(int side);
    /// From a picture, made to fit.
    PixelPicture(const QImage& picture, int side);

    [[nodiscard]] const QImage& image() const { return m_states[m_now]; }
    [[nodiscard]] int side() const { return image().width(); }

    /// What follows until the next begin() is one step of undo.
    void begin();
    void drop(); ///< takes back what was drawn since begin(), as if it had never been
    /// A line from one pixel to another; what lies outside is left out.
    void draw(QPoint from, QPoint to, QRgb colour, PixelMirror mirror = PixelMirror::None);
    /// The pixels of one colour that hang together at their sides.
    void fill(QPoint at, QRgb colour);
    void flip(Qt::Orientation across); ///< Horizontal: left and right change places
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
    bool m_begun = false; ///< the step that is drawn has a state of its own already
};

} // namespace delve::editor
