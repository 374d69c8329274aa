#include "ui/problems/problems_list.h"

#include "ui/problems/problems_model.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr int margin = gridStep; ///< beside a text, as in the head of its column
constexpr int iconSide = 2 * gridStep;
constexpr int widthOfSeverity = 14 * gridStep; ///< about: it follows its words
constexpr int widthOfFix = 20 * gridStep;
constexpr int widthOfLevel = 14 * gridStep;
constexpr int narrowestSentence = 32; ///< in characters, about: with less room there are no columns
/// Of longer lists, all rows are two lines high: to measure each sentence of thousands would hold up the window.
constexpr int mostMeasured = 200;

class ProblemDelegate : public QStyledItemDelegate {
public:
    explicit ProblemDelegate(ProblemsList& list) : QStyledItemDelegate(&list), m_list(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        if (index.column() == ProblemsModel::SentenceColumn)
            return {2 * margin, rowHeight(sentenceHeight(index) + detailsHeight())};
        const int words = metrics().horizontalAdvance(index.data().toString()) + 1; // which is rounded down at times
        const int sign = index.column() == ProblemsModel::SeverityColumn ? iconSide + gridStep : 0;
        return {2 * margin + sign + words, rowHeight(metrics().height())};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem item(option);
        initStyleOption(&item, index);
        const QString text = std::exchange(item.text, {});
        const QIcon sign = std::exchange(item.icon, {});
        item.features.setFlag(QStyleOptionViewItem::HasDisplay, false);
        item.features.setFlag(QStyleOptionViewItem::HasDecoration, false);
        m_list.style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, &m_list); // the ground alone
        const QRect box = item.rect.adjusted(margin, topMargin(), -margin, -topMargin());
        painter->save();
        painter->setClipRect(box, Qt::IntersectClip);
        painter->setFont(item.font);
        painter->setPen(item.palette.color(QPalette::Text));
        if (index.column() == ProblemsModel::SeverityColumn) paintSeverity(*painter, box, sign, text);
        else if (index.column() == ProblemsModel::SentenceColumn)
            paintSentence(*painter, box, item.palette, index, text);
        else paintLine(*painter, box, text);
        painter->restore();
    }

private:
    [[nodiscard]] QFontMetrics metrics() const { return m_list.fontMetrics(); }
    [[nodiscard]] int topMargin() const { return std::max(gridStep / 2, (controlHeight - metrics().height()) / 2); }
    [[nodiscard]] int rowHeight(int content) const { return content + 2 * topMargin(); }
    /// Of the line below the sentence.
    [[nodiscard]] int detailsHeight() const { return m_list.narrow() ? metrics().height() : 0; }

    [[nodiscard]] int sentenceHeight(const QModelIndex& index) const {
        if (m_list.uniformRowHeights()) return 2 * metrics().lineSpacing();
        const int width = std::max(1, m_list.columnWidth(ProblemsModel::SentenceColumn) - 2 * margin);
        return metrics()
            .boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, index.data().toString())
            .height();
    }

    void paintLine(QPainter& painter, const QRect& box, const QString& text) const {
        painter.drawText(box, Qt::AlignLeft | Qt::AlignTop, metrics().elidedText(text, Qt::ElideRight, box.width()));
    }

    void paintSeverity(QPainter& painter, const QRect& box, const QIcon& sign, const QString& text) const {
        sign.paint(&painter, QRect(box.left(), box.top() + (metrics().height() - iconSide) / 2, iconSide, iconSide));
        if (!m_list.narrow()) paintLine(painter, box.adjusted(iconSide + gridStep, 0, 0, 0), text);
    }

    void paintSentence(QPainter& painter, const QRect& box, const QPalette& palette, const QModelIndex& index,
                       const QString& text) const {
        painter.drawText(box.adjusted(0, 0, 0, -detailsHeight()), Qt::TextWordWrap, text);
        if (!m_list.narrow()) return;
        painter.setPen(palette.color(QPalette::PlaceholderText));
        paintLine(painter, box.adjusted(0, box.height() - detailsHeight(), 0, 0), detailsOf(index));
    }

    /// "Warning · Dig a hall · Cellar"
    [[nodiscard]] QString detailsOf(const QModelIndex& index) const {
        QStringList parts;
        for (const auto column :
             {ProblemsModel::SeverityColumn, ProblemsModel::FixColumn, ProblemsModel::LevelColumn}) {
            const auto part = index.siblingAtColumn(column).data().toString();
            const bool wanted = column != ProblemsModel::LevelColumn || m_list.levelsShown();
            if (wanted && !part.isEmpty()) parts << part;
        }
        return parts.join(QStringLiteral(" · "));
    }

    const ProblemsList& m_list;
};

} // namespace

ProblemsList::ProblemsList(ProblemsModel& model, QWidget* parent) : QTreeView(parent) {
    setModel(&model);
    setItemDelegate(new ProblemDelegate(*this));
    setRootIsDecorated(false);
    setAllColumnsShowFocus(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setVerticalScrollMode(ScrollPerPixel); // rows may be higher than the list
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Window);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(ProblemsModel::SentenceColumn, QHeaderView::Stretch);
    header()->resizeSection(ProblemsModel::FixColumn, widthOfFix);
    header()->resizeSection(ProblemsModel::LevelColumn, widthOfLevel);
    connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column == ProblemsModel::SentenceColumn) scheduleDelayedItemsLayout(); // its lines are others
    });
    connect(&model, &QAbstractItemModel::modelReset, this,
            [this] { setUniformRowHeights(this->model()->rowCount() > mostMeasured); });
    layOutColumns();
}

void ProblemsList::setLevelsShown(bool shown) {
    if (std::exchange(m_levelsShown, shown) == shown) return;
    layOutColumns();
    chooseLayout();
}

void ProblemsList::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    chooseLayout();
}

void ProblemsList::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) chooseLayout();
}

/// By the width of the whole: that of the viewport would change with the layout, as the scroll bar comes and goes.
void ProblemsList::chooseLayout() {
    const int columns = widthOfSeverity + widthOfFix + (m_levelsShown ? widthOfLevel : 0);
    const int sentence = width() - verticalScrollBar()->sizeHint().width() - columns;
    const bool narrow = sentence < narrowestSentence * fontMetrics().averageCharWidth();
    if (std::exchange(m_narrow, narrow) != narrow) layOutColumns();
}

void ProblemsList::layOutColumns() {
    setHeaderHidden(m_narrow);
    setColumnHidden(ProblemsModel::FixColumn, m_narrow);
    setColumnHidden(ProblemsModel::LevelColumn, m_narrow || !m_levelsShown);
    header()->setSectionResizeMode(ProblemsModel::SeverityColumn,
                                   m_narrow ? QHeaderView::Fixed : QHeaderView::ResizeToContents);
    if (m_narrow) header()->resizeSection(ProblemsModel::SeverityColumn, iconSide + 2 * margin);
    scheduleDelayedItemsLayout();
}

} // namespace delve::ui

#include "moc_problems_list.cpp"
