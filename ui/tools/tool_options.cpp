#include "ui/tools/tool_options.h"

#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"
#include "ui/actions/action.h"
#include "ui/fields/icon_choice.h"
#include "ui/palette/tile_icon.h"
#include "ui/properties/field_editor.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"
#include "ui/tools/setting_choices.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace delve::ui {

namespace {

using Tools = std::vector<std::string_view>;

const Tools painting{"brush", "fill", "shape"};
const Tools brushing{"brush", "eraser", "pin", "shape"};

QComboBox* makeList(const SettingChoice& choice, QWidget* parent) {
    const auto hasIcon = [](const SettingChoice::Option& option) { return *option.icon != '\0'; };
    QComboBox* box = nullptr;
    if (std::ranges::all_of(choice.options, hasIcon)) {
        box = new IconChoice(choice.name, parent);
    } else {
        box = new QComboBox(parent);
        box->setToolTip(choice.name);
        box->setAccessibleName(choice.name);
    }
    for (const auto& option : choice.options)
        if (hasIcon(option)) box->addItem(icon(QString::fromLatin1(option.icon)), option.name);
        else box->addItem(option.name);
    return box;
}

} // namespace

ToolOptions::ToolOptions(editor::ToolController& toolController, QLayout& row, QWidget* parent)
    : QObject(parent), m_toolController(toolController), m_parent(parent), m_row(row) {
    makePainting();
    makeShapes();
    makeThing();
    makeOthers();
    connect(&toolController, &editor::ToolController::toolChanged, this, &ToolOptions::showTool);
    connect(&toolController, &editor::ToolController::settingsChanged, this, &ToolOptions::showTool);
    connect(&toolController, &editor::ToolController::settingsChanged, this, &ToolOptions::showTile);
    connect(&toolController, &editor::ToolController::settingsChanged, this, &ToolOptions::showThing);
    showTool();
    showTile();
    showThing();
}

void ToolOptions::add(QWidget* widget, Tools tools) {
    m_row.addWidget(widget);
    m_options.push_back({widget, std::move(tools)});
}

void ToolOptions::setEnabled(bool enabled) {
    for (const auto& option : m_options) option.widget->setEnabled(enabled);
}

template <class Change>
void ToolOptions::change(Change change) {
    editor::ToolSettings settings = m_toolController.settings();
    change(settings);
    m_toolController.setSettings(settings);
}

QComboBox* ToolOptions::addChoice(const char* id) {
    const auto choices = settingChoices();
    const auto& choice = *std::ranges::find(choices, std::string_view(id), &SettingChoice::id);
    auto* box = makeList(choice, m_parent);
    connect(box, &QComboBox::activated, this, [this, set = choice.set](int index) {
        change([set, index](editor::ToolSettings& settings) { set(settings, index); });
    });
    const auto show = [this, box, get = choice.get] { box->setCurrentIndex(get(m_toolController.settings())); };
    connect(&m_toolController, &editor::ToolController::settingsChanged, box, show);
    show();
    add(box, choice.tools);
    return box;
}

QToolButton* ToolOptions::addSwitch(const char* id) {
    const auto switches = settingSwitches();
    const auto& wanted = *std::ranges::find(switches, std::string_view(id), &SettingSwitch::id);
    auto* button = iconButton(QString::fromLatin1(wanted.icon), wanted.name, m_parent, wanted.help);
    button->setCheckable(true);
    button->setProperty(actionOfButton, QStringLiteral("switch.") + QLatin1String(wanted.id));
    connect(button, &QToolButton::toggled, this, [this, member = wanted.member](bool on) {
        change([member, on](editor::ToolSettings& settings) { settings.*member = on; });
    });
    const auto show = [this, button, member = wanted.member] {
        button->setChecked(m_toolController.settings().*member);
    };
    connect(&m_toolController, &editor::ToolController::settingsChanged, button, show);
    show();
    add(button, wanted.tools);
    return button;
}

void ToolOptions::makePainting() {
    m_tile = new QToolButton(m_parent);
    m_tile->setObjectName(QStringLiteral("tile"));
    m_tile->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tile->setAutoRaise(true);
    m_tile->setToolTip(tr("The tile to paint with. Click to show the palette."));
    connect(m_tile, &QToolButton::clicked, &m_toolController, &editor::ToolController::paletteWanted);
    add(m_tile, painting);
    auto* size = new QSpinBox(m_parent);
    size->setObjectName(QStringLiteral("brush-size"));
    size->setRange(1, editor::ToolSettings::largestBrush);
    size->setPrefix(tr("Size "));
    size->setToolTip(tr("Brush size in cells"));
    size->setAccessibleName(size->toolTip());
    connect(size, &QSpinBox::valueChanged, this,
            [this](int value) { change([value](editor::ToolSettings& settings) { settings.brushSize = value; }); });
    const auto show = [this, size] { size->setValue(m_toolController.settings().brushSize); };
    connect(&m_toolController, &editor::ToolController::settingsChanged, size, show);
    show();
    add(size, brushing);
    m_ofBrush = {size, addChoice("brush")};
}

void ToolOptions::makeShapes() {
    addChoice("shape");
    m_filled = addSwitch("filled");
    addChoice("symmetry");
}

void ToolOptions::makeOthers() {
    for (const char* id : {"room", "combine", "pin"}) addChoice(id);
    for (const char* id : {"pins", "paste-void", "leave-floor"}) addSwitch(id);
}

void ToolOptions::makeThing() {
    m_thing = new QToolButton(m_parent);
    m_thing->setObjectName(QStringLiteral("thing-kind"));
    m_thing->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_thing->setAutoRaise(true);
    m_thing->setToolTip(tr("The kind of thing to place. Click to show the palette."));
    connect(m_thing, &QToolButton::clicked, &m_toolController, &editor::ToolController::paletteWanted);
    add(m_thing, {"thing"});
    m_fields = new QWidget(m_parent);
    auto* row = new QHBoxLayout(m_fields);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    add(m_fields, {"thing"});
}

/// The kind, and the fields for the next thing of it. A portal's target is set after it is placed.
void ToolOptions::showThing() {
    const auto kind = m_toolController.settings().thing;
    if (m_fieldsOf == kind) return;
    m_fieldsOf = kind;
    Thing sample;
    sample.kind = kind;
    sample.fields = m_toolController.settings().thingFields;
    m_thing->setIcon(thingIcon(sample));
    m_thing->setText(editor::toQString(infoOf(kind).label));
    m_thing->setAccessibleName(tr("Thing: %1").arg(m_thing->text()));
    qDeleteAll(m_fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const auto& field : infoOf(kind).fields)
        if (field.type != ThingField::Type::Level && field.type != ThingField::Type::CellInLevel) addField(field);
}

void ToolOptions::addField(const ThingField& field) {
    auto* label = new QLabel(editor::toQString(field.label), m_fields);
    label->setForegroundRole(QPalette::PlaceholderText);
    const auto set = [this, name = std::string(field.name)](const PropertyValue& value) {
        change([&](editor::ToolSettings& settings) { settings.thingFields.set(name, value); });
    };
    const auto tables = [this] {
        return m_toolController.document() ? m_toolController.document()->world().tables : Tables();
    };
    const auto& fields = m_toolController.settings().thingFields;
    auto* editor = makeFieldEditor(field, fields, World(), {}, tables, set);
    editor->setObjectName(QStringLiteral("thing-") + QString::fromStdString(std::string(field.name)));
    editor->setMaximumWidth(16 * gridStep);
    m_fields->layout()->addWidget(label);
    m_fields->layout()->addWidget(editor);
    label->show();
    editor->show();
}

/// The line is the only shape that is drawn with the brush.
void ToolOptions::showTool() {
    const bool shape = m_toolController.tool().id == "shape";
    const bool area = shape && m_toolController.settings().shape != editor::ShapeForm::Line;
    for (const auto& option : m_options) {
        const bool meant = std::ranges::find(option.tools, m_toolController.tool().id) != option.tools.end();
        const bool hidden =
            area ? std::ranges::find(m_ofBrush, option.widget) != m_ofBrush.end() : shape && option.widget == m_filled;
        option.widget->setVisible(meant && !hidden);
    }
}

void ToolOptions::showTile() {
    const auto tile = m_toolController.settings().tile;
    const auto tiles = m_toolController.document() ? m_toolController.document()->world().tiles : TileCatalogue();
    m_tile->setIcon(tileIcon(tile, tiles));
    m_tile->setText(nameOf(tile, tiles));
    m_tile->setAccessibleName(tr("Tile: %1").arg(m_tile->text()));
}

} // namespace delve::ui
