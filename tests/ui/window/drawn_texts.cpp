#include "tests/ui/window/drawn_texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace delve::test {

namespace {

/// Notes texts and draws nothing.
class TextNotes : public QPaintEngine {
public:
    TextNotes() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override {
        if (now.state().testFlag(DirtyPen)) m_pen = now.pen().color();
        if (now.state().testFlag(DirtyTransform)) m_transform = now.transform();
        if (now.state().testFlag(DirtyOpacity)) m_opacity = now.opacity();
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        QColor colour = m_pen;
        colour.setAlphaF(static_cast<float>(colour.alphaF() * m_opacity));
        if (!item.text().trimmed().isEmpty())
            texts.push_back({item.text(), m_transform.mapRect(box).toAlignedRect(), colour, item.font()});
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    using QPaintEngine::drawPolygon;

    std::vector<DrawnText> texts;

private:
    QColor m_pen;
    QTransform m_transform;
    double m_opacity = 1;
};

/// A paper of the size of a widget.
class Paper : public QPaintDevice {
public:
    explicit Paper(const QWidget& widget) : m_widget(widget) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_notes; }
    [[nodiscard]] const std::vector<DrawnText>& texts() const { return m_notes.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric asked) const override {
        switch (asked) {
        case PdmWidth: return m_widget.width();
        case PdmHeight: return m_widget.height();
        case PdmWidthMM: return m_widget.widthMM();
        case PdmHeightMM: return m_widget.heightMM();
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_widget.logicalDpiY();
        case PdmDepth: return 32;
        case PdmNumColors: return 0;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return 0;
        }
    }

private:
    const QWidget& m_widget;
    mutable TextNotes m_notes;
};

} // namespace

std::vector<DrawnText> textsDrawnBy(QWidget& widget) {
    Paper paper(widget);
    widget.render(&paper);
    return paper.texts();
}

} // namespace delve::test
