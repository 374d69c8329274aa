#include "ui/tools/tool_strip.h"

#include "ui/fields/flow_layout.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QToolBar>

namespace delve::ui {

ToolStrip::ToolStrip(QWidget* parent) : QWidget(parent), m_row(new FlowLayout(this)), m_buttons(new QToolBar(this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_row->setContentsMargins(0, 0, gridStep, 0);
    m_row->setSpacing(gridStep);
    m_buttons->setContextMenuPolicy(Qt::PreventContextMenu);
    m_row->addWidget(m_buttons);
}

void ToolStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

bool ToolStrip::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) fitHeight();
    return done;
}

void ToolStrip::fitHeight() {
    const int wanted = m_row->heightForWidth(width());
    if (wanted != height() || wanted != minimumHeight()) setFixedHeight(wanted);
}

} // namespace delve::ui
