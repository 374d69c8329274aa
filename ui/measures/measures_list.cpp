#include "ui/measures/measures_list.h"

#include "ui/measures/measures_model.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int widestLabel = 24; ///< in characters, about: the list has as many columns as leave so much for the names
constexpr int widestValue = 13;
constexpr int stripWidth = 10 * gridStep;

int labelWidth(const QFontMetrics& metrics) { return metrics.averageCharWidth() * widestLabel; }
int valueWidth(const QFontMetrics& metrics) { return metrics.averageCharWidth() * widestValue; }

class MeasureDelegate : public QStyledItemDelegate {
public:
    MeasureDelegate(const MeasuresModel& model, MeasuresList& list)
        : QStyledItemDelegate(&list), m_model(model), m_list(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return m_list.gridSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRect box = option.rect.adjusted(gridStep, 0, -gridStep, 0);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (m_model.measureAt(index)) paintMeasure(*painter, option, box, index);
        else paintGroup(*painter, option, box, index);
        painter->restore();
    }

private:
    static void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QRect& box,
                           const QModelIndex& index) {
        const auto name = index.data().toString();
        QFont bold = option.font;
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(option.palette.color(QPalette::Active, QPalette::WindowText)); // nobody can choose it: not faint
        painter.drawText(box.adjusted(0, gridStep / 2, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
    }

    void paintMeasure(QPainter& painter, const QStyleOptionViewItem& option, const QRect& box,
                      const QModelIndex& index) const {
        if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver))
            painter.fillRect(option.rect, option.palette.color(QPalette::Midlight));
        const int values = valueWidth(option.fontMetrics);
        const QRect strip(box.right() + 1 - stripWidth, box.top(), stripWidth, box.height());
        const QRect value(strip.left() - gridStep - values, box.top(), values, box.height());
        const QRect label(box.left(), box.top(), value.left() - box.left() - gridStep / 2, box.height());
        painter.setPen(option.palette.color(QPalette::WindowText));
        painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                         option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, label.width()));
        painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter,
                         option.fontMetrics.elidedText(m_model.valueAt(index), Qt::ElideLeft, value.width()));
        const auto content = m_model.stripAt(index);
        if (content.seeds) paintStrip(painter, QRectF(strip).adjusted(0, 3, 0, -4), content, option.palette);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter.setPen(QPen(option.palette.color(QPalette::Highlight), 1));
            painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }

    const MeasuresModel& m_model;
    const MeasuresList& m_list;
};

} // namespace

MeasuresList::MeasuresList(MeasuresModel& model, QWidget* parent) : QListView(parent), m_model(model) {
    setModel(&model);
    setItemDelegate(new MeasureDelegate(model, *this));
    setAccessibleName(tr("Measures"));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setMovement(Static);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or columns would come and go with it
    viewport()->setBackgroundRole(QPalette::Window);
    layOutColumns();
}

void MeasuresList::resizeEvent(QResizeEvent* event) {
    layOutColumns();
    QListView::resizeEvent(event);
}

void MeasuresList::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOutColumns();
}

void MeasuresList::layOutColumns() {
    const int wanted = labelWidth(fontMetrics()) + valueWidth(fontMetrics()) + stripWidth + 3 * gridStep;
    const int width = viewport()->width() - 1;
    const int columns = std::clamp(width / wanted, 1, 4);
    m_model.setColumns(columns);
    setGridSize({std::max(1, width / columns), fontMetrics().height() + gridStep});
}

} // namespace delve::ui

#include "moc_measures_list.cpp"
