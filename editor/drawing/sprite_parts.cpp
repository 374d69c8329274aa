#include "editor/drawing/sprite_parts.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

/// Outside any namespace, as the macro requires.
static void registerSprites() { Q_INIT_RESOURCE(sprites); }

namespace delve::editor {
namespace {

QString pathOf(const QString& name) { return QStringLiteral(":/sprites/%1.svg").arg(name); }

QByteArray read(const QString& name, QRgb colour) {
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return file.readAll().replace("currentColor", QColor::fromRgb(colour).name().toLatin1());
}

} // namespace

SpriteParts::SpriteParts() { registerSprites(); }

SpriteParts::~SpriteParts() = default;

bool SpriteParts::exists(const QString& name) { return QFile::exists(pathOf(name)); }

QSvgRenderer& SpriteParts::rendererFor(const QString& name, QRgb colour) {
    auto& renderer = m_renderers[name + QColor::fromRgb(colour).name()];
    if (!renderer) renderer = std::make_unique<QSvgRenderer>(read(name, colour));
    return *renderer;
}

void SpriteParts::render(QPainter& painter, const QString& name, int pixels, QRgb colour) {
    auto& renderer = rendererFor(name, colour);
    if (renderer.isValid()) renderer.render(&painter, QRectF(0, 0, pixels, pixels));
}

} // namespace delve::editor
