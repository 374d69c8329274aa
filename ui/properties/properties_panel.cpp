#include "ui/properties/properties_panel.h"

#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "editor/tools/pins.h"
#include "editor/tools/rooms.h"
#include "editor/tools/thing_edits.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/portal_mending.h"
#include "generation/level/portal_targets.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"
#include "ui/fields/kept_focus.h"
#include "ui/fields/number_field.h"
#include "ui/fields/pending_edits.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/message_bar.h"
#include "ui/properties/field_editor.h"
#include "ui/properties/level_facts.h"
#include "ui/properties/room_kinds.h"
#include "ui/properties/rules_rows.h"
#include "ui/properties/value_editor.h"
#include "ui/rules/tables_dialog.h"
#include "ui/theme/held_control.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

void showNumber(QLabel& in, const std::pair<QString, QString>& fact) {
    in.setText(fact.second);
    in.setAccessibleName(fact.first + QStringLiteral(": ") + fact.second);
}

/// Such a property shows the name of something else in the world.
bool hasReference(const Properties& properties) {
    return std::ranges::any_of(
        properties, [](const Property& property) { return std::holds_alternative<Reference>(property.value); });
}

} // namespace

PropertiesPanel::PropertiesPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent)
    : QWidget(parent), m_page(page), m_toolController(toolController), m_document(page.document()) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setAccessibleName(tr("Properties"));
    giveRole(*area, QAccessible::Pane);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    outer->addWidget(area);
    keepsPendingEdits(*this);
    auto* inside = new QWidget;
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(2 * gridStep, 0, 2 * gridStep, gridStep);
    m_column->addStretch(1);
    area->setWidget(inside);
    const auto mine = [this, &toolController] { return toolController.document() == &m_document; };
    connect(&toolController, &editor::ToolController::chosenChanged, this, [this, mine] {
        if (mine()) showChosen();
    });
    connect(&toolController, &editor::ToolController::toolChanged, this, [this, mine] {
        if (mine()) showLevel();
    });
    connect(&toolController, &editor::ToolController::propertiesWanted, this, [this, mine] {
        if (mine()) raiseDockOf(*this);
    });
    connect(&m_document, &editor::Document::changed, this, &PropertiesPanel::documentChanged);
    connect(&m_document, &editor::Document::generationFinished, this, &PropertiesPanel::showNotes);
    refresh();
}

void PropertiesPanel::documentChanged(const editor::DocumentChange& change) {
    if (change.ofShownLevel()) showNotes(); // drops the notes of another level, or of an undone generation
    if (change.redrawsAll()) m_shown = {};
    const bool mayShowOthers = change.redrawsAll() || (!m_changing && change.ofWorld()); // rows that no fact tells of
    if (!mayShowOthers && (m_changing || !change.ofShownLevel())) return;
    auto now = factsNow(isVisible());
    if (!mayShowOthers && now == m_facts) return;
    if (!showNumbersOf(std::move(now))) refresh();
}

/// Other levels of one recipe mostly differ in numbers alone. Writes them into the rows that are there, which takes
/// much less time than to make all rows again; false if more may differ.
bool PropertiesPanel::showNumbersOf(Facts now) {
    if (m_numbers.empty()) return false; // a thing or a room is shown
    if (hasReference(now.properties) || hasReference(now.worldProperties)) return false;
    const auto name = &LevelFacts::value_type::first;
    if (!std::ranges::equal(now.rows, m_facts.rows, {}, name, name)) return false;
    LevelFacts rows = std::exchange(now.rows, m_facts.rows);
    if (now != m_facts) return false;
    m_facts.rows = std::move(rows);
    for (std::size_t i = 0; i < m_numbers.size(); ++i) showNumber(*m_numbers[i], m_facts.rows[i]);
    return true;
}

void PropertiesPanel::showChosen() {
    m_shown = m_toolController.chosen();
    refresh();
}

void PropertiesPanel::showThing(const std::string& id) {
    m_shown = {id, {}};
    refresh();
}

void PropertiesPanel::showRoom(RoomId room) {
    m_shown = {{}, (*m_document.level().rooms)[room].id};
    refresh();
}

void PropertiesPanel::showLevel() {
    m_shown = {};
    refresh();
}

void PropertiesPanel::refresh() {
    const KeptFocus focus(m_content);
    m_numbers.clear();
    if (m_content) m_content->deleteLater(); // the call may come from one of its controls
    if (m_content) m_content->hide();
    fill();
    alignFields();
    joinHeldSteps();
    m_content->show(); // now, not once it is laid out: a hidden widget cannot take the focus
    focus.giveBack(*m_content);
}

/// Joins all changes of a number field while the mouse or a key holds it into one step.
void PropertiesPanel::joinHeldSteps() {
    for (auto* field : m_content->findChildren<NumberField*>()) {
        auto* hold = new HeldControl(field);
        connect(hold, &HeldControl::held, this, [this] { m_document.beginDrag(); });
        connect(hold, &HeldControl::released, this, [this] { m_document.endDrag(); });
    }
}

void PropertiesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    auto now = factsNow(isVisible());
    if (now != m_facts && !showNumbersOf(std::move(now))) refresh();
}

/// `counts`: with the level's statistics, which are counted only while the panel is visible.
PropertiesPanel::Facts PropertiesPanel::factsNow(bool counts) {
    const auto& level = m_document.level();
    if (m_shown.several()) {
        if (auto shared = editor::whatIsShared(level, editor::thingsOf(m_shown, level)); shared.count > 1)
            return {.several = std::move(shared)};
    }
    if (const auto* thing = m_shown.thing.empty() ? nullptr : editor::findThing(level, m_shown.thing))
        return {.thing = *thing, .pinned = editor::isPinned(level, thing->id)};
    if (const RoomId number = editor::roomOf(m_shown, level); number != noRoom) {
        const Room& room = (*level.rooms)[number];
        return {.room = room, .pinned = level.isPinned(room.box.centre())};
    }
    const auto& world = m_document.world();
    return {.name = level.name,
            .properties = level.properties,
            .rows = counts ? levelFacts(level) : m_facts.rows,
            .mission = counts ? m_mission.of(level, world.tiles) : m_facts.mission,
            .worldName = world.name,
            .rules = world.rules,
            .worldProperties = world.properties};
}

/// Shows the chosen thing or room, or the level if that no longer exists.
void PropertiesPanel::fill() {
    m_facts = factsNow(true);
    if (m_facts.several.count > 1) return fillSeveral();
    const auto& level = m_document.level();
    const Thing* thing = m_shown.thing.empty() ? nullptr : editor::findThing(level, m_shown.thing);
    if (thing) return fillThing(*thing);
    if (const RoomId room = editor::roomOf(m_shown, level); room != noRoom) return fillRoom((*level.rooms)[room]);
    fillLevel();
}

// Things

void PropertiesPanel::fillThing(const Thing& thing) {
    begin(editor::toQString(infoOf(thing.kind).label));
    auto* place = new QLabel(QStringLiteral("%1, %2").arg(thing.at.x).arg(thing.at.y), m_content);
    addRow(tr("Cell"), place);
    for (const auto& field : infoOf(thing.kind).fields) addField(thing, field);
    if (thing.kind == ThingKind::Portal) {
        auto* pick = new QPushButton(tr("Pick on the map"), m_content);
        pick->setObjectName(QStringLiteral("pick-target"));
        pick->setToolTip(tr("Click this, then the portal's target cell on any level."));
        connect(pick, &QPushButton::clicked, this, [this, id = thing.id] { pickTarget(id); });
        m_rows->addWidget(pick);
    }
    addPinned(editor::isPinned(m_document.level(), thing.id), [this, id = thing.id, kind = thing.kind](bool pinned) {
        changeLevel(editor::stepOn(pinned ? DELVE_TEXT("step", "Pin %1") : DELVE_TEXT("step", "Unpin %1"), kind),
                    [&id, pinned](Level& level) { editor::pinThings(level, std::span(&id, 1), pinned); });
    });
    addFurther(thing.properties, [this, id = thing.id, kind = thing.kind](const Properties& properties) {
        changeThing(id, editor::stepOn(DELVE_TEXT("step", "Change properties of %1"), kind),
                    [&properties](Thing& changed) { changed.properties = properties; });
    });
}

void PropertiesPanel::addField(const Thing& thing, const ThingField& field) {
    const bool leads = field.type == ThingField::Type::Level; // another level has other cells
    Message step = editor::stepOn(DELVE_TEXT("step", "Change %1: %2"), thing.kind);
    step.arguments.push_back(field.label.source);
    const auto set = [this, leads, step, id = thing.id, key = std::string(field.name)](const PropertyValue& now) {
        changeThing(id, step, [this, &key, &now](Thing& changed) {
            changed.fields.set(key, now);
            if (changed.kind == ThingKind::Portal) mendPortal(changed, m_document.level(), m_document.world());
        });
        if (leads) refresh();
    };
    const auto* const target = portalTarget(thing, m_document.level(), m_document.world());
    const Size cells = target ? target->size() : m_document.level().size();
    const auto tables = [this] { return m_document.world().tables; };
    addRow(editor::toQString(field.label),
           makeFieldEditor(field, thing.fields, m_document.world(), cells, tables, set));
}

void PropertiesPanel::changeThing(const std::string& id, const Message& name,
                                  const std::function<void(Thing&)>& change) {
    changeLevel(name, [&id, &change](Level& level) {
        for (auto& thing : level.things.write()) {
            if (thing.id != id) continue;
            const Thing before = thing;
            change(thing);
            editor::swapStarts(level, before, Thing(thing));
            return;
        }
    });
}

/// The next press on the map, on any level, sets the target of the portal.
void PropertiesPanel::pickTarget(const std::string& portal) {
    const auto home = m_document.currentLevel();
    m_page.messages().tellNotes({tr("Click the portal's target cell, on any level of the list. Esc cancels.")});
    m_page.map().setFocus();
    m_page.map().pickCell([this, portal, home](std::optional<Cell> cell) {
        m_page.messages().dismiss();
        const Reference target{m_document.level().id};
        m_page.trail().goTo(home);
        if (cell)
            changeThing(portal, DELVE_TEXT("step", "Set portal target"), [&target, &cell](Thing& thing) {
                thing.fields.set("level", target);
                thing.fields.set("cell", *cell);
            });
        m_toolController.choose({portal, {}});
        showThing(portal);
    });
}

// Rooms

void PropertiesPanel::fillRoom(const Room& room) {
    begin(tr("Room at (%1, %2)").arg(room.box.x).arg(room.box.y));
    auto* kind = new QComboBox(m_content);
    kind->addItems(roomKindNames());
    kind->setCurrentIndex(static_cast<int>(room.kind));
    kind->setAccessibleName(tr("Kind of room"));
    connect(kind, &QComboBox::activated, this, [this, id = room.id](int index) {
        changeRoom(id, DELVE_TEXT("step", "Change the kind of the room at (%1, %2)"),
                   [index](Room& changed) { changed.kind = static_cast<RoomKind>(index); });
    });
    addRow(tr("Kind"), kind);
    addRow(tr("Size"), new QLabel(tr("%1 × %2").arg(room.box.width).arg(room.box.height), m_content));
    const auto& level = m_document.level();
    addPinned(level.isPinned(room.box.centre()), [this, id = room.id](bool pinned) {
        const auto& now = m_document.level();
        const RoomId number = editor::roomOf({{}, id}, now);
        if (number != noRoom)
            changeLevel(editor::stepOfPinning((*now.rooms)[number], pinned),
                        [number, pinned](Level& changed) { editor::pinRoom(changed, number, pinned); });
    });
    addFurther(room.properties, [this, id = room.id](const Properties& properties) {
        changeRoom(id, DELVE_TEXT("step", "Change properties of the room at (%1, %2)"),
                   [&properties](Room& changed) { changed.properties = properties; });
    });
    addRoomId(room.id);
}

void PropertiesPanel::changeRoom(const std::string& id, const Text& name, const std::function<void(Room&)>& change) {
    const auto& now = m_document.level();
    const RoomId room = editor::roomOf({{}, id}, now);
    if (room == noRoom) return;
    changeLevel(editor::stepOnRoom(name, (*now.rooms)[room]),
                [room, &change](Level& level) { change(level.rooms.write()[room]); });
}

// Levels and worlds

void PropertiesPanel::fillLevel() {
    const auto& level = m_document.level();
    begin(tr("Level"));
    const auto rename = [this](const PropertyValue& value) {
        const auto typed = QString::fromStdString(std::get<std::string>(value));
        changeLevel({DELVE_TEXT("step", "Rename level to “%1”"), {typed.toStdString()}},
                    [&typed](Level& changed) { changed.name = editor::keptName(changed, typed); });
    };
    addRow(tr("Name"), makeValueEditor(tr("Name of the level"), editor::shownName(level).toStdString(), {}, rename));
    fillFacts();
    fillMission();
    addFurther(level.properties, [this](const Properties& properties) {
        changeLevel(editor::stepOnLevel(DELVE_TEXT("step", "Change properties of level “%1”"), m_document.level()),
                    [&properties](Level& changed) { changed.properties = properties; });
    });
    fillWorld();
}

/// The level's statistics, and the notes about what its generation could not satisfy.
void PropertiesPanel::fillFacts() {
    for (const auto& fact : m_facts.rows) {
        auto* text = new QLabel(m_content);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setAlignment(Qt::AlignRight);
        showNumber(*text, fact);
        addRow(fact.first, text);
        m_numbers.push_back(text);
    }
    m_notes = new QLabel(m_content);
    m_notes->setWordWrap(true);
    m_rows->addWidget(m_notes);
    showNotes();
}

void PropertiesPanel::showNotes() {
    if (!m_notes) return;
    QStringList notes;
    for (const auto& note : m_document.lastGeneration().notes) notes.append(editor::toQString(note));
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    m_notes->setVisible(!notes.isEmpty());
}

void PropertiesPanel::fillWorld() {
    const auto& world = m_document.world();
    addCaption(tr("World"))->setContentsMargins(0, 2 * gridStep, 0, 0);
    const auto rename = [this](const PropertyValue& value) {
        const auto typed = QString::fromStdString(std::get<std::string>(value));
        changeWorld({DELVE_TEXT("step", "Rename world to “%1”"), {typed.toStdString()}},
                    [&typed](World& w) { w.name = editor::keptName(w.name, typed); });
    };
    addRow(tr("Name"),
           makeValueEditor(tr("Name of the world"), editor::shownLevelName(world.name).toStdString(), {}, rename));
    addRulesRows(
        *world.rules, [this](const QString& name, QWidget* control) { addRow(name, control); },
        [this](const Text& rule, const std::function<void(Rules&)>& change) {
            const auto before = m_document.world().rules->objective;
            changeWorld(Message{DELVE_TEXT("step", "Change rule “%1”"), {rule.source}}.withWords(rule.context),
                        [&change](World& w) { change(w.rules.write()); });
            const auto& after = m_document.world().rules->objective;
            if (after != before && (hasOptions(before) || hasOptions(after))) refresh();
        },
        [this] { m_document.chooseObjective(); });
    auto* tables = new QPushButton(tr("Tables…"), m_content);
    tables->setObjectName(QStringLiteral("tables"));
    tables->setToolTip(tr("Enemies, goods of the store, encounters, purposes of rooms and set pieces."));
    connect(tables, &QPushButton::clicked, this, [this] { showTablesOf(m_page); });
    m_rows->addWidget(tables);
    addFurther(world.properties, [this](const Properties& properties) {
        changeWorld(DELVE_TEXT("step", "Change properties of the world"),
                    [&properties](World& w) { w.properties = properties; });
    });
}

void PropertiesPanel::changeLevel(const Message& name, const std::function<void(Level&)>& change) {
    Level after = m_document.level();
    change(after);
    apply(after, name);
}

void PropertiesPanel::apply(const Level& after, const Message& name) {
    m_changing = true;
    m_document.apply(Edit::between(m_document.level(), after), name);
    m_changing = false;
    m_facts = factsNow(isVisible()); // the control already shows this change; an undo of it will differ again
}

void PropertiesPanel::changeWorld(const Message& name, const std::function<void(World&)>& change) {
    World after = m_document.world();
    change(after);
    m_changing = true;
    m_document.applyWorld(WorldEdit::between(m_document.world(), after), name);
    m_changing = false;
    m_facts = factsNow(isVisible());
}

} // namespace delve::ui
