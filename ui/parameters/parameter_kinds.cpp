// The editors for flags, numbers and choices, and the table of the widgets of all kinds.

#include "editor/generation/value_scale.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "ui/fields/calm_wheel.h"
#include "ui/fields/number_field.h"
#include "ui/fields/range_slider.h"
#include "ui/fields/unit_words.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/parameters/text_editors.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace delve::ui {

namespace {

class FlagEditor : public ParameterEditor {
public:
    FlagEditor(const generation::Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent), m_box(new QCheckBox(this)) {
        describe(m_box, label());
        place(m_box);
        connect(m_box, &QCheckBox::toggled, this, [this](bool on) { tell(on); });
    }

protected:
    void showValue(const ParameterValue& value) override {
        const QSignalBlocker quiet(m_box);
        m_box->setChecked(std::get<bool>(value));
    }

private:
    QCheckBox* m_box;
};

class NumberEditor : public ParameterEditor {
public:
    NumberEditor(const generation::Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent),
          m_scale(parameter.limits.min, parameter.limits.max, parameter.kind->whole),
          m_field(new NumberField(parameter.limits.min, parameter.limits.max, parameter.kind->whole, this)),
          m_slider(new CalmWheel<QSlider>(Qt::Horizontal, this)) {
        if (const auto unit = generation::unitOf(parameter)) m_field->setUnit(unitWords(*unit));
        m_field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        m_slider->setObjectName(QStringLiteral("slider"));
        m_slider->setRange(0, m_scale.last());
        m_slider->setPageStep(std::max(1, m_scale.last() / 10));
        m_slider->setFocusPolicy(Qt::StrongFocus);
        describe(m_field, label());
        describe(m_slider, ParameterEditor::tr("%1, slider").arg(label()));
        place(m_field, m_slider);
        connect(m_field, &NumberField::numberEdited, this, [this](Decimal number) {
            showOnSlider(number);
            tell(number);
        });
        connect(m_field, &NumberField::beyondLimits, this, [this](const QString& typed) { refuse(typed); });
        dragWhileHeld(m_slider); // from the press, which already sets the value
        dragWhileHeld(m_field);
        connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
            m_field->show(m_scale.valueAt(position));
            tell(m_field->number());
        });
    }

protected:
    void showValue(const ParameterValue& value) override {
        m_field->show(std::get<Decimal>(value));
        showOnSlider(std::get<Decimal>(value));
    }

private:
    void showOnSlider(Decimal number) {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(m_scale.positionOf(number));
    }

    editor::ValueScale m_scale;
    NumberField* m_field;
    QSlider* m_slider;
};

class RangeEditor : public ParameterEditor {
public:
    RangeEditor(const generation::Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent),
          m_scale(parameter.limits.min, parameter.limits.max, parameter.kind->whole), m_from(makeField()),
          m_to(makeField()), m_slider(new RangeSlider(m_scale.last(), this)) {
        auto* pair = new QWidget(this);
        auto* row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(gridStep / 2);
        row->addWidget(m_from);
        row->addWidget(new QLabel(QStringLiteral("–"), pair));
        row->addWidget(m_to);
        if (const auto unit = generation::unitOf(parameter)) { // "1 – 7 cells"
            m_from->takeUnit(unitWords(*unit));
            m_to->setUnit(unitWords(*unit));
        }
        describe(m_from, ParameterEditor::tr("%1, from").arg(label()));
        describe(m_to, ParameterEditor::tr("%1, to").arg(label()));
        m_slider->setAccessibleName(ParameterEditor::tr("%1, slider").arg(label()));
        place(pair, m_slider);
        // A "from" above "to" raises "to", and the other way round: no range is ever refused.
        connect(m_from, &NumberField::numberEdited, this, [this](Decimal from) {
            take({from, std::max(from, m_to->number())});
        });
        connect(m_to, &NumberField::numberEdited, this, [this](Decimal to) {
            take({std::min(to, m_from->number()), to});
        });
        connect(m_slider, &RangeSlider::dragStarted, this, [this] { startDrag(); });
        connect(m_slider, &RangeSlider::dragEnded, this, [this] { endDrag(); });
        connect(m_slider, &RangeSlider::dragged, this, [this](int from, int to) { takeFromSlider(from, to); });
    }

protected:
    void showValue(const ParameterValue& value) override {
        const auto range = std::get<Range>(value);
        showFields(range);
        m_slider->show(m_scale.positionOf(range.from), m_scale.positionOf(range.to));
    }

private:
    NumberField* makeField() {
        auto* field = new NumberField(parameter().limits.min, parameter().limits.max, parameter().kind->whole, this);
        field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(field, &NumberField::beyondLimits, this, [this](const QString& typed) { refuse(typed); });
        dragWhileHeld(field);
        return field;
    }
    void showFields(const Range& range) {
        m_from->show(range.from);
        m_to->show(range.to);
    }
    void take(const Range& range) {
        showValue(range);
        tell(range);
    }
    /// The handle that did not move keeps its exact value, which may lie between two positions.
    void takeFromSlider(int from, int to) {
        const auto exact = [this](int position, Decimal before) {
            return position == m_scale.positionOf(before) ? before : m_scale.valueAt(position);
        };
        const Decimal first = exact(from, m_from->number());
        const Range range{first, std::max(first, exact(to, m_to->number()))};
        showFields(range);
        tell(range);
    }

    editor::ValueScale m_scale;
    NumberField* m_from;
    NumberField* m_to;
    RangeSlider* m_slider;
};

/// As wide as its text if there is room, on its own line if necessary. For text wider than the panel, the tool tip has
/// the complete text.
class ChoiceList : public CalmWheel<QComboBox> {
public:
    using CalmWheel<QComboBox>::CalmWheel;
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {10 * gridStep, CalmWheel<QComboBox>::minimumSizeHint().height()};
    }
};

class ChoiceEditor : public ParameterEditor {
public:
    ChoiceEditor(const generation::Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent), m_list(new ChoiceList(this)) {
        for (const auto& choice : parameter.limits.choices)
            m_list->addItem(editor::toQString(choice.label), editor::fromView(choice.name));
        m_list->setFocusPolicy(Qt::StrongFocus);
        m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        describe(m_list, label());
        place(m_list);
        connect(m_list, &QComboBox::activated, this,
                [this](int index) { tell(m_list->itemData(index).toString().toStdString()); });
    }

protected:
    void showValue(const ParameterValue& value) override {
        m_list->setCurrentIndex(m_list->findData(QString::fromStdString(std::get<std::string>(value))));
        m_list->setToolTip(m_list->currentText());
    }

private:
    QComboBox* m_list;
};

using Maker = ParameterEditor* (*)(const generation::Parameter&, const ParameterContext&, QWidget*);

template <class Editor>
ParameterEditor* make(const generation::Parameter& parameter, const ParameterContext&, QWidget* parent) {
    return new Editor(parameter, parent);
}

/// The widget of a kind of parameter.
struct KindWidget {
    const generation::SharedKind& (*kind)();
    Maker make;
};

constexpr KindWidget kindWidgets[] = {
    {generation::ParameterKinds::flag, make<FlagEditor>},
    {generation::ParameterKinds::whole, make<NumberEditor>},
    {generation::ParameterKinds::number, make<NumberEditor>},
    {generation::ParameterKinds::percent, make<NumberEditor>},
    {generation::ParameterKinds::span, make<RangeEditor>},
    {generation::ParameterKinds::numberSpan, make<RangeEditor>},
    {generation::ParameterKinds::count, make<RangeEditor>},
    {generation::ParameterKinds::choice, make<ChoiceEditor>},
    {generation::ParameterKinds::text, makeTextEditor},
    {generation::ParameterKinds::file, makeFileEditor},
    {generation::ParameterKinds::level, makeLevelEditor},
    {generation::ParameterKinds::table, makeTableEditor},
};

} // namespace

ParameterEditor* makeParameterEditor(const generation::Parameter& parameter, QWidget* parent,
                                     const ParameterContext& context) {
    for (const auto& row : kindWidgets)
        if (row.kind() == parameter.kind) return row.make(parameter, context, parent);
    return makeTextEditor(parameter, context, parent);
}

} // namespace delve::ui
