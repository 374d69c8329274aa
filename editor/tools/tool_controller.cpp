#include "editor/tools/tool_controller.h"

#include "editor/document/first_goal.h"
#include "editor/text/message_text.h"
#include "editor/tools/held_tile.h"
#include "editor/tools/layers.h"
#include "editor/tools/pick.h"

#include <algorithm>
#include <utility>

namespace delve::editor {

ToolController::ToolController(JobPool& pool, QObject* parent, ToolRegistry tools)
    : QObject(parent), m_tools(std::move(tools)), m_info(&m_tools.front()), m_tool(m_info->make()), m_reach(pool) {
    connect(&m_reach, &HoverReach::ready, this, &ToolController::showHover);
}

ToolController::~ToolController() = default;

void ToolController::setDocument(Document* document) {
    if (document == m_document) return;
    if (m_document) m_document->disconnect(this);
    choose({});
    m_drag.reset();
    m_floating.reset();
    m_shown = {};
    m_reach.forget();
    m_document = document;
    m_tool->forget();
    if (!document) return;
    keepSettingsPossible(true);
    connect(document, &Document::changed, this, &ToolController::documentChanged);
    connect(document, &QObject::destroyed, this, [this] {
        m_document = nullptr;
        m_drag.reset();
        m_floating.reset();
        m_chosen = {};
    });
}

void ToolController::takeUp(std::string_view toolId) {
    const auto* const info = m_tools.find(toolId);
    if (!info) return;
    dropDrag();
    choose({});
    m_floating.reset();
    m_reach.forget();
    if (info != m_info) {
        m_info = info;
        m_tool = info->make();
    }
    showHover();
    emit toolChanged();
}

void ToolController::setSettings(const ToolSettings& settings) {
    if (settings == m_settings) return;
    const bool otherVoid = settings.pastesVoid != m_settings.pastesVoid;
    m_settings = settings;
    m_settings.brushSize = std::clamp(m_settings.brushSize, 1, ToolSettings::largestBrush);
    m_reach.forget();
    if (otherVoid) takeLaid();
    if (!m_drag) showHover();
    emit settingsChanged();
}

Canvas ToolController::canvas() const {
    return {m_document->level(), m_document->world().tiles, m_document->selection(), m_settings};
}

// The mouse

void ToolController::press(const Pointer& pointer) {
    if (!m_document || m_drag) return;
    emit pressed();
    m_pointer = pointer;
    if (m_floating) return layFloating();
    if (const auto refusal = paintRefusal()) return emit refused(*refusal);
    m_drag = m_tool->press(canvas(), pointer);
    show(m_drag->update(pointer));
}

bool ToolController::pressSecond(const Pointer& pointer) {
    if (!m_document || m_drag || m_floating || !m_info->paints) return false;
    const auto picked = pickAt(canvas(), pointer.cell);
    if (!picked) return false;
    take(*picked);
    return true;
}

void ToolController::move(const Pointer& pointer) {
    if (!m_document || m_pointer == pointer) return;
    m_pointer = pointer;
    if (m_drag) show(m_drag->update(pointer));
    else showHover();
}

void ToolController::release(const Pointer& pointer) {
    if (!m_drag) return;
    move(pointer);
    finish();
}

void ToolController::finish() {
    if (!m_drag) return;
    const GestureOutcome outcome = std::exchange(m_drag, nullptr)->end();
    take(outcome);
    showHover();
}

void ToolController::leave() {
    m_pointer.reset();
    m_reach.forget();
    if (!m_drag) clearPreview();
}

bool ToolController::cancel() {
    if (m_drag) {
        dropDrag();
        showHover();
    } else if (m_floating) {
        m_floating.reset();
        showHover();
    } else if (!m_chosen.nothing()) {
        choose({});
    } else if (m_document && m_document->selection()->size().area() > 0) {
        selectNone();
    } else {
        return false;
    }
    return true;
}

// Previews

void ToolController::show(Preview preview) {
    if (preview.level) {
        m_shown = m_shown.united(preview.changed);
    } else {
        preview.changed = std::exchange(m_shown, Rect{});
    }
    emit previewChanged(preview);
}

void ToolController::clearPreview() { show({}); }

void ToolController::showHover() {
    if (!m_document || m_drag) return;
    if (!m_pointer) return clearPreview();
    if (m_floating) return showFloating();
    Preview preview = m_tool->hover(canvas(), *m_pointer);
    if (const auto refusal = paintRefusal()) {
        preview.refused = true;
        preview.label = refusal;
    } else {
        preview.reach = m_reach.at(*m_tool, canvas(), *m_pointer);
    }
    show(std::move(preview));
}

/// Why the current tool may not paint: the layer that it would paint is hidden or locked.
std::optional<Message> ToolController::paintRefusal() const {
    return m_info->paints ? layerRefusal(m_document->level(), m_settings.layer) : std::nullopt;
}

/// Would this change a hidden or locked layer? If so, it emits the refusal.
bool ToolController::refuses(const Level& after) {
    const auto refusal = layerRefusal(m_document->level(), after);
    if (refusal) emit refused(*refusal);
    return refusal.has_value();
}

void ToolController::dropDrag() {
    if (!m_drag) return;
    m_drag.reset();
    clearPreview();
}

void ToolController::documentChanged(const DocumentChange& change) {
    if (change.has(PartOfDocument::Tiles)) keepSettingsPossible(false);
    if (change.ofShownLevel()) return levelChangedBeneath(change.redrawsAll());
    if (!change.has(PartOfDocument::Selected)) return;
    m_reach.forget(); // it bounds a fill
    if (!m_applying) showHover();
}

/// The level has changed. Unless that was our own edit, the drag is dropped: it began on another state.
void ToolController::levelChangedBeneath(bool everything) {
    m_reach.forget();
    leaveMissingLayer();
    choose(everything ? Chosen{} : existing(m_chosen, m_document->level()));
    if (m_applying) return;
    if (everything) m_tool->forget();
    dropDrag();
    showHover();
}

/// The layer may be undone, or belong to another level.
void ToolController::leaveMissingLayer() {
    ToolSettings settings = m_settings;
    if (!settings.layer || *settings.layer < m_document->level().layers.size()) return;
    settings.layer.reset();
    setSettings(settings);
}

/// A deleted tile or layer cannot be painted. In another document, or after a change of the tiles, a number may belong
/// to another tile: the current tile is found by its name.
void ToolController::keepSettingsPossible(bool otherDocument) {
    const auto before = std::exchange(m_tiles, m_document->world().tiles);
    ToolSettings settings = m_settings;
    if (settings.layer && *settings.layer >= m_document->level().layers.size()) settings.layer.reset();
    const bool sameTiles = before == m_tiles;
    const auto tile = otherDocument ? tileIn(m_tiles, settings.tile, before) : tileNow(before, settings.tile, m_tiles);
    if (!sameTiles) settings.tile = tile.value_or(ToolSettings().tile);
    if (sameTiles || settings != m_settings) setSettings(settings);
    else emit settingsChanged(); // the number now means another tile
}

// Outcomes

void ToolController::take(const GestureOutcome& outcome) {
    if (outcome.refusal) emit refused(*outcome.refusal);
    Level after = m_document->level();
    (void)outcome.edit.apply(after);
    if (refuses(after)) return clearPreview();
    const Rect shown = std::exchange(m_shown, Rect{});
    apply(outcome.edit, outcome.name, outcome.selection);
    if (!outcome.edit.empty()) emit worked();
    // Views have redrawn what the edit touched; whatever else the preview changed must be restored.
    if (shown.intersected(outcome.edit.touched()) != shown) m_shown = shown;
    clearPreview();
    ToolSettings settings = m_settings;
    settings.tile = outcome.pickedTile.value_or(settings.tile);
    settings.thing = outcome.pickedThing.value_or(settings.thing);
    setSettings(settings);
    showWhatWasChosen(outcome);
}

void ToolController::apply(const Edit& edit, const Message& name, const std::optional<Selection>& selection) {
    const Level before = m_document->level();
    m_applying = true;
    m_document->apply(edit, name, selection);
    if (!edit.empty()) takeObjectiveOfFirstGoal(*m_document, before, edit.touched());
    m_applying = false;
}

// The chosen thing or room

void ToolController::showWhatWasChosen(const GestureOutcome& outcome) {
    const auto& rooms = *m_document->level().rooms;
    Chosen chosen = outcome.addsChosen ? toggled(m_chosen, outcome.chosenThing) : Chosen{outcome.chosenThing, {}};
    if (outcome.chosenRoom < rooms.size()) chosen.room = rooms[outcome.chosenRoom].id;
    choose(chosen);
    if (!chosen.nothing() && outcome.edit.empty()) emit propertiesWanted();
}

void ToolController::choose(const Chosen& chosen) {
    if (m_chosen == chosen) return;
    m_chosen = chosen;
    emit chosenChanged();
}

} // namespace delve::editor

#include "moc_tool_controller.cpp"
