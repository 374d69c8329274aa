#include "ui/window/docks.h"

#include "editor/text/message_text.h"
#include "ui/pages/pages.h"
#include "ui/theme/tokens.h"
#include "ui/window/game_in_front.h"

#include <QDockWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::ui {

namespace {

constexpr int leftWidth = 38 * gridStep;
constexpr int rightWidth = 27 * gridStep; // in a window of 1280, leaves the map room for 80 cells of 9 pixels
constexpr int bottomHeight = 22 * gridStep;
constexpr int shareSize = rightWidth * 3 / 4;

/// The panel, below a note about which map it describes. The note takes its place from the panel: the docks, and so the
/// map, stay as large as they are when a game begins.
class UnderNote : public QWidget {
public:
    UnderNote(DocumentPage& page, QWidget* panel) : m_panel(panel) {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(gridStep / 2);
        column->addWidget(new EditedMapNote(page, this));
        column->addWidget(panel, 1);
    }

    [[nodiscard]] QSize minimumSizeHint() const override {
        return {QWidget::minimumSizeHint().width(), m_panel->minimumSizeHint().height()};
    }

private:
    QWidget* m_panel;
};

} // namespace

DockStack::DockStack(const PanelInfo& info, QWidget* parent)
    : QStackedWidget(parent), m_info(info), m_nothing(new QWidget(this)) {
    addWidget(m_nothing);
}

void DockStack::add(const PartContext& context, DocumentPage& page) {
    page.addPanel([this, &context, &page] { return make(context, page); });
}

QWidget* DockStack::make(const PartContext& context, DocumentPage& page) {
    auto* panel = m_info.make(context, page);
    auto* shown = m_info.describesMap ? new UnderNote(page, panel) : panel;
    addWidget(shown);
    m_panels.insert(&page, shown);
    if (m_shown == &page) setCurrentWidget(shown);
    return panel;
}

void DockStack::remove(DocumentPage& page) {
    if (m_shown == &page) show(nullptr);
    delete m_panels.take(&page);
}

void DockStack::show(DocumentPage* page) {
    m_shown = page;
    setCurrentWidget(m_panels.value(page, page ? currentWidget() : m_nothing));
}

Docks::Docks(QMainWindow& window, const PartContext& context, std::vector<PanelInfo> panels)
    : QObject(&window), m_window(window), m_context(context), m_panels(std::move(panels)) {
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (const auto& info : m_panels) addDock(info);
}

void Docks::addDock(const PanelInfo& info) {
    auto* dock = new QDockWidget(editor::toQString(info.title), &m_window);
    dock->setObjectName(info.id);
    auto* stack = new DockStack(info, dock);
    m_stacks.push_back(stack);
    dock->setWidget(stack);
    m_window.addDockWidget(info.area, dock);
}

QDockWidget* Docks::dock(const PanelInfo& info) const {
    return m_window.findChild<QDockWidget*>(info.id, Qt::FindDirectChildrenOnly);
}

void Docks::dress(DocumentPage& page) {
    for (auto* stack : m_stacks) stack->add(m_context, page);
}

void Docks::follow(Pages& pages) {
    connect(&pages, &Pages::pageClosing, this, [this](DocumentPage* page) {
        for (auto* stack : m_stacks) stack->remove(*page);
    });
    connect(&pages, &Pages::currentChanged, this, [this](DocumentPage* page) {
        for (auto* stack : m_stacks) stack->show(page);
    });
}

/// Sorted by place, with the foremost of each place first.
std::vector<const PanelInfo*> Docks::inOrder(Qt::DockWidgetArea area) const {
    std::vector<const PanelInfo*> panels;
    for (const auto& info : m_panels)
        if (info.area == area) panels.push_back(&info);
    std::ranges::stable_sort(panels, {}, [](const PanelInfo* info) { return std::pair(info->place, !info->front); });
    return panels;
}

/// The first dock of each place.
QList<QDockWidget*> Docks::foremostOf(Qt::DockWidgetArea area) const {
    QList<QDockWidget*> docks;
    std::optional<int> place;
    for (const auto* info : inOrder(area))
        if (std::exchange(place, info->place) != info->place) docks.append(dock(*info));
    return docks;
}

void Docks::layOut(Qt::DockWidgetArea area, Qt::Orientation direction) {
    const auto panels = inOrder(area);
    const auto foremost = foremostOf(area);
    QList<int> sizes;
    // Split all places before adding tabs: Qt adds a dock that is split from a tab as a further tab.
    for (qsizetype i = 1; i < foremost.size(); ++i) m_window.splitDockWidget(foremost[i - 1], foremost[i], direction);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        if (i == 0 || panels[i - 1]->place != panels[i]->place) sizes.append(panels[i]->share * shareSize);
        else m_window.tabifyDockWidget(dock(*panels[i - 1]), dock(*panels[i]));
    }
    for (auto* each : foremost) each->raise();
    if (foremost.size() > 1) m_window.resizeDocks(foremost, sizes, direction);
}

void Docks::layOut() {
    layOut(Qt::LeftDockWidgetArea, Qt::Vertical);
    layOut(Qt::RightDockWidgetArea, Qt::Vertical);
    layOut(Qt::BottomDockWidgetArea, Qt::Horizontal);
    const auto resize = [this](const std::vector<std::pair<Qt::DockWidgetArea, int>>& areas,
                               Qt::Orientation direction) {
        QList<QDockWidget*> docks;
        QList<int> sizes;
        for (const auto& [area, size] : areas) {
            const auto foremost = foremostOf(area);
            if (foremost.isEmpty()) continue;
            docks.append(foremost.front());
            sizes.append(size);
        }
        m_window.resizeDocks(docks, sizes, direction);
    };
    resize({{Qt::LeftDockWidgetArea, leftWidth}, {Qt::RightDockWidgetArea, rightWidth}}, Qt::Horizontal);
    resize({{Qt::BottomDockWidgetArea, bottomHeight}}, Qt::Vertical);
    for (const auto& info : m_panels)
        if (!info.shownAtFirst) dock(info)->hide();
}

} // namespace delve::ui
