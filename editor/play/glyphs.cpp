#include "editor/play/glyphs.h"

#include <QFontDatabase>
#include <QPainter>

namespace delve::editor {

const QImage& Glyphs::of(char32_t glyph, QRgb colour, int pixels) {
    constexpr std::size_t max = 4096; // many zooms of many letters
    if (m_glyphs.size() > max) m_glyphs.clear();
    QImage& image = m_glyphs[{glyph, colour, pixels}];
    if (!image.isNull()) return image;
    image = QImage(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(pixels);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(colour));
    painter.drawText(QRect(0, 0, pixels, pixels), Qt::AlignCenter, QString::fromUcs4(&glyph, 1));
    return image;
}

} // namespace delve::editor
