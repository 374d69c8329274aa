#include "ui/window/status_line.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "ui/actions/action.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/palette/tile_icon.h"
#include "ui/problems/problem_counters.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"
#include "ui/window/work_notice.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

namespace delve::ui {

namespace {

constexpr int patience = 200; ///< milliseconds of a generation before its progress is shown

} // namespace

QString describeCell(Cell cell, const Level& level, const TileCatalogue& tiles) {
    QString text = QStringLiteral("(%1, %2)  ").arg(cell.x).arg(cell.y) + nameOf(level.tiles.at(cell), tiles);
    for (const auto& thing : *level.things)
        if (thing.at == cell) text += QStringLiteral(" · ") + editor::toQString(infoOf(thing.kind).label);
    return text;
}

StatusLine::StatusLine(WorkInHand& work, QWidget* parent)
    : QStatusBar(parent), m_work(new WorkNotice(work, this)), m_problems(new ProblemCounters(this)),
      m_cell(new QLabel(this)), m_selection(new QLabel(this)), m_size(new QLabel(this)), m_grid(new QLabel(this)),
      m_zoom(new QLabel(this)), m_took(new QLabel(this)), m_notes(new QToolButton(this)),
      m_progress(new QProgressBar(this)), m_cancel(new QToolButton(this)) {
    setSizeGripEnabled(false);
    setContentsMargins(2 * gridStep, 0, 2 * gridStep, 0);
    layOut();
    m_showProgress.setSingleShot(true);
    m_showProgress.setInterval(patience);
    connect(&m_showProgress, &QTimer::timeout, this, [this] {
        m_progress->show();
        m_cancel->show();
    });
    connect(m_notes, &QToolButton::clicked, this, &StatusLine::notesWanted);
    connect(m_problems, &ProblemCounters::problemsWanted, this, &StatusLine::problemsWanted);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (m_document) m_document->cancelGeneration();
    });
}

void StatusLine::layOut() {
    m_notes->setIcon(icon(QStringLiteral("note")));
    m_notes->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_notes->setAutoRaise(true);
    m_notes->setToolTip(tr("Show what could not be generated as requested"));
    m_cancel->setIcon(icon(QStringLiteral("close")));
    m_cancel->setAutoRaise(true);
    m_cancel->setAccessibleName(tr("Stop generating"));
    m_cancel->setProperty(actionOfButton, QStringLiteral("recipe.stop"));
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(16 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Generation progress"));
    addWidget(m_cell, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_work, m_progress, m_cancel, m_problems, m_notes, m_took,
                                                           m_selection, m_size, m_grid, m_zoom})
        addPermanentWidget(widget);
    for (auto* label : {m_took, m_selection, m_size, m_grid, m_zoom}) label->setContentsMargins(gridStep, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_progress, m_cancel, m_notes, m_grid}) widget->hide();
    m_grid->setObjectName(QStringLiteral("grid"));
    m_grid->setText(tr("Zoom in to see the grid"));
    m_cell->setAccessibleDescription(tr("Cell under the mouse"));
    m_selection->setToolTip(tr("Size of the selection"));
    m_size->setToolTip(tr("Size of the map in cells"));
    m_zoom->setToolTip(tr("Zoom: 100 % is 32 pixels per cell"));
    m_took->setToolTip(tr("Duration of the last generation"));
    m_zoom->setMinimumWidth(6 * gridStep);
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void StatusLine::follow(DocumentPage* page) {
    delete m_following;
    m_following = page ? new QObject(this) : nullptr;
    m_document = page ? &page->document() : nullptr;
    m_cell->clear();
    for (auto* label : {m_selection, m_size, m_zoom, m_took}) label->setVisible(page);
    m_notes->setVisible(false);
    m_grid->hide();
    m_problems->follow(page ? &page->inspection() : nullptr);
    if (!page) return;
    wire(*page);
    showSize();
    showSelection();
    showReport();
    showZoom(page->map().cellPixels());
    showGrid(page->map());
    if (m_document->generating()) generationStarted();
}

void StatusLine::wire(DocumentPage& page) {
    connect(m_document, &editor::Document::generationStarted, m_following, [this] { generationStarted(); });
    connect(m_document, &editor::Document::generationProgress, m_following,
            [this](int permille) { m_progress->setValue(permille); });
    connect(m_document, &editor::Document::generationFinished, m_following, [this] { showReport(); });
    connect(m_document, &editor::Document::changed, m_following, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Selected)) showSelection();
        if (change.ofShownLevel(editor::PartOfLevel::Size)) showSize();
        if (change.ofShownLevel() || change.has(editor::PartOfDocument::Title)) showReport();
    });
    connect(&page, &DocumentPage::cellHovered, m_following,
            [this](std::optional<Cell> cell, const Level& shown) { showCell(cell, shown); });
    connect(&page.map(), &MapView::zoomChanged, m_following, [this](double pixels) { showZoom(pixels); });
    const auto grid = [this, map = &page.map()] { showGrid(*map); };
    connect(&page.map(), &MapView::zoomChanged, m_following, grid);
    connect(&page.map(), &MapView::gridSwitched, m_following, grid);
}

void StatusLine::generationStarted() {
    m_progress->setValue(0);
    if (!m_showProgress.isActive() && !m_progress->isVisible()) m_showProgress.start();
}

void StatusLine::showReport() {
    if (!m_document->generating()) {
        m_showProgress.stop();
        m_progress->hide();
        m_cancel->hide();
    }
    const auto& report = m_document->lastGeneration();
    const int digits = report.milliseconds < 10 ? 1 : 0;
    m_took->setText(tr("generated in %1 ms").arg(locale().toString(report.milliseconds, 'f', digits)));
    m_took->setVisible(report.milliseconds > 0);
    const int notes = static_cast<int>(report.notes.size());
    m_notes->setText(tr("%n note(s)", nullptr, notes));
    m_notes->setVisible(notes > 0);
}

void StatusLine::showSize() {
    const auto size = m_document->level().size();
    m_size->setText(tr("%1 × %2").arg(size.width).arg(size.height));
}

void StatusLine::showSelection() {
    const auto cells = m_document->selection()->count();
    m_selection->setText(tr("%n cell(s) selected", nullptr, static_cast<int>(cells)));
    m_selection->setVisible(cells > 0);
}

void StatusLine::showCell(std::optional<Cell> cell, const Level& shown) {
    m_cell->setText(cell && shown.size().contains(*cell) ? describeCell(*cell, shown, m_document->world().tiles)
                                                         : QString());
}

void StatusLine::showPointedAt(const QString& name) { m_cell->setText(name); }

void StatusLine::showGrid(const MapView& map) { m_grid->setVisible(map.gridTooSmall()); }

void StatusLine::showZoom(double cellPixels) {
    const double percent = cellPixels / MapView::pixelsAt100 * 100;
    m_zoom->setText(tr("%1 %").arg(locale().toString(percent, 'f', percent < 10 ? 1 : 0)));
}

} // namespace delve::ui
