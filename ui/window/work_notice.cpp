#include "ui/window/work_notice.h"

#include "ui/actions/action.h"
#include "ui/pages/work_in_hand.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace delve::ui {

namespace {

constexpr int patience = 200; ///< milliseconds before running work is shown

} // namespace

WorkNotice::WorkNotice(WorkInHand& work, QWidget* parent)
    : QWidget(parent), m_work(work), m_title(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_stop(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep);
    row->addWidget(m_title);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    m_title->setTextFormat(Qt::PlainText);
    m_progress->setFixedSize(16 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_stop->setIcon(icon(QStringLiteral("close")));
    m_stop->setAutoRaise(true);
    m_stop->setAccessibleName(tr("Stop"));
    m_stop->setProperty(actionOfButton, QStringLiteral("recipe.stop"));
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    hide();
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(m_stop, &QToolButton::clicked, &work, &WorkInHand::stopNewest);
    connect(&work, &WorkInHand::changed, this, &WorkNotice::follow);
    connect(&work, &WorkInHand::progressed, this, &WorkNotice::showProgress);
    follow();
}

void WorkNotice::follow() {
    m_title->setText(m_work.title());
    m_progress->setAccessibleName(m_work.title());
    showProgress(m_work.permille());
    if (!m_work.any()) {
        m_patience.stop();
        hide();
    } else if (isHidden() && !m_patience.isActive()) {
        m_patience.start();
    }
}

/// Until the work can tell how far it is, the bar only moves.
void WorkNotice::showProgress(int permille) {
    m_progress->setRange(0, permille > 0 ? 1000 : 0);
    m_progress->setValue(permille);
}

} // namespace delve::ui

#include "moc_work_notice.cpp"
