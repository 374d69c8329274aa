#include "editor/drawing/pixel_picture.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace delve::editor {
namespace {

QImage clearPicture(int side) {
    QImage picture(side, side, QImage::Format_ARGB32);
    picture.fill(0);
    return picture;
}

QImage fitted(const QImage& picture, int side) {
    if (picture.isNull()) return clearPicture(side);
    const bool smaller = picture.width() > side || picture.height() > side;
    return picture
        .scaled(side, side, Qt::IgnoreAspectRatio, smaller ? Qt::SmoothTransformation : Qt::FastTransformation)
        .convertToFormat(QImage::Format_ARGB32);
}

} // namespace

PixelPicture::PixelPicture(int side) : m_states{clearPicture(side)} {}

PixelPicture::PixelPicture(const QImage& picture, int side) : m_states{fitted(picture, side)} {}

void PixelPicture::begin() { m_begun = false; }

void PixelPicture::drop() {
    if (std::exchange(m_begun, false)) m_states.resize(m_now--);
}

/// The picture of this step. The first pixel that is drawn begins the step, and drops the undone ones.
QImage& PixelPicture::written() {
    if (!std::exchange(m_begun, true)) {
        m_states.resize(m_now + 1);
        m_states.push_back(m_states.back());
        ++m_now;
    }
    return m_states[m_now];
}

void PixelPicture::put(QPoint at, QRgb colour, PixelMirror mirror) {
    const int last = side() - 1;
    const bool across = mirror == PixelMirror::LeftAndRight || mirror == PixelMirror::Both;
    const bool down = mirror == PixelMirror::TopAndBottom || mirror == PixelMirror::Both;
    for (const int x : {at.x(), across ? last - at.x() : at.x()})
        for (const int y : {at.y(), down ? last - at.y() : at.y()})
            if (image().valid(x, y)) written().setPixel(x, y, colour);
}

/// Bresenham's line.
void PixelPicture::draw(QPoint from, QPoint to, QRgb colour, PixelMirror mirror) {
    const QPoint by(std::abs(to.x() - from.x()), -std::abs(to.y() - from.y()));
    const QPoint step(from.x() < to.x() ? 1 : -1, from.y() < to.y() ? 1 : -1);
    int error = by.x() + by.y();
    while (true) {
        put(from, colour, mirror);
        if (from == to) return;
        const int twice = 2 * error;
        if (twice >= by.y()) {
            error += by.y();
            from.rx() += step.x();
        }
        if (twice <= by.x()) {
            error += by.x();
            from.ry() += step.y();
        }
    }
}

void PixelPicture::fill(QPoint at, QRgb colour) {
    if (!image().valid(at) || image().pixel(at) == colour) return;
    const QRgb was = image().pixel(at);
    std::vector<QPoint> open{at};
    while (!open.empty()) {
        const QPoint here = open.back();
        open.pop_back();
        if (!image().valid(here) || image().pixel(here) != was) continue;
        written().setPixel(here, colour);
        for (const QPoint& by : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) open.push_back(here + by);
    }
}

void PixelPicture::become(QImage image) {
    if (image == this->image()) return;
    begin();
    written() = std::move(image);
    begin();
}

void PixelPicture::flip(Qt::Orientation across) {
    become(image().mirrored(across == Qt::Horizontal, across == Qt::Vertical));
}

void PixelPicture::clear() { become(clearPicture(side())); }

void PixelPicture::resize(int side) {
    if (side != this->side()) become(fitted(image(), side));
}

void PixelPicture::undo() {
    if (canUndo()) --m_now;
    begin();
}

void PixelPicture::redo() {
    if (canRedo()) ++m_now;
    begin();
}

} // namespace delve::editor
