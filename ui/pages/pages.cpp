#include "ui/pages/pages.h"

#include "editor/document/document.h"
#include "editor/document/recovery.h"
#include "editor/text/file_name.h"
#include "editor/text/message_text.h"
#include "editor/work/file_claim.h"
#include "ui/fields/pending_edits.h"
#include "ui/map/map_guides.h"
#include "ui/pages/document_keeper.h"
#include "ui/pages/message_bar.h"
#include "ui/theme/plain_texts.h"
#include "ui/theme/tokens.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

QTabBar* makeTabs(const QString& name, QWidget* parent) {
    auto* tabs = new QTabBar(parent);
    tabs->setDocumentMode(true);
    tabs->setDrawBase(false);
    tabs->setExpanding(false);
    tabs->setElideMode(Qt::ElideNone); // tabs that do not fit are scrolled
    tabs->setAccessibleName(name);
    return tabs;
}

/// The same for every path that leads to the file; if the file no longer exists, its absolute path.
QString placeOf(const QString& path) {
    const QFileInfo file(path);
    return file.exists() ? file.canonicalFilePath() : QDir::cleanPath(file.absoluteFilePath());
}

QString nameOf(const editor::Document& document) { return editor::shownFileName(document.path()); }

QString changedSentence(const editor::Document& document) {
    return Pages::tr("“%1” was changed by another program.").arg(nameOf(document));
}

QString goneSentence(const editor::Document& document) {
    return Pages::tr("“%1” no longer exists on disk. Save to write it again.").arg(nameOf(document));
}

} // namespace

Pages::Pages(std::function<void(DocumentPage&)> dress, QString dataFolder, QWidget* parent)
    : QWidget(parent), m_dress(std::move(dress)), m_dataFolder(std::move(dataFolder)), m_bars(new QWidget(this)),
      m_views(makeTabs(tr("Views"), m_bars)), m_tabs(makeTabs(tr("Documents"), m_bars)),
      m_messages(new MessageBar(this)), m_stack(new QStackedWidget(this)) {
    auto* row = new QHBoxLayout(m_bars);
    row->setContentsMargins(gridStep, 0, gridStep, 0);
    row->setSpacing(2 * gridStep);
    row->addWidget(m_views);
    row->addWidget(m_tabs, 1);
    m_tabs->setTabsClosable(true);
    m_tabs->setUsesScrollButtons(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bars);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &Pages::showCurrent);
    connect(m_tabs, &QTabBar::tabCloseRequested, this, [this](int index) { emit closeWanted(&at(index)); });
    m_tabs->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tabs, &QTabBar::customContextMenuRequested, this, [this](QPoint place) {
        const int index = m_tabs->tabAt(place);
        if (index < 0) return;
        setCurrent(index); // the actions are about the current one
        emit tabMenuWanted(m_tabs->mapToGlobal(place));
    });
    connect(m_views, &QTabBar::currentChanged, this, [this](int index) {
        if (auto* page = current(); page && index >= 0) page->showView(index);
    });
    showCurrent();
}

Pages::~Pages() { closeAll(); }

DocumentPage& Pages::open(std::unique_ptr<editor::Document> document) {
    auto& opened = *document;
    auto keeper = std::make_unique<DocumentKeeper>(opened, editor::recoveryFolderIn(m_dataFolder),
                                                   editor::claimFolderIn(m_dataFolder));
    keeper->setRecoveryTimes(m_recoveryTimes);
    wireKeeper(*keeper, opened);
    m_open.push_back({std::move(document), std::move(keeper), nullptr});
    connect(&opened, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Title) || change.has(editor::PartOfDocument::Modified)) showTitles();
    });
    auto* page = addPage(opened);
    m_open.back().page = page;
    {
        const QSignalBlocker quiet(m_tabs);
        m_tabs->addTab({});
        m_tabs->setCurrentIndex(count() - 1);
    }
    showTitles();
    showCurrent();
    return *page;
}

DocumentPage* Pages::addPage(editor::Document& document) {
    auto* page = new DocumentPage(document, m_stack);
    m_stack->addWidget(page);
    connect(page, &DocumentPage::viewChanged, this, &Pages::showViews);
    m_dress(*page);
    emit pageOpened(page);
    return page;
}

void Pages::removePage(DocumentPage& page) {
    emit pageClosing(&page);
    m_stack->removeWidget(&page);
    if (m_shown == &page) m_shown = nullptr;
    delete &page;
}

void Pages::close(DocumentPage& page) {
    const int index = indexOf(page);
    page.document().disconnect(this);
    m_open[static_cast<std::size_t>(index)].keeper->giveUp();
    removePage(page);
    m_open.erase(m_open.begin() + index);
    {
        const QSignalBlocker quiet(m_tabs);
        m_tabs->removeTab(index);
    }
    showTitles();
    showCurrent();
}

void Pages::closeAll() {
    while (!m_open.empty()) close(*m_open.back().page);
}

void Pages::keepAllNow() {
    for (const auto& open : m_open) open.document->saving().finish();
    for (const auto& open : m_open) open.keeper->keepNow();
}

void Pages::giveUpAll() {
    for (const auto& open : m_open) open.keeper->giveUp();
}

void Pages::checkFiles() {
    for (const auto& open : m_open) open.keeper->check();
}

DocumentKeeper& Pages::keeperOf(const DocumentPage& page) {
    return *m_open[static_cast<std::size_t>(indexOf(page))].keeper;
}

DocumentPage* Pages::pageOf(const editor::Document* document) const {
    for (const auto& open : m_open)
        if (open.document.get() == document) return open.page;
    return nullptr;
}

void Pages::setRecoveryTimes(editor::RecoveryTimes times) {
    m_recoveryTimes = times;
    for (auto& open : m_open) open.keeper->setRecoveryTimes(times);
}

void Pages::wireKeeper(DocumentKeeper& keeper, editor::Document& document) {
    const auto tell = [this, &document](const QString& sentence) {
        if (auto* page = pageOf(&document)) page->messages().tellNotes({sentence});
    };
    connect(&keeper, &DocumentKeeper::changedOnDisk, this, [this, &document] {
        auto* page = pageOf(&document);
        if (!page) return;
        page->messages().tellChoice(changedSentence(document), tr("Reload"), [this, page] { emit reloadWanted(page); });
    });
    connect(&keeper, &DocumentKeeper::goneFromDisk, this, [tell, &document] {
        document.setFileAway(true);
        tell(goneSentence(document));
    });
    connect(&keeper, &DocumentKeeper::backOnDisk, this, [this, &document] {
        document.setFileAway(false);
        auto* page = pageOf(&document);
        if (!page) return;
        for (const auto& told : {goneSentence(document), changedSentence(document)}) page->messages().withdraw(told);
    });
    connect(&keeper, &DocumentKeeper::openElsewhere, this, [tell, &document] {
        tell(tr("“%1” is also open in another window. The last save overwrites the other.").arg(nameOf(document)));
    });
    connect(&keeper, &DocumentKeeper::notKept, this,
            [tell](const Failure& failure) { tell(editor::toQString(failure)); });
}

DocumentPage* Pages::current() const {
    const int index = m_tabs->currentIndex();
    return index >= 0 && index < count() ? m_open[static_cast<std::size_t>(index)].page : nullptr;
}

int Pages::indexOf(const DocumentPage& page) const {
    const auto found = std::find_if(m_open.begin(), m_open.end(), [&page](const Open& o) { return o.page == &page; });
    return static_cast<int>(found - m_open.begin());
}

DocumentPage* Pages::find(const QString& path) const {
    if (path.isEmpty()) return nullptr;
    for (const auto& open : m_open)
        if (!open.document->path().isEmpty() && placeOf(open.document->path()) == placeOf(path)) return open.page;
    return nullptr;
}

void Pages::setCurrent(int index) { m_tabs->setCurrentIndex(index); }

void Pages::showNext(int step) {
    if (count() > 1) setCurrent((m_tabs->currentIndex() + step + count()) % count());
}

void Pages::setWelcome(QWidget* welcome) {
    delete m_welcome;
    m_welcome = welcome;
    m_stack->addWidget(welcome);
    showCurrent();
}

MessageBar& Pages::messages() const {
    auto* page = current();
    return page ? page->messages() : *m_messages;
}

void Pages::takeDown() {
    for (auto& open : m_open) {
        open.place = open.page->map().place();
        open.guides = open.page->map().guides().all();
        auto* page = std::exchange(open.page, nullptr);
        removePage(*page);
    }
    emit currentChanged(nullptr);
}

void Pages::putUp() {
    m_views->setAccessibleName(tr("Views"));
    m_tabs->setAccessibleName(tr("Documents"));
    delete std::exchange(m_messages, new MessageBar(this)); // its message is in the old language
    for (auto& open : m_open) {
        open.page = addPage(*open.document);
        open.page->map().goTo(open.place);
        open.page->map().guides().setAll(open.guides);
    }
    showTitles();
    showCurrent();
}

void Pages::showCurrent() {
    auto* page = current();
    if (m_shown && m_shown != page) commitPendingEdits();
    m_bars->setVisible(page);
    if (page) m_messages->dismiss();
    if (page) m_stack->setCurrentWidget(page);
    else if (m_welcome) m_stack->setCurrentWidget(m_welcome);
    showViews();
    if (std::exchange(m_shown, page) != page || !page) emit currentChanged(page);
}

void Pages::showViews() {
    const QSignalBlocker quiet(m_views);
    const auto* page = current();
    while (m_views->count() > 0) m_views->removeTab(0);
    m_views->setVisible(page && page->views().size() > 1);
    if (!page) return;
    for (const auto& view : page->views()) m_views->addTab(view.title);
    m_views->setCurrentIndex(page->currentView());
}

void Pages::showTitles() {
    for (int i = 0; i < count(); ++i) {
        const auto& document = at(i).document();
        const QString title = withoutLetter(document.title());
        m_tabs->setTabText(i, document.modified() ? title + QStringLiteral(" *") : title);
        m_tabs->setTabToolTip(i, editor::shownPath(document.path()));
        for (const auto side : {QTabBar::LeftSide, QTabBar::RightSide})
            if (auto* cross = m_tabs->tabButton(i, side))
                cross->setAccessibleName(tr("Close %1").arg(document.title()));
    }
    emit titlesChanged();
}

} // namespace delve::ui
