// The part of PropertiesPanel that edits several things at once.
#include "editor/text/message_text.h"
#include "editor/tools/pins.h"
#include "editor/tools/thing_edits.h"
#include "generation/level/portal_targets.h"
#include "generation/level/printable.h"
#include "ui/properties/field_editor.h"
#include "ui/properties/mixed_value.h"
#include "ui/properties/properties_panel.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <string>
#include <string_view>
#include <unordered_set>
#include <variant>
#include <vector>

namespace delve::ui {

namespace {

/// Of these things, those that have no such property: a new one must not overwrite what is there.
std::vector<std::string> withoutProperty(const Level& level, const std::vector<std::string>& ids,
                                         std::string_view name) {
    const std::unordered_set<std::string_view> wanted(ids.begin(), ids.end());
    std::vector<std::string> without;
    for (const auto& thing : *level.things)
        if (wanted.contains(thing.id) && !thing.properties.find(name)) without.push_back(thing.id);
    return without;
}

} // namespace

void PropertiesPanel::fillSeveral() {
    const auto& shared = m_facts.several;
    const auto count = static_cast<int>(shared.count);
    begin(shared.kind ? tr("%1: %n thing(s)", nullptr, count).arg(editor::toQString(infoOf(*shared.kind).label))
                      : tr("%n thing(s)", nullptr, count));
    const auto things = editor::thingsOf(m_shown, m_document.level());
    for (const auto& field : shared.fields) addShared(field, *things.front());
    const auto set = [this](bool pinned) {
        const auto number = static_cast<std::int64_t>(m_facts.several.count);
        changeSeveral(
            {pinned ? DELVE_TEXT_N("step", "Pin %n thing(s)") : DELVE_TEXT_N("step", "Unpin %n thing(s)"), number, {}},
            [pinned](Level& level, const auto& ids) { editor::pinThings(level, ids, pinned); });
    };
    addPinned(shared.pinned.value_or(false), set);
    if (!shared.pinned) showMixed(*m_content->findChild<QCheckBox*>(QString(), Qt::FindDirectChildrenOnly));
    for (const auto& property : shared.properties) addSharedProperty(property);
    const auto now = std::make_shared<Properties>();
    addNew(now, [this](const Properties& added) {
        for (const auto& property : added)
            changeSeveral(editor::stepOfSetting(property.name, m_facts.several.count),
                          [&property](Level& level, const auto& ids) {
                              const auto without = withoutProperty(level, ids, property.name);
                              editor::setProperty(level, without, property.name, property.value);
                          });
    });
}

void PropertiesPanel::addShared(const editor::SharedValue& shared, const Thing& first) {
    using Type = ThingField::Type;
    const auto& field = *shared.field;
    if (field.type == Type::CellInLevel && shared.mixed)
        return addRow(editor::toQString(field.label), new QLabel(tr("mixed"), m_content));
    const bool leads = field.type == Type::Level; // another level has other cells
    Properties values;
    if (shared.value) values.set(field.name, *shared.value);
    const auto* const target = portalTarget(first, m_document.level(), m_document.world());
    const auto set = [this, leads, name = shared.name, label = field.label](const PropertyValue& value) {
        changeSeveral(
            editor::stepOfSetting(label.source, m_facts.several.count, label.context),
            [&](Level& level, const auto& ids) { editor::setField(level, ids, name, value, m_document.world()); });
        if (leads) refresh();
    };
    auto* editor = makeFieldEditor(
        field, values, m_document.world(), target ? target->size() : m_document.level().size(),
        [this] { return m_document.world().tables; }, set);
    if (shared.mixed) showMixed(*editor);
    addRow(editor::toQString(field.label), editor);
}

void PropertiesPanel::addSharedProperty(const editor::SharedValue& shared) {
    const QString name = QString::fromStdString(safeLine(shared.name));
    auto* row = new QWidget(m_content);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep / 2);
    const auto set = [this, key = shared.name](const std::optional<PropertyValue>& value) {
        changeSeveral(editor::stepOfSetting(key, m_facts.several.count),
                      [&](Level& level, const auto& ids) { editor::setProperty(level, ids, key, value); });
    };
    // Two numbers of which one is entered would overwrite the other, too.
    if (shared.mixed && std::holds_alternative<Cell>(*shared.value)) layout->addWidget(new QLabel(tr("mixed"), row), 1);
    else {
        auto* editor = makeValueEditor(name, *shared.value, limitsOf(*shared.value),
                                       [set](const PropertyValue& value) { set(value); });
        if (shared.mixed) showMixed(*editor);
        layout->addWidget(editor, 1);
    }
    auto* remove = iconButton(QStringLiteral("remove"), tr("Remove “%1”").arg(name), row);
    connect(remove, &QToolButton::clicked, this, [this, set] {
        set({});
        refresh();
    });
    layout->addWidget(remove);
    addRow(name, row);
}

void PropertiesPanel::changeSeveral(const Message& name,
                                    const std::function<void(Level&, const std::vector<std::string>&)>& change) {
    changeLevel(name, [this, &change](Level& level) { change(level, m_shown.things()); });
}

} // namespace delve::ui
