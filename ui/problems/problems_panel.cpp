#include "ui/problems/problems_panel.h"

#include "editor/document/document.h"
#include "editor/inspect/fixing.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"
#include "ui/actions/action.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/level_trail.h"
#include "ui/problems/problems_list.h"
#include "ui/problems/problems_model.h"
#include "ui/problems/verdict_text.h"
#include "ui/stages/stage_slider.h"
#include "ui/theme/icon.h"
#include "ui/theme/plain_texts.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace delve::ui {

ProblemsPanel::ProblemsPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent)
    : QWidget(parent), m_page(page), m_inspection(page.inspection()), m_toolController(toolController),
      m_model(new ProblemsModel(this)), m_list(new ProblemsList(*m_model, this)), m_stack(new QStackedWidget(this)),
      m_empty(new QLabel(this)), m_more(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    wireList();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_more->setWordWrap(true);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    column->addWidget(makeButtons());
    column->addWidget(m_stack, 1);
    column->addWidget(m_more);
    connect(&m_inspection, &editor::LiveInspection::changed, this, &ProblemsPanel::showFindings);
    connect(&m_inspection, &editor::LiveInspection::progressed, this, &ProblemsPanel::showEmptyState);
    showFindings();
}

void ProblemsPanel::wireList() {
    m_list->setAccessibleName(tr("Problems"));
    connect(m_list, &QTreeView::activated, this, &ProblemsPanel::showOnMap);
    connect(m_list, &QTreeView::customContextMenuRequested, this, &ProblemsPanel::askMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPanel::showState);
}

QToolButton* ProblemsPanel::addButton(const char* action, const QString& iconName, const QString& text,
                                      QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(action));
    button->setIcon(icon(iconName));
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    return button;
}

/// A tool bar, since it keeps what does not fit behind a button: the dock may be narrow.
QWidget* ProblemsPanel::makeButtons() {
    auto* bar = new QToolBar(this);
    m_show = addButton("problems.show", QStringLiteral("search"), tr("Show"), bar);
    m_fix = addButton("problems.fix", QStringLiteral("fix"), tr("Fix"), bar);
    m_fixAll = addButton("problems.fix-all", QStringLiteral("fix-all"), tr("Fix all of this kind"), bar);
    m_ignore = addButton("problems.ignore", QStringLiteral("hidden"), tr("Ignore here"), bar);
    m_showIgnored = addButton("problems.show-ignored", QStringLiteral("visible"), {}, bar);
    m_fix->setPopupMode(QToolButton::MenuButtonPopup);
    m_showIgnored->setCheckable(true);
    m_fixes = new QMenu(m_fix);
    for (auto* button : {m_show, m_fix, m_fixAll, m_ignore, m_showIgnored}) bar->addWidget(button);
    connect(m_show, &QToolButton::clicked, this, &ProblemsPanel::showOnMap);
    connect(m_fix, &QToolButton::clicked, this, &ProblemsPanel::fixChosen);
    connect(m_fixAll, &QToolButton::clicked, this, &ProblemsPanel::fixAllOfKind);
    connect(m_ignore, &QToolButton::clicked, this, &ProblemsPanel::toggleIgnored);
    connect(m_showIgnored, &QToolButton::clicked, this, &ProblemsPanel::setIgnoredShown);
    connect(m_fixes, &QMenu::aboutToShow, this, &ProblemsPanel::fillFixMenu);
    return bar;
}

void ProblemsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitButtons();
}

/// Where the words of all buttons do not fit, their signs do.
void ProblemsPanel::fitButtons() {
    const std::array buttons{m_show, m_fix, m_fixAll, m_ignore, m_showIgnored};
    const auto useStyle = [&buttons](Qt::ToolButtonStyle style) {
        for (auto* button : buttons) button->setToolButtonStyle(style);
    };
    useStyle(Qt::ToolButtonTextBesideIcon);
    int wanted = gridStep; // of the bar's own margins
    for (const auto* button : buttons) wanted += button->sizeHint().width() + gridStep / 2;
    const auto margins = layout()->contentsMargins();
    if (wanted > width() - margins.left() - margins.right()) useStyle(Qt::ToolButtonIconOnly);
}

// What is listed

/// The chosen problem stays chosen, or else the one that takes its place.
void ProblemsPanel::showFindings() {
    const auto row = m_list->currentIndex().row();
    const auto before = chosen() ? std::optional(*chosen()) : std::nullopt;
    m_model->show(m_inspection.sharedFindings(), m_ignoredShown);
    m_list->setLevelsShown(m_inspection.findings().severalLevels);
    const int last = m_model->rowCount() - 1;
    if (last >= 0) {
        const auto same = before ? m_model->rowLike(*before) : std::nullopt;
        m_list->setCurrentIndex(rowIndex(same.value_or(std::clamp(row, 0, last))));
    }
    const auto leftOut = static_cast<int>(m_inspection.findings().leftOut);
    m_more->setText(tr("%n more of the same kinds.", nullptr, leftOut));
    m_more->setVisible(leftOut > 0);
    showEmptyState();
    showState();
}

void ProblemsPanel::showEmptyState() {
    const auto& findings = m_inspection.findings();
    const bool known = m_inspection.inspections() > 0;
    QString text = known ? tr("No problems.") : tr("Inspecting the map…");
    if (findings.failure) text = tr("Not inspected. %1").arg(editor::toQString(*findings.failure));
    else if (const auto verdict = verdictText(findings); known && !verdict.isEmpty()) text += u' ' + verdict + u'.';
    m_empty->setText(text);
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
}

bool ProblemsPanel::any() const { return m_model->rowCount() > 0; }

/// In the column that is never hidden.
QModelIndex ProblemsPanel::rowIndex(int row) const { return m_model->index(row, ProblemsModel::SentenceColumn); }

const editor::FoundProblem* ProblemsPanel::chosen() const {
    const auto row = m_list->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->at(row) : nullptr;
}

void ProblemsPanel::showState() {
    const auto* const problem = chosen();
    const auto ignored = static_cast<int>(m_inspection.findings().ignored());
    m_show->setEnabled(problem);
    m_ignore->setEnabled(problem);
    m_ignore->setText(problem && problem->ignored ? tr("Stop ignoring") : tr("Ignore here"));
    m_fix->setEnabled(canFix());
    m_fixAll->setEnabled(canFix());
    const bool choice = problem && problem->problem.fixes.size() > 1;
    m_fix->setMenu(choice ? m_fixes : nullptr);
    m_showIgnored->setText(tr("Show ignored (%1)").arg(ignored));
    m_showIgnored->setChecked(m_ignoredShown);
    m_showIgnored->setEnabled(ignored > 0 || m_ignoredShown);
    fitButtons();
    emit m_page.panelChanged();
}

void ProblemsPanel::setIgnoredShown(bool shown) {
    m_ignoredShown = shown;
    showFindings();
}

// Menus

void ProblemsPanel::askMenu(QPoint place) {
    if (!chosen()) return;
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(m_list->viewport()->mapToGlobal(place));
}

void ProblemsPanel::fillMenu(QMenu& menu) {
    const auto* const problem = chosen();
    if (!problem) return;
    menu.addAction(icon(QStringLiteral("search")), tr("&Show"), this, &ProblemsPanel::showOnMap);
    menu.addSeparator();
    addFixes(menu);
    addFixesOfAll(menu);
    menu.addSeparator();
    menu.addAction(icon(QStringLiteral("hidden")), problem->ignored ? tr("Stop &ignoring") : tr("&Ignore here"), this,
                   &ProblemsPanel::toggleIgnored);
    auto* ignored = menu.addAction(tr("Show i&gnored"), this, &ProblemsPanel::setIgnoredShown);
    ignored->setCheckable(true);
    ignored->setChecked(m_ignoredShown);
}

void ProblemsPanel::fillFixMenu() {
    m_fixes->clear();
    if (chosen()) addFixes(*m_fixes);
}

void ProblemsPanel::addFixes(QMenu& menu) {
    for (const auto& fix : chosen()->problem.fixes)
        menu.addAction(icon(QStringLiteral("fix")), withoutLetter(editor::toQString(Text(fix.label))), this,
                       [this, label = fix.label] { fixBy(label); });
}

/// Only where there are others of this kind.
void ProblemsPanel::addFixesOfAll(QMenu& menu) {
    for (const auto& kind : editor::fixesOfKind(m_inspection.findings(), *chosen())) {
        if (kind.problems < 2) continue;
        const auto name = tr("All %n of this kind: %1", nullptr, static_cast<int>(kind.problems));
        menu.addAction(icon(QStringLiteral("fix-all")), withoutLetter(name.arg(editor::toQString(Text(kind.label)))),
                       this, [this, label = kind.label] { fixAllBy(label); });
    }
}

// Actions

/// As soon as the document is inspected as it is now, and if the chosen problem is still there.
void ProblemsPanel::onCurrent(std::function<void(const editor::FoundProblem&)> act) {
    if (!chosen()) return;
    const QPointer<ProblemsPanel> stays(this);
    m_inspection.whenCurrent([stays, wanted = *chosen(), act = std::move(act)] {
        const auto row = stays ? stays->m_model->rowLike(wanted) : std::nullopt;
        if (!row) return;
        const auto found = stays->m_model->at(*row); // a copy: the act may change the list
        act(found);
    });
}

bool ProblemsPanel::pins() const { return m_toolController.settings().pins; }

void ProblemsPanel::showOnMap() {
    const auto* const problem = chosen();
    auto& document = m_page.document();
    const auto level = problem ? placeOfLevel(document.world(), *problem) : std::nullopt;
    if (!level) return;
    const auto cells = problem->problem.cells;
    m_page.showView(0);
    if (!m_page.stages().live()) m_page.stages().goLive();
    if (*level != document.currentLevel()) m_page.trail().goTo(*level);
    m_page.map().flash(cells);
    m_lastShown = *problem;
}

void ProblemsPanel::fixChosen() {
    if (canFix()) fixBy(chosen()->problem.fixes.front().label);
}

void ProblemsPanel::fixBy(const Text& label) {
    onCurrent([this, label = OwnedText(label)](const editor::FoundProblem& found) {
        for (const auto& fix : found.problem.fixes)
            if (fix.label.source == label.source) {
                (void)editor::fixProblem(m_page.document(), found, fix, pins());
                return;
            }
    });
}

void ProblemsPanel::fixAllOfKind() {
    if (canFix()) fixAllBy(chosen()->problem.fixes.front().label);
}

void ProblemsPanel::fixAllBy(const Text& label) {
    onCurrent([this, label = OwnedText(label)](const editor::FoundProblem& found) {
        (void)editor::fixAllOfKind(m_page.document(), m_inspection.findings(), found, label, pins());
    });
}

void ProblemsPanel::toggleIgnored() {
    onCurrent(
        [this](const editor::FoundProblem& found) { editor::setIgnored(m_page.document(), found, !found.ignored); });
}

void ProblemsPanel::goOn(int step) {
    const int rows = m_model->rowCount();
    if (rows == 0) return;
    const bool seen = chosen() && m_lastShown && chosen()->isLike(*m_lastShown);
    const int row = m_list->currentIndex().row();
    if (seen) m_list->setCurrentIndex(rowIndex((row + step + rows) % rows));
    showOnMap();
}

} // namespace delve::ui
