#include "ui/window/docks.h"

#include "ui/theme/tokens.h"
#include "ui/window/game_in_front.h"
#include "ui/window/pages.h"

#include <QDockWidget>
#include <QVBoxLayout>

namespace delve {

namespace {

constexpr int leftWidth = 38 * gridStep;
constexpr int rightWidth = 27 * gridStep; // leaves the map a width that takes 80 cells of 9 pixels in a window of 1280
constexpr int bottomHeight = 17 * gridStep;

/// The panel below the line that says what it is of.
QWidget* underNote(DocumentPage& page, QWidget* panel) {
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    column->addWidget(new EditedMapNote(page, both));
    column->addWidget(panel, 1);
    return both;
}

} // namespace

DockStack::DockStack(const PanelKind& kind, QWidget* parent)
    : QStackedWidget(parent), m_make(kind.make), m_describesMap(kind.describesMap), m_nothing(new QWidget(this)) {
    addWidget(m_nothing);
}

void DockStack::add(DocumentPage& page) {
    auto* panel = m_make(page);
    page.addPanel(panel);
    if (m_describesMap) panel = underNote(page, panel);
    addWidget(panel);
    m_panels.insert(&page, panel);
}

void DockStack::remove(DocumentPage& page) { delete m_panels.take(&page); }

void DockStack::show(DocumentPage* page) { setCurrentWidget(m_panels.value(page, m_nothing)); }

void bringForward(const QWidget& panel) {
    for (auto* around = panel.parentWidget(); around; around = around->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(around)) {
            dock->show();
            dock->raise();
        }
}

Docks::Docks(QMainWindow& window, std::vector<PanelKind> kinds) : QObject(&window), m_window(window) {
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (const auto& kind : kinds) addDock(kind);
}

QDockWidget* Docks::addDock(const PanelKind& kind) {
    auto* dock = new QDockWidget(kind.title, &m_window);
    dock->setObjectName(kind.id);
    auto* stack = new DockStack(kind, dock);
    m_stacks.push_back(stack);
    dock->setWidget(stack);
    m_window.addDockWidget(kind.area, dock);
    return dock;
}

QDockWidget* Docks::find(const char* id) const {
    return m_window.findChild<QDockWidget*>(QString::fromLatin1(id), Qt::FindDirectChildrenOnly);
}

void Docks::dress(DocumentPage& page) {
    for (auto* stack : m_stacks) stack->add(page);
}

void Docks::follow(Pages& pages) {
    connect(&pages, &Pages::pageClosing, this, [this](DocumentPage* page) {
        for (auto* stack : m_stacks) stack->remove(*page);
    });
    connect(&pages, &Pages::currentChanged, this, [this](DocumentPage* page) {
        for (auto* stack : m_stacks) stack->show(page);
    });
}

/// The palette, the levels and the properties share a place under the mini-map.
void Docks::layOut() {
    m_window.splitDockWidget(find("mini-map"), find("palette"), Qt::Vertical);
    m_window.tabifyDockWidget(find("palette"), find("levels"));
    m_window.tabifyDockWidget(find("levels"), find("properties"));
    find("palette")->raise();
    m_window.resizeDocks({find("recipe"), find("mini-map")}, {leftWidth, rightWidth}, Qt::Horizontal);
    m_window.resizeDocks({find("mini-map"), find("palette")}, {rightWidth * 3 / 4, 3 * rightWidth}, Qt::Vertical);
    m_window.resizeDocks({find("history")}, {bottomHeight}, Qt::Vertical);
}

} // namespace delve
