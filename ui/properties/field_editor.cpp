#include "ui/properties/field_editor.h"

#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "ui/properties/table_row_list.h"
#include "ui/properties/value_editor.h"

namespace delve::ui {

namespace {

PropertyValue defaultOf(const ThingField& field) {
    using Type = ThingField::Type;
    switch (field.type) {
    case Type::Whole: return Decimal::of(field.defaultValue);
    case Type::Colour: break; // none by default: the thing has the colour of its picture
    case Type::Level: return Reference{};
    case Type::CellInLevel: return Cell{};
    case Type::Word:
    case Type::Text: break;
    }
    return std::string();
}

ValueLimits limitsOf(const ThingField& field, const World& world, Size cells) {
    ValueLimits limits;
    limits.cells = cells;
    if (field.type == ThingField::Type::Whole) {
        limits.min = field.min;
        limits.max = field.max;
    }
    limits.leads = field.type == ThingField::Type::Level;
    if (limits.leads)
        for (const auto& level : world.levels) {
            limits.references.append(QString::fromStdString(level.id));
            limits.labels.append(editor::shownName(level));
        }
    return limits;
}

} // namespace

QWidget* makeFieldEditor(const ThingField& field, const Properties& fields, const World& world, Size cells,
                         std::function<Tables()> tables, std::function<void(PropertyValue)> changed) {
    const auto* value = fields.find(field.name);
    const auto rows = tableNamedBy(field);
    if (rows && (!value || std::holds_alternative<std::string>(*value)))
        return makeTableRowList(*rows, editor::toQString(field.label), rowNamedIn(fields, field), std::move(tables),
                                std::move(changed));
    if (!value && field.type == ThingField::Type::Colour)
        return makeColourEditor(editor::toQString(field.label), std::move(changed));
    return makeValueEditor(editor::toQString(field.label), value ? *value : defaultOf(field),
                           limitsOf(field, world, cells), std::move(changed));
}

} // namespace delve::ui
