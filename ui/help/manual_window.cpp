#include "ui/help/manual_window.h"

#include "ui/help/manual_page_view.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

constexpr int pathRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;
constexpr int pause = 150; ///< milliseconds

QTreeWidgetItem* itemOf(const QTreeWidget& pages, const QString& path) {
    for (int i = 0; i < pages.topLevelItemCount(); ++i)
        if (auto* item = pages.topLevelItem(i); item->data(0, pathRole) == path) return item;
    return nullptr;
}

} // namespace

ManualWindow::ManualWindow(const QString& folder, QWidget* parent)
    : QWidget(parent, Qt::Window), m_manual(Manual::in(folder)), m_search(new QLineEdit(this)),
      m_pages(new QTreeWidget(this)), m_none(new QLabel(tr("No page has these words."), this)),
      m_view(new ManualPageView(this)), m_back(iconButton(QStringLiteral("back"), tr("Back"), this)),
      m_forward(iconButton(QStringLiteral("forward"), tr("Forward"), this)) {
    setWindowTitle(tr("Manual"));
    resize(130 * gridStep, 90 * gridStep);
    auto* halves = new QSplitter(this);
    halves->addWidget(makeSide());
    halves->addWidget(m_view);
    halves->setStretchFactor(1, 1);
    halves->setSizes({32 * gridStep, 98 * gridStep});
    halves->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(halves);
    fillPages();
    addKeys();
    connect(m_view, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    connect(m_pages, &QTreeWidget::currentItemChanged, this, &ManualWindow::step);
    connect(m_pages, &QTreeWidget::itemClicked, this, &ManualWindow::step); // the current one, too
    if (!m_manual.pages().empty()) open(m_manual.pages().front().path);
    else
        m_view->setPlainText(
            tr("The manual is missing. Install the package again, or put the manual into share/doc/delvewright "
               "beside the program."));
}

QWidget* ManualWindow::makeSide() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(gridStep, gridStep, gridStep, gridStep);
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_searches.setSingleShot(true);
    connect(m_search, &QLineEdit::textChanged, this, [this] { m_searches.start(pause); });
    connect(&m_searches, &QTimer::timeout, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { m_view->findNext(m_search->text()); });
    connect(m_back, &QToolButton::clicked, this, &ManualWindow::goBack);
    connect(m_forward, &QToolButton::clicked, this, &ManualWindow::goForward);
    auto* row = new QHBoxLayout;
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addWidget(m_search, 1);
    column->addLayout(row);
    m_pages->setHeaderHidden(true);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_none->setWordWrap(true);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->hide();
    column->addWidget(m_none);
    column->addWidget(m_pages, 1);
    return side;
}

void ManualWindow::fillPages() {
    for (const auto& page : m_manual.pages()) {
        auto* item = new QTreeWidgetItem(m_pages, {page.title});
        item->setData(0, pathRole, page.path);
        for (const auto& section : page.sections) {
            auto* below = new QTreeWidgetItem(item, {section.title});
            below->setData(0, pathRole, page.path);
            below->setData(0, anchorRole, section.anchor);
        }
    }
}

void ManualWindow::addKeys() {
    const auto add = [this](const QKeySequence& key, auto run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, std::move(run));
    };
    m_back->setToolTip(m_back->toolTip() + QStringLiteral(" (Alt+←)"));
    m_forward->setToolTip(m_forward->toolTip() + QStringLiteral(" (Alt+→)"));
    add(QKeySequence::Back, [this] { goBack(); });
    add(QKeySequence::Forward, [this] { goForward(); });
    add(QKeySequence::Close, [this] { close(); });
    add(QKeySequence(Qt::Key_Escape), [this] { m_search->text().isEmpty() ? (void)close() : m_search->clear(); });
    add(QKeySequence::FindNext, [this] { m_view->findNext(m_search->text()); });
    add(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

void ManualWindow::search() {
    const auto words = m_search->text();
    const QTreeWidgetItem* first = nullptr;
    bool shownFits = false;
    for (int i = 0; i < m_pages->topLevelItemCount(); ++i) {
        auto* item = m_pages->topLevelItem(i);
        const auto& page = m_manual.pages()[static_cast<std::size_t>(i)];
        const bool fits = Manual::has(page, words);
        item->setHidden(!fits);
        if (fits && !first) first = item;
        shownFits |= fits && &page == m_page;
    }
    m_none->setVisible(!first);
    if (!words.isEmpty() && !shownFits && first) step(first);
    m_view->markAll(words);
    if (!words.isEmpty()) m_view->findFirst(words);
}

/// Whoever steps through the list or types comes back to where that began.
void ManualWindow::step(const QTreeWidgetItem* to) {
    if (!to || !m_page) return;
    if (!m_passing) m_before.push_back(here());
    m_after.clear();
    m_passing = true;
    (void)showPlace(to->data(0, pathRole).toString(), to->data(0, anchorRole).toString());
}

bool ManualWindow::open(const QString& path, const QString& anchor) {
    if (!m_manual.find(path)) return false;
    if (m_page) m_before.push_back(here());
    m_after.clear();
    m_passing = false;
    return showPlace(path, anchor);
}

bool ManualWindow::showPlace(const QString& path, const QString& anchor) {
    const auto* const page = m_manual.find(path);
    if (!page) return false;
    if (page != m_page) showPage(*page);
    m_view->goTo(anchor);
    updateButtons();
    return true;
}

void ManualWindow::showPage(const ManualPage& page) {
    m_page = &page;
    m_view->showPage(m_manual.folder(), page);
    const QSignalBlocker quiet(m_pages);
    auto* const now = m_pages->currentItem();
    if (now && now->data(0, pathRole) == page.path) return; // a section of it
    m_pages->setCurrentItem(itemOf(*m_pages, page.path));
    m_pages->currentItem()->setExpanded(true);
}

/// To another page or heading; to a site in the browser of the desktop; to another file of the manual, such as a
/// picture, in whatever shows it there.
void ManualWindow::follow(const QUrl& link) {
    if (link.scheme().startsWith(QLatin1String("http"))) {
        QDesktopServices::openUrl(link);
        return;
    }
    const auto file = link.path().isEmpty() ? m_page->path : QFileInfo(m_page->path).path() + u'/' + link.path();
    if (open(QDir::cleanPath(file), link.fragment())) return;
    const auto path = QFileInfo(m_manual.folder() + u'/' + file).canonicalFilePath();
    if (path.startsWith(QDir(m_manual.folder()).canonicalPath() + u'/'))
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

ManualWindow::Place ManualWindow::here() const { return {m_page->path, m_view->verticalScrollBar()->value()}; }

void ManualWindow::goTo(const Place& place) {
    if (const auto* const page = m_manual.find(place.path); page != m_page) showPage(*page);
    m_view->verticalScrollBar()->setValue(place.scrolled);
    updateButtons();
}

void ManualWindow::goBack() {
    if (m_before.empty()) return;
    m_after.push_back(here());
    const auto place = m_before.back();
    m_before.pop_back();
    m_passing = false;
    goTo(place);
}

void ManualWindow::goForward() {
    if (m_after.empty()) return;
    m_before.push_back(here());
    const auto place = m_after.back();
    m_after.pop_back();
    goTo(place);
}

void ManualWindow::updateButtons() {
    m_back->setEnabled(!m_before.empty());
    m_forward->setEnabled(!m_after.empty());
}

void showManual(QWidget& window) {
    auto* manual = window.findChild<ManualWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!manual) manual = new ManualWindow(manualFolder(QCoreApplication::applicationDirPath()), &window);
    manual->show();
    manual->raise();
    manual->activateWindow();
}

} // namespace delve::ui
