#include "ui/survey/comparison_model.h"

#include "ui/measures/measure_names.h"
#include "ui/measures/strip.h"
#include "ui/survey/survey_rows_model.h"

#include <QFont>

#include <cmath>
#include <utility>

namespace delve::ui {
namespace {

QString withUnit(Decimal value, const std::string& measure) {
    const auto unit = measureUnit(measure);
    return unit.isEmpty() ? numberText(value) : numberText(value) + QChar(QChar::Nbsp) + unit;
}

QString signedText(Decimal difference) {
    const auto text = numberText(difference);
    return difference > Decimal() ? u'+' + text : text;
}

} // namespace

void ComparisonModel::show(std::vector<editor::ComparedMeasure> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QString ComparisonModel::textAt(const QModelIndex& index) const {
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case MeasureColumn: return measureName(row.measure);
    case BeforeColumn: return withUnit(row.before, row.measure);
    case AfterColumn: return withUnit(row.after, row.measure);
    case DifferenceColumn: return signedText(Decimal::ofThousandths(row.after.thousandths - row.before.thousandths));
    case HigherColumn: return QStringLiteral("%1").arg(std::lround(row.higher * 100)) + QChar(QChar::Nbsp) + u'%';
    case ChanceColumn:
        if (!row.probability) return tr("too few levels");
        return row.beyondChance ? tr("more than chance") : tr("could be chance");
    default: return {};
    }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const bool number = index.column() != MeasureColumn && index.column() != ChanceColumn;
    if (role == Qt::DisplayRole) return textAt(index);
    if (role == Qt::TextAlignmentRole) return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::FontRole && m_rows[static_cast<std::size_t>(index.row())].beyondChance) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation direction, int role) const {
    if (direction != Qt::Horizontal) return {};
    const bool number = section != MeasureColumn && section != ChanceColumn;
    if (role == Qt::TextAlignmentRole) return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == ChanceColumn)
        return tr("By the ranks of all values (Mann–Whitney), corrected for the number of measures (Holm): of "
                  "comparisons of like settings, at most one in twenty calls anything more than chance.");
    if (role == Qt::ToolTipRole && section == HigherColumn)
        return tr("Of all pairs of a kept level and one of now, the share in which that of now has the higher value; "
                  "equal ones count by half.");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case MeasureColumn: return tr("Measure");
    case BeforeColumn: return tr("Kept");
    case AfterColumn: return tr("Now");
    case DifferenceColumn: return tr("Difference");
    case HigherColumn: return tr("Higher in");
    case ChanceColumn: return tr("Is it chance?");
    default: return {};
    }
}

} // namespace delve::ui

#include "moc_comparison_model.cpp"
