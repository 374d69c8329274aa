#include "ui/tools/tools_on_pages.h"

#include "editor/document/document.h"
#include "editor/drawing/overlay_connections.h"
#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"
#include "ui/stages/stage_slider.h"

#include <memory>

namespace delve::ui {

ToolsOnPages::ToolsOnPages(editor::ToolController& toolController, Pages& pages, QObject* parent)
    : QObject(parent), m_toolController(toolController), m_pages(pages) {
    connect(&pages, &Pages::pageOpened, this, [this](DocumentPage* page) { dress(*page); });
    connect(&pages, &Pages::pageClosing, this, [this](DocumentPage* page) {
        page->map().setHand(nullptr);
        if (m_toolController.document() == &page->document()) m_toolController.setDocument(nullptr);
    });
    connect(&pages, &Pages::currentChanged, this, &ToolsOnPages::follow);
    connect(&toolController, &editor::ToolController::refused, this,
            [this](const Message& why) { m_pages.messages().tellPassing(editor::toQString(why)); });
    const auto refusalPasses = [this] { m_pages.messages().endPassing(); };
    connect(&toolController, &editor::ToolController::pressed, this, refusalPasses);
    connect(&toolController, &editor::ToolController::toolChanged, this, refusalPasses);
}

void ToolsOnPages::dress(DocumentPage& page) {
    auto& document = page.document();
    auto& map = page.map();
    connect(&page.stages(), &StageSlider::stageShown, this, &ToolsOnPages::place);
    connect(&page.stages(), &StageSlider::liveShown, this, &ToolsOnPages::place);
    connect(&page.stages(), &StageSlider::stateChanged, this, &ToolsOnPages::place); // the stage may arrive later
    connect(&map, &MapView::pressedWithoutHand, &page, [&page] { page.stages().goLive(); });
    const auto frame = [this, &page] { frameChosen(page); };
    connect(&document, &editor::Document::changed, &page, [frame, &page](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Selected)) page.map().setSelection(page.document().selection());
        if (!change.ofShownLevel()) return;
        page.messages().endPassing();
        frame();
    });
    connect(&m_toolController, &editor::ToolController::chosenChanged, &page, frame);
    connect(&page.stages(), &StageSlider::stageShown, &page, frame);
    connect(&page.stages(), &StageSlider::liveShown, &page, frame);
    map.setSelection(document.selection());
}

void ToolsOnPages::frameChosen(DocumentPage& page) {
    const auto& document = page.document();
    const bool here = m_toolController.document() == &document && page.stages().live();
    if (!here || m_toolController.chosen().nothing()) {
        page.map().setChosen({});
        return page.map().setChosenLines(nullptr);
    }
    const auto& chosen = m_toolController.chosen();
    page.map().setChosen(editor::areasOf(chosen, document.level()));
    const auto world = std::make_shared<const World>(document.world());
    page.map().setChosenLines(
        editor::makeConnectionsOf({document.level(), world->tiles, world}, editor::thingsOf(chosen, document.level())));
}

void ToolsOnPages::follow(DocumentPage* page) {
    m_toolController.setDocument(page ? &page->document() : nullptr);
    place();
}

/// Tools work only on the live level; a stage is only displayed.
void ToolsOnPages::place() {
    auto* current = m_pages.current();
    if (!current) return; // a closing page disconnects the tool controller
    for (int i = 0; i < m_pages.count(); ++i) {
        auto* page = &m_pages.at(i);
        page->map().setHand(page == current && page->stages().live() ? &m_toolController : nullptr);
    }
}

} // namespace delve::ui
