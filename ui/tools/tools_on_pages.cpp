#include "ui/tools/tools_on_pages.h"

#include "editor/document/document.h"
#include "editor/drawing/overlay_connections.h"
#include "editor/text/message_text.h"
#include "editor/tools/symmetry.h"
#include "editor/tools/tool_controller.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"
#include "ui/stages/stage_slider.h"
#include "ui/tools/setting_choices.h"

#include <algorithm>

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
    connect(&toolController, &editor::ToolController::settingsChanged, this, &ToolsOnPages::showAxis);
    connect(&toolController, &editor::ToolController::toolChanged, this, &ToolsOnPages::showAxis);
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
    connect(&map.guides(), &MapGuides::changed, this, &ToolsOnPages::takeAxis);
    connect(&map, &MapView::levelShown, this, &ToolsOnPages::takeAxis);
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
    if (!here || m_toolController.chosen().nothing()) return page.map().setChosen({}, nullptr);
    const auto& chosen = m_toolController.chosen();
    const auto world = std::make_shared<const World>(document.world());
    page.map().setChosen(
        editor::areasOf(chosen, document.level()),
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
    takeAxis();
}

/// Each level has its own axis: the tools mirror at that of the level in front.
void ToolsOnPages::takeAxis() {
    const auto* current = m_pages.current();
    if (!current || m_toolController.document() != &current->document()) return;
    editor::ToolSettings settings = m_toolController.settings();
    settings.axis = current->map().guides().ofLevel().axis;
    m_toolController.setSettings(settings);
    showAxis();
}

/// While a tool that mirrors is in hand.
void ToolsOnPages::showAxis() {
    const auto choices = settingChoices();
    const auto& tools = std::ranges::find(choices, std::string_view("symmetry"), &SettingChoice::id)->tools;
    const bool mirrors = std::ranges::find(tools, m_toolController.tool().id) != tools.end();
    const auto& settings = m_toolController.settings();
    for (int i = 0; i < m_pages.count(); ++i) {
        auto& page = m_pages.at(i);
        const bool shows = mirrors && &page == m_pages.current() && page.stages().live();
        page.map().guides().showSymmetry(shows ? settings.symmetry : editor::Symmetry::None,
                                         editor::axisOf(settings, page.document().level().size()));
    }
}

} // namespace delve::ui
