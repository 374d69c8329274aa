#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <map>
#include <memory>

class QSvgRenderer;

/// The pictures that sprites are composed of: SVG of 32 x 32 units, read once.
namespace delve::editor {

class SpriteParts {
public:
    SpriteParts();
    ~SpriteParts();

    /// Draws a part at a size; its currentColor becomes `colour`. Draws nothing if the part does not exist.
    void render(QPainter& painter, const QString& name, int pixels, QRgb colour = 0xff000000);
    [[nodiscard]] static bool exists(const QString& name);

private:
    QSvgRenderer& rendererFor(const QString& name, QRgb colour);

    std::map<QString, std::unique_ptr<QSvgRenderer>> m_renderers;
};

} // namespace delve::editor
