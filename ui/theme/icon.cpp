#include "ui/theme/icon.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

/// The resources of a static library must be initialized by name, outside of any namespace.
static void takeInIcons() { Q_INIT_RESOURCE(icons); }

namespace delve::ui {

namespace {

const auto iconFolder = QStringLiteral(":/delvewright/icons/");

/// Draws an SVG whose strokes are `currentColor` in the palette's current colour.
class TintedIcon : public QIconEngine {
public:
    explicit TintedIcon(QByteArray drawing) : m_drawing(std::move(drawing)) {}

    /// A selected item has a shade of the window as background, so its icon keeps its usual colour.
    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        QByteArray tinted = m_drawing;
        tinted.replace("currentColor", QApplication::palette().color(group, QPalette::WindowText).name().toLatin1());
        QSvgRenderer(tinted).render(painter, area);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return drawn;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new TintedIcon(m_drawing); }
    bool isNull() override { return m_drawing.isEmpty(); }

private:
    QByteArray m_drawing;
};

} // namespace

QIcon icon(const QString& name) {
    takeInIcons();
    QFile file(iconFolder + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new TintedIcon(file.readAll()));
}

QIcon programIcon() {
    takeInIcons();
    return QIcon(QStringLiteral(":/delvewright/program.svg"));
}

QStringList iconNames() {
    takeInIcons();
    auto names = QDir(iconFolder).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    for (auto& name : names) name.chop(4);
    return names;
}

} // namespace delve::ui
