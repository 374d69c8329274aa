#include "ui/window/docks.h"

#include "editor/text/message_text.h"
#include "ui/pages/pages.h"
#include "ui/theme/tokens.h"
#include "ui/window/game_in_front.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

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
    for (auto* button : dock->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly))
        button->setToolTip(button->accessibleName()); // of its title, which shows icons alone
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

} // namespace delve::ui
