#include "ui/fields/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace delve::ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {}

FlowLayout::~FlowLayout() {
    for (auto* item : m_items) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    auto* item = itemAt(index);
    if (item) m_items.erase(m_items.begin() + index);
    return item;
}

/// `width` is that of the items' place, without margins.
std::vector<FlowLayout::Row> FlowLayout::rowsOf(int width) const {
    std::vector<Row> rows(1);
    int used = 0;
    for (auto* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        const int more = used == 0 ? size.width() : used + spacing() + size.width();
        if (used > 0 && more > width) rows.emplace_back();
        used = rows.back().items.empty() ? size.width() : more;
        rows.back().items.push_back(item);
        rows.back().height = std::max(rows.back().height, size.height());
    }
    return rows;
}

int FlowLayout::heightForWidth(int width) const {
    const auto margins = contentsMargins();
    const auto rows = rowsOf(width - margins.left() - margins.right());
    int height = margins.top() + margins.bottom() + spacing() / 2 * static_cast<int>(rows.size() - 1);
    for (const auto& row : rows) height += row.height;
    return height;
}

QSize FlowLayout::minimumSize() const {
    const auto margins = contentsMargins();
    QSize size;
    for (const auto* item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const {
    const auto margins = contentsMargins();
    int width = 0;
    for (const auto* item : m_items)
        if (!item->isEmpty()) width += item->sizeHint().width() + spacing();
    return {width + margins.left() + margins.right(), heightForWidth(QWIDGETSIZE_MAX)};
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int top = inside.top();
    for (const auto& row : rowsOf(inside.width())) {
        int left = inside.left();
        for (auto* item : row.items) {
            const QSize size = item->sizeHint().boundedTo({inside.width(), row.height});
            const QRect place(QPoint(left, top + (row.height - size.height()) / 2), size);
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, place));
            left += size.width() + spacing();
        }
        top += row.height + spacing() / 2;
    }
}

} // namespace delve::ui
