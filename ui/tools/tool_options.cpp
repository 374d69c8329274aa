#include "ui/tools/tool_options.h"

#include "editor/text/message_text.h"
#include "editor/tools/hand.h"
#include "ui/palette/tile_icon.h"
#include "ui/properties/field_editor.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace delve {

namespace {

using Tools = std::vector<std::string_view>;

const Tools painting{"brush", "fill", "shape"};
const Tools symmetric{"brush", "eraser", "fill", "shape"};
const Tools selecting{"select-rectangle", "lasso", "wand", "same-tile"};

} // namespace

ToolOptions::ToolOptions(Hand& hand, QWidget* parent) : QWidget(parent), m_hand(hand), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(gridStep, 0, gridStep, 0);
    m_row->setSpacing(gridStep);
    makePainting();
    makeShapes();
    makeThing();
    makeOthers();
    connect(&hand, &Hand::toolChanged, this, &ToolOptions::showTool);
    connect(&hand, &Hand::settingsChanged, this, &ToolOptions::showTile);
    connect(&hand, &Hand::settingsChanged, this, &ToolOptions::showThing);
    showTool();
    showTile();
    showThing();
}

void ToolOptions::add(QWidget* widget, Tools tools) {
    m_row->addWidget(widget);
    m_options.push_back({widget, std::move(tools)});
}

template <class Change>
void ToolOptions::change(Change change) {
    ToolSettings settings = m_hand.settings();
    change(settings);
    m_hand.setSettings(settings);
}

QComboBox* ToolOptions::addChoice(const QString& name, const QStringList& choices, Tools tools,
                                  void (*set)(ToolSettings&, int), int (*get)(const ToolSettings&)) {
    auto* box = new QComboBox(this);
    box->addItems(choices);
    box->setToolTip(name);
    box->setAccessibleName(name);
    connect(box, &QComboBox::activated, this,
            [this, set](int index) { change([set, index](ToolSettings& settings) { set(settings, index); }); });
    const auto show = [this, box, get] { box->setCurrentIndex(get(m_hand.settings())); };
    connect(&m_hand, &Hand::settingsChanged, box, show);
    show();
    add(box, std::move(tools));
    return box;
}

QToolButton* ToolOptions::addSwitch(const QString& iconName, const QString& name, const QString& help, Tools tools,
                                    bool ToolSettings::*member) {
    auto* button = new QToolButton(this);
    button->setIcon(icon(iconName));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolTip(name + u'\n' + help);
    button->setAccessibleName(name);
    connect(button, &QToolButton::toggled, this,
            [this, member](bool on) { change([member, on](ToolSettings& settings) { settings.*member = on; }); });
    const auto show = [this, button, member] { button->setChecked(m_hand.settings().*member); };
    connect(&m_hand, &Hand::settingsChanged, button, show);
    show();
    add(button, std::move(tools));
    return button;
}

void ToolOptions::makePainting() {
    m_tile = new QToolButton(this);
    m_tile->setObjectName(QStringLiteral("tile"));
    m_tile->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tile->setAutoRaise(true);
    m_tile->setToolTip(tr("The tile that is painted. Shows the palette."));
    connect(m_tile, &QToolButton::clicked, this, &ToolOptions::paletteWanted);
    add(m_tile, painting);
    auto* size = new QSpinBox(this);
    size->setObjectName(QStringLiteral("brush-size"));
    size->setRange(1, ToolSettings::largestBrush);
    size->setPrefix(tr("Size "));
    size->setToolTip(tr("Size of the brush in cells"));
    size->setAccessibleName(size->toolTip());
    connect(size, &QSpinBox::valueChanged, this,
            [this](int value) { change([value](ToolSettings& settings) { settings.brushSize = value; }); });
    const auto show = [this, size] { size->setValue(m_hand.settings().brushSize); };
    connect(&m_hand, &Hand::settingsChanged, size, show);
    show();
    add(size, {"brush", "eraser"});
    addChoice(
        tr("Form of the brush"), {tr("Square"), tr("Round")}, {"brush", "eraser"},
        [](ToolSettings& s, int index) { s.brushForm = static_cast<BrushForm>(index); },
        [](const ToolSettings& s) { return static_cast<int>(s.brushForm); });
}

void ToolOptions::makeShapes() {
    addChoice(
        tr("Shape"), {tr("Rectangle"), tr("Ellipse"), tr("Line")}, {"shape"},
        [](ToolSettings& s, int index) { s.shape = static_cast<ShapeForm>(index); },
        [](const ToolSettings& s) { return static_cast<int>(s.shape); });
    addSwitch(QStringLiteral("filled"), tr("Filled"), tr("With what the shape encloses, not its outline alone."),
              {"shape"}, &ToolSettings::filled);
    addChoice(
        tr("Symmetry"),
        {tr("No symmetry"), tr("Left and right"), tr("Top and bottom"), tr("Both ways"), tr("Quarter turns")},
        symmetric, [](ToolSettings& s, int index) { s.symmetry = static_cast<Symmetry>(index); },
        [](const ToolSettings& s) { return static_cast<int>(s.symmetry); });
}

void ToolOptions::makeOthers() {
    addChoice(
        tr("Kind of room"), {tr("Room"), tr("Store"), tr("Boss"), tr("Start"), tr("Site"), tr("House")}, {"room"},
        [](ToolSettings& s, int index) { s.roomKind = static_cast<RoomKind>(index); },
        [](const ToolSettings& s) { return static_cast<int>(s.roomKind); });
    addChoice(
        tr("What a selection does with the one that is there"),
        {tr("New selection"), tr("Add"), tr("Take away"), tr("Keep what is in both")}, selecting,
        [](ToolSettings& s, int index) { s.combine = static_cast<Combine>(index); },
        [](const ToolSettings& s) { return static_cast<int>(s.combine); });
    addChoice(
        tr("What is pinned"), {tr("Cells"), tr("Rooms"), tr("Things")}, {"pin"},
        [](ToolSettings& s, int index) { s.pinTarget = static_cast<PinTarget>(index); },
        [](const ToolSettings& s) { return static_cast<int>(s.pinTarget); });
    addSwitch(QStringLiteral("pin"), tr("Painting pins"),
              tr("What you paint or place is pinned, so that it stays when the map is generated anew."),
              {"brush", "eraser", "fill", "shape", "room", "hall", "thing"}, &ToolSettings::pins);
}

void ToolOptions::makeThing() {
    m_thing = new QToolButton(this);
    m_thing->setObjectName(QStringLiteral("thing-kind"));
    m_thing->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_thing->setAutoRaise(true);
    m_thing->setToolTip(tr("The kind of thing that is placed. Shows the palette."));
    connect(m_thing, &QToolButton::clicked, this, &ToolOptions::paletteWanted);
    add(m_thing, {"thing"});
    m_fields = new QWidget(this);
    auto* row = new QHBoxLayout(m_fields);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    add(m_fields, {"thing"});
}

/// The kind, and what the next one of it is to carry. Where a portal leads is said once it stands.
void ToolOptions::showThing() {
    const auto kind = m_hand.settings().thing;
    if (m_fieldsOf == kind) return;
    m_fieldsOf = kind;
    Thing sample;
    sample.kind = kind;
    sample.fields = m_hand.settings().thingFields;
    m_thing->setIcon(thingIcon(sample));
    m_thing->setText(toQString(infoOf(kind).label));
    m_thing->setAccessibleName(tr("Thing: %1").arg(m_thing->text()));
    qDeleteAll(m_fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const auto& field : infoOf(kind).fields)
        if (field.type != ThingField::Type::Level && field.type != ThingField::Type::CellInLevel) addField(field);
}

void ToolOptions::addField(const ThingField& field) {
    auto* label = new QLabel(toQString(field.label), m_fields);
    label->setForegroundRole(QPalette::PlaceholderText);
    const auto set = [this, name = std::string(field.name)](const PropertyValue& value) {
        change([&](ToolSettings& settings) { settings.thingFields.set(name, value); });
    };
    auto* editor = makeFieldEditor(field, m_hand.settings().thingFields, World(), set);
    editor->setObjectName(QStringLiteral("thing-") + QString::fromStdString(std::string(field.name)));
    editor->setMaximumWidth(16 * gridStep);
    m_fields->layout()->addWidget(label);
    m_fields->layout()->addWidget(editor);
    label->show();
    editor->show();
}

void ToolOptions::showTool() {
    for (const auto& option : m_options)
        option.widget->setVisible(std::find(option.tools.begin(), option.tools.end(), m_hand.tool().id) !=
                                  option.tools.end());
}

void ToolOptions::showTile() {
    const auto tile = m_hand.settings().tile;
    const auto tiles = m_hand.document() ? m_hand.document()->world().tiles : TileCatalogue();
    m_tile->setIcon(tileIcon(tile, tiles));
    m_tile->setText(nameOf(tile, tiles));
    m_tile->setAccessibleName(tr("Tile: %1").arg(m_tile->text()));
}

} // namespace delve
