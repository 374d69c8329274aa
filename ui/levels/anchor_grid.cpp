#include "ui/levels/anchor_grid.h"

#include "ui/theme/tokens.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int side = 3;

std::size_t placeOf(Anchor anchor) { return static_cast<std::size_t>(anchor.row * side + anchor.column); }

} // namespace

AnchorGrid::AnchorGrid(QWidget* parent) : QWidget(parent) {
    const QStringList names{tr("Top left"), tr("Top"),         tr("Top right"), tr("Left"),        tr("Middle"),
                            tr("Right"),    tr("Bottom left"), tr("Bottom"),    tr("Bottom right")};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gridStep / 2);
    for (int i = 0; i < side * side; ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("anchor-%1-%2").arg(i % side).arg(i / side));
        button->setCheckable(true);
        button->setFixedSize(controlHeight, controlHeight);
        button->setAccessibleName(names[i]);
        button->setToolTip(names[i]);
        button->installEventFilter(this);
        grid->addWidget(button, i / side, i % side);
        connect(button, &QToolButton::clicked, this, [this, i] { choose({i % side, i / side}); });
        m_buttons.push_back(button);
    }
    grid->setColumnStretch(side, 1);
    choose({});
}

void AnchorGrid::choose(Anchor anchor) {
    m_anchor = anchor;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const bool chosen = i == placeOf(anchor);
        m_buttons[i]->setChecked(chosen);
        m_buttons[i]->setText(chosen ? QStringLiteral("●") : QStringLiteral("○"));
        m_buttons[i]->setFocusPolicy(chosen ? Qt::StrongFocus : Qt::NoFocus);
    }
    emit changed();
}

bool AnchorGrid::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && chooseByKey(static_cast<QKeyEvent*>(event)->key())) return true;
    return QWidget::eventFilter(watched, event);
}

bool AnchorGrid::chooseByKey(int key) {
    Anchor next = m_anchor;
    switch (key) {
    case Qt::Key_Left: --next.column; break;
    case Qt::Key_Right: ++next.column; break;
    case Qt::Key_Up: --next.row; break;
    case Qt::Key_Down: ++next.row; break;
    default: return false;
    }
    choose({std::clamp(next.column, 0, side - 1), std::clamp(next.row, 0, side - 1)});
    m_buttons[placeOf(m_anchor)]->setFocus();
    return true;
}

} // namespace delve::ui
