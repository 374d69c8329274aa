#include "ui/problems/problem_counters.h"

#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "ui/fields/elided_label.h"
#include "ui/problems/verdict_text.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>

namespace delve::ui {
namespace {

constexpr int patience = 200; ///< milliseconds of work before it is announced
constexpr int mostOfVerdict = 44 * gridStep;

} // namespace

ProblemCounters::ProblemCounters(QWidget* parent) : QWidget(parent), m_verdict(new ElidedLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    row->addWidget(m_verdict);
    m_errors = addCounter(QStringLiteral("errors"), QStringLiteral("error"));
    m_warnings = addCounter(QStringLiteral("warnings"), QStringLiteral("warning"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setMaximumWidth(mostOfVerdict);
    m_verdict->setAccessibleDescription(tr("Whether the map can be won"));
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &ProblemCounters::tellWork);
    hide();
}

QToolButton* ProblemCounters::addCounter(const QString& name, const QString& iconName) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, &ProblemCounters::problemsWanted);
    layout()->addWidget(button);
    return button;
}

void ProblemCounters::follow(const editor::LiveInspection* inspection) {
    if (m_inspection) m_inspection->disconnect(this);
    m_inspection = inspection;
    m_patience.stop();
    m_verdict->clear();
    setVisible(inspection);
    if (!inspection) return;
    connect(inspection, &editor::LiveInspection::changed, this, &ProblemCounters::showCounts);
    connect(inspection, &editor::LiveInspection::progressed, this, &ProblemCounters::showVerdict);
    showCounts();
    showVerdict();
}

void ProblemCounters::showCounts() {
    const auto& findings = m_inspection->findings();
    const bool known = !findings.failure;
    const auto errors = static_cast<int>(findings.count(play::Severity::Error));
    const auto warnings = static_cast<int>(findings.count(play::Severity::Warning));
    const auto show = [this, known](QToolButton& button, int count, const QString& countWords) {
        const QString words = known ? countWords : tr("Not inspected");
        button.setText(known ? locale().toString(count) : QStringLiteral("–"));
        button.setAccessibleName(words);
        button.setToolTip(words + u'\n' + tr("Open the dock Problems"));
    };
    show(*m_errors, errors, tr("%n error(s)", nullptr, errors));
    show(*m_warnings, warnings, tr("%n warning(s)", nullptr, warnings));
}

/// The last verdict stays for a moment.
void ProblemCounters::showVerdict() {
    if (!m_inspection->complete()) {
        if (!m_patience.isActive()) m_patience.start();
        return;
    }
    m_patience.stop();
    const auto& findings = m_inspection->findings();
    const QString unknown = findings.failure ? tr("Not inspected") : tr("Not proven");
    m_verdict->setText(findings.proof ? verdictText(findings) : unknown);
    m_verdict->setToolTip(findings.failure ? editor::toQString(*findings.failure) : verdictDetails(findings));
}

void ProblemCounters::tellWork() {
    if (!m_inspection) return;
    m_verdict->setText(tr("Proving…"));
    m_verdict->setToolTip({});
}

void ProblemCounters::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit problemsWanted();
}

} // namespace delve::ui
