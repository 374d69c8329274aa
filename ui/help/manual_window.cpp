#include "ui/help/manual_window.h"

#include "ui/help/manual_page_view.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QDesktopServices>
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

QTreeWidgetItem* itemOf(const QTreeWidget& pages, const QString& path) {
    for (int i = 0; i < pages.topLevelItemCount(); ++i)
        if (auto* item = pages.topLevelItem(i); item->data(0, pathRole) == path) return item;
    return nullptr;
}

} // namespace

ManualWindow::ManualWindow(const QString& folder, QWidget* parent)
    : QWidget(parent, Qt::Window), m_manual(Manual::in(folder)), m_search(new QLineEdit(this)),
      m_pages(new QTreeWidget(this)), m_view(new ManualPageView(this)),
      m_back(iconButton(QStringLiteral("back"), tr("Back"), this)),
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
    connect(m_pages, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item) open(item->data(0, pathRole).toString(), item->data(0, anchorRole).toString());
    });
    if (!m_manual.pages().empty()) open(m_manual.pages().front().path);
    else m_view->setPlainText(tr("The manual is missing. It belongs into share/doc/delvewright beside the program."));
}

QWidget* ManualWindow::makeSide() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(gridStep, gridStep, gridStep, gridStep);
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { (void)m_view->findNext(m_search->text()); });
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
    add(QKeySequence::FindNext, [this] { (void)m_view->findNext(m_search->text()); });
    add(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

void ManualWindow::search(const QString& words) {
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
    if (!words.isEmpty() && !shownFits && first) open(first->data(0, pathRole).toString());
    m_view->markAll(words);
    if (!words.isEmpty()) (void)m_view->findNext(words);
}

bool ManualWindow::open(const QString& path, const QString& anchor) {
    const auto* const page = m_manual.find(path);
    if (!page) return false;
    if (m_page) m_before.push_back(here());
    m_after.clear();
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

/// To another page or heading; to a site in the browser of the desktop. Other files are for those who read the code.
void ManualWindow::follow(const QUrl& link) {
    if (link.scheme().startsWith(QLatin1String("http"))) {
        QDesktopServices::openUrl(link);
        return;
    }
    const auto file = link.path().isEmpty() ? m_page->path : QFileInfo(m_page->path).path() + u'/' + link.path();
    (void)open(QDir::cleanPath(file), link.fragment());
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
