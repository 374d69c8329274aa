#include "ui/properties/value_editor.h"

#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "ui/fields/colour_button.h"
#include "ui/fields/list_when_used.h"
#include "ui/fields/number_field.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <utility>

namespace delve::ui {

namespace {

struct Values {
    Q_DECLARE_TR_FUNCTIONS(Values)
};

constexpr std::int64_t largestNumber = 1'000'000'000;

/// The targets of a reference; there may be a hundred thousand, so they are listed only when the list is used.
class ReferenceList : public ListWhenUsed {
public:
    ReferenceList(const QString& now, const ValueLimits& limits)
        : m_none(limits.leads ? Values::tr("Nowhere") : Values::tr("None")), m_all(limits.all) {
        list(limits, now);
    }

protected:
    void fill() override {
        if (m_all) list(m_all(), currentData().toString());
    }

private:
    void list(const ValueLimits& limits, const QString& now) {
        clear();
        for (qsizetype i = 0; i < limits.references.size(); ++i)
            addItem(limits.labels.value(i, limits.references[i]), limits.references[i]);
        addItem(m_none, QString());
        if (findData(now) < 0) addItem(now, now);
        setCurrentIndex(findData(now));
    }

    QString m_none;
    std::function<ValueLimits()> m_all;
};

/// One editor for each type of value, chosen by overload.
struct Maker {
    const QString& name;
    const ValueLimits& limits;
    std::function<void(PropertyValue)> changed;

    QWidget* operator()(bool value) const {
        auto* box = new QCheckBox(Values::tr("Yes"));
        box->setChecked(value);
        QObject::connect(box, &QCheckBox::toggled, box, [changed = changed](bool on) { changed(on); });
        return box;
    }
    QWidget* operator()(Decimal value) const {
        const bool whole = limits.min.has_value();
        auto* field = new NumberField(Decimal::of(limits.min.value_or(-largestNumber)),
                                      Decimal::of(limits.max.value_or(largestNumber)), whole);
        field->show(value);
        QObject::connect(field, &NumberField::numberEdited, field,
                         [changed = changed](Decimal number) { changed(number); });
        return field;
    }
    QWidget* operator()(const std::string& value) const {
        auto* field = new QLineEdit(QString::fromStdString(value));
        field->setCursorPosition(0); // a long text shows its beginning
        // Emitted on Enter, and again when the field loses focus.
        QObject::connect(field, &QLineEdit::editingFinished, field, [field, changed = changed] {
            if (!field->isModified()) return;
            field->setModified(false);
            changed(field->text().toStdString());
        });
        return field;
    }
    QWidget* operator()(Colour value) const { return colour(value); }
    [[nodiscard]] QWidget* colour(std::optional<Colour> value) const {
        auto* button = new ColourButton(value);
        QObject::connect(button, &ColourButton::colourChosen, button,
                         [changed = changed](Colour colour) { changed(colour); });
        return button;
    }
    QWidget* operator()(const Reference& value) const {
        auto* box = new ReferenceList(QString::fromStdString(value.id), limits);
        QObject::connect(box, &QComboBox::activated, box, [box, changed = changed](int index) {
            changed(Reference{box->itemData(index).toString().toStdString()});
        });
        return box;
    }
    /// A value of a later version, the stars of the gallery or a skin is shown as it begins in the file. It can be
    /// removed, but not edited.
    QWidget* operator()(const UnknownValue& value) const {
        constexpr std::size_t shown = 200; // bytes; a skin has all its pictures in it
        const bool whole = value.json.size() <= shown;
        auto* field = new QLineEdit(QString::fromStdString(value.json.substr(0, shown)) + (whole ? "" : " …"));
        field->setReadOnly(true);
        field->setToolTip(
            Values::tr("Another dock, or another version of Delvewright, wrote this value. It cannot be edited here."));
        return field;
    }
    QWidget* operator()(Cell value) const {
        auto* row = new QWidget;
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(gridStep / 2);
        auto* x = coordinate(value.x, limits.cells.width, name + QStringLiteral(" x"));
        auto* y = coordinate(value.y, limits.cells.height, name + QStringLiteral(" y"));
        layout->addWidget(x);
        layout->addWidget(y);
        const auto tell = [x, y, changed = changed] {
            changed(
                Cell{static_cast<std::int32_t>(x->number().floor()), static_cast<std::int32_t>(y->number().floor())});
        };
        QObject::connect(x, &NumberField::numberEdited, row, tell);
        QObject::connect(y, &NumberField::numberEdited, row, tell);
        return row;
    }

private:
    static NumberField* coordinate(std::int32_t value, std::int32_t side, const QString& name) {
        auto* field = new NumberField(Decimal::of(0), Decimal::of(side - 1), true);
        field->show(Decimal::of(value));
        field->setAccessibleName(name);
        return field;
    }
};

} // namespace

QWidget* makeValueEditor(const QString& name, const PropertyValue& value, const ValueLimits& limits,
                         std::function<void(PropertyValue)> changed) {
    auto* editor = std::visit(Maker{name, limits, std::move(changed)}, value);
    editor->setAccessibleName(name);
    return editor;
}

QWidget* makeColourEditor(const QString& name, std::function<void(PropertyValue)> changed) {
    auto* editor = Maker{name, {}, std::move(changed)}.colour({});
    editor->setAccessibleName(name + QStringLiteral(": ") + qobject_cast<ColourButton*>(editor)->text());
    return editor;
}

ValueLimits referencesIn(const World& world, const Level& level, const std::string* only) {
    ValueLimits limits;
    const auto add = [&limits, only](const std::string& id, const auto& label) {
        if (only && *only != id) return;
        limits.references.append(QString::fromStdString(id));
        limits.labels.append(label());
    };
    for (const auto& other : world.levels)
        add(other.id, [&other] { return Values::tr("Level %1").arg(editor::shownName(other)); });
    for (const auto& room : *level.rooms)
        add(room.id, [&room] { return Values::tr("Room at (%1, %2)").arg(room.box.x).arg(room.box.y); });
    for (const auto& thing : *level.things)
        add(thing.id, [&thing] {
            return QStringLiteral("%1 (%2, %3)")
                .arg(editor::toQString(infoOf(thing.kind).label))
                .arg(thing.at.x)
                .arg(thing.at.y);
        });
    return limits;
}

std::vector<ValueType> valueTypes() {
    return {{Values::tr("Text"), std::string()},
            {Values::tr("Number"), Decimal()},
            {Values::tr("Yes or no"), false},
            {Values::tr("Colour"), Colour{200, 120, 60}},
            {Values::tr("Reference"), Reference{}}};
}

} // namespace delve::ui
