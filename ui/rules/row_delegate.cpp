#include "ui/rules/row_delegate.h"

#include "ui/fields/number_field.h"
#include "ui/rules/rows_model.h"

#include <QComboBox>
#include <QLineEdit>

#include <algorithm>

namespace delve::ui {

RowDelegate::RowDelegate(const RowsModel& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

QWidget* RowDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto& column = m_model.column(index.column());
    QWidget* editor = nullptr;
    switch (column.kind) {
    case RowColumn::Kind::Number: editor = makeNumber(parent, column); break;
    case RowColumn::Kind::Choice: editor = makeChoice(parent, column); break;
    case RowColumn::Kind::Words:
    case RowColumn::Kind::Colour: editor = new QLineEdit(parent); break;
    case RowColumn::Kind::Glyph: editor = makeGlyph(parent); break;
    }
    editor->setAccessibleName(column.title);
    return editor;
}

QWidget* RowDelegate::makeGlyph(QWidget* parent) {
    auto* field = new QLineEdit(parent);
    field->setMaxLength(2); // a code point beyond the first plane is two units
    return field;
}

QWidget* RowDelegate::makeNumber(QWidget* parent, const RowColumn& column) const {
    auto* field = new NumberField(Decimal::of(column.min), Decimal::of(column.max), true, parent);
    connect(field, &NumberField::beyondLimits, this, [this, column](const QString& typed) {
        emit refused(tr("%1 is not a number from %2 to %3; the nearest value was used.")
                         .arg(typed, QString::number(column.min), QString::number(column.max)));
    });
    return field;
}

/// Commits the choice at once.
QWidget* RowDelegate::makeChoice(QWidget* parent, const RowColumn& column) const {
    auto* box = new QComboBox(parent);
    for (const auto& option : column.options) box->addItem(option.label, option.value);
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<RowDelegate*>(this);
        emit self->commitData(box);
        emit self->closeEditor(box);
    });
    return box;
}

void RowDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const auto value = index.data(Qt::EditRole);
    if (auto* field = qobject_cast<NumberField*>(editor)) return field->show(Decimal::of(value.toLongLong()));
    if (auto* box = qobject_cast<QComboBox*>(editor)) return box->setCurrentIndex(std::max(0, box->findData(value)));
    if (auto* line = qobject_cast<QLineEdit*>(editor)) line->setText(value.toString());
}

void RowDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (auto* field = qobject_cast<NumberField*>(editor)) {
        field->interpretText();
        model->setData(index, QVariant::fromValue<qlonglong>(field->number().floor()));
    } else if (auto* box = qobject_cast<QComboBox*>(editor)) {
        model->setData(index, box->currentData());
    } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        model->setData(index, line->text().trimmed());
    }
}

} // namespace delve::ui
