// The part of PropertiesPanel that creates its rows.
#include "editor/document/document.h"
#include "editor/ldtk/ldtk_properties.h"
#include "editor/tiled/tiled_properties.h"
#include "generation/level/printable.h"
#include "ui/fields/field_row.h"
#include "ui/fields/number_field.h"
#include "ui/properties/properties_panel.h"
#include "ui/properties/value_editor.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <vector>

namespace delve::ui {

void PropertiesPanel::begin(const QString& title) {
    m_content = new QWidget;
    m_rows = new QVBoxLayout(m_content);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(gridStep / 2);
    (void)addCaption(title);
    m_column->insertWidget(0, m_content);
}

QLabel* PropertiesPanel::addCaption(const QString& text) {
    m_caption = text;
    auto* caption = new QLabel(text, m_content);
    auto font = caption->font();
    font.setWeight(QFont::DemiBold);
    caption->setFont(font);
    m_rows->addWidget(caption);
    return caption;
}

void PropertiesPanel::addRow(const QString& name, QWidget* field) {
    if (auto* number = qobject_cast<NumberField*>(field)) // as wide as the column
        number->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_rows->addWidget(new FieldRow(name, field, m_content));
}

/// The fields of all rows stand under each other, as wide as the widest; so do the facts, which are narrower.
void PropertiesPanel::alignFields() {
    for (const bool texts : {false, true}) {
        std::vector<FieldRow*> rows;
        int width = 0;
        for (auto* child : m_content->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            auto* row = dynamic_cast<FieldRow*>(child);
            if (!row || row->showsText() != texts) continue;
            width = std::max(width, row->columnWidth());
            rows.push_back(row);
        }
        for (auto* row : rows) row->setColumnWidth(width);
    }
}

/// Small, to copy: files refer to the room by it.
void PropertiesPanel::addRoomId(const std::string& id) {
    auto* line = new QLineEdit(QString::fromStdString(safeLine(id)), m_content);
    line->setReadOnly(true);
    line->setFrame(false);
    line->setAccessibleName(tr("Id"));
    auto font = line->font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    line->setFont(font);
    addRow(tr("Id"), line);
}

void PropertiesPanel::addPinned(bool pinned, const std::function<void(bool)>& change) {
    auto* box = new QCheckBox(tr("Pinned"), m_content);
    box->setToolTip(tr("Stays unchanged when the map is regenerated."));
    box->setChecked(pinned);
    connect(box, &QCheckBox::toggled, this, change);
    m_rows->addWidget(box);
}

/// Each change updates the properties as they are by then. The control is kept, since it may be held.
void PropertiesPanel::addFurther(const Properties& properties, const Changed& changed) {
    const auto now = std::make_shared<Properties>(properties);
    for (const auto& property : properties) {
        if (editor::isKeptForTiled(property) || editor::isKeptForLdtk(property)) continue;
        const QString name = QString::fromStdString(safeLine(property.name));
        auto* row = new QWidget(m_content);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(gridStep / 2);
        const auto set = [now, changed, key = property.name](const PropertyValue& value) {
            now->set(key, value);
            changed(*now);
        };
        layout->addWidget(makeValueEditor(name, property.value, limitsOf(property.value), set), 1);
        auto* remove = iconButton(QStringLiteral("remove"), tr("Remove “%1”").arg(name), row);
        connect(remove, &QToolButton::clicked, this, [this, now, changed, key = property.name] {
            Properties after = *now;
            after.remove(key);
            changed(after);
            refresh();
        });
        layout->addWidget(remove);
        addRow(name, row);
    }
    addNew(now, changed);
}

ValueLimits PropertiesPanel::limitsOf(const PropertyValue& value) const {
    const auto* reference = std::get_if<Reference>(&value);
    if (!reference) return {};
    auto limits = referencesIn(m_document.world(), m_document.level(), &reference->id);
    limits.all = [&document = m_document] { return referencesIn(document.world(), document.level()); };
    return limits;
}

void PropertiesPanel::addNew(const std::shared_ptr<Properties>& now, const Changed& changed) {
    auto* row = new QWidget(m_content);
    auto* layout = new QGridLayout(row); // the name above its type: the dock is too narrow for both side by side
    layout->setContentsMargins(0, gridStep, 0, 0);
    layout->setSpacing(gridStep / 2);
    auto* name = new QLineEdit(row);
    name->setObjectName(QStringLiteral("new-property"));
    name->setPlaceholderText(tr("New property"));
    name->setAccessibleName(tr("Name of a new property"));
    auto* type = new QComboBox(row);
    type->setAccessibleName(tr("Type of the new property"));
    for (QWidget* part : std::initializer_list<QWidget*>{name, type}) part->setAccessibleDescription(m_caption);
    for (const auto& kind : valueTypes()) type->addItem(kind.label);
    auto* add = iconButton(QStringLiteral("add"), tr("Add the property"), row);
    add->setAccessibleDescription(m_caption);
    layout->addWidget(name, 0, 0, 1, 2);
    layout->addWidget(type, 1, 0);
    layout->addWidget(add, 1, 1);
    layout->setColumnStretch(0, 1);
    const auto take = [this, name, type, now, changed] {
        const auto key = name->text().trimmed().toStdString();
        if (key.empty() || now->find(key)) return;
        Properties after = *now;
        after.set(key, valueTypes()[static_cast<std::size_t>(type->currentIndex())].first);
        changed(after);
        refresh();
    };
    connect(add, &QToolButton::clicked, this, take);
    connect(name, &QLineEdit::returnPressed, this, take);
    connect(name, &QLineEdit::textChanged, this, [name, add, now](const QString& text) {
        const bool taken = now->find(text.trimmed().toStdString()) != nullptr;
        add->setEnabled(!taken);
        name->setToolTip(taken ? tr("A property with this name already exists.") : QString());
        if (taken) QToolTip::showText(name->mapToGlobal(name->rect().bottomLeft()), name->toolTip(), name);
        else QToolTip::hideText();
    });
    m_rows->addWidget(row);
}

} // namespace delve::ui
