#include "ui/measures/measures_model.h"

#include "editor/text/message_text.h"

#include <QStringList>

#include <algorithm>

namespace delve::ui {

MeasuresModel::MeasuresModel(QObject* parent) : QAbstractListModel(parent) {
    for (const auto& info : play::builtInMeasures()) m_measures.push_back({&info, {}, false, {}});
    layOut();
}

void MeasuresModel::setColumns(int columns) {
    if (columns == m_columns) return;
    beginResetModel();
    m_columns = columns;
    layOut();
    endResetModel();
}

void MeasuresModel::layOut() {
    m_items.clear();
    const auto fillLine = [this] {
        while (m_items.size() % static_cast<std::size_t>(m_columns) != 0) m_items.push_back({});
    };
    for (const auto group : play::measureGroups) {
        m_items.push_back({nullptr, group});
        fillLine();
        for (const auto& measure : m_measures)
            if (measure.info->group == group) m_items.push_back({&measure});
        fillLine();
    }
}

void MeasuresModel::allChanged() { emit dataChanged(index(0), index(rowCount() - 1)); }

void MeasuresModel::setValues(const std::vector<play::MeasuredValue>& values) {
    for (const auto& [info, value] : values) {
        const auto found = std::ranges::find(m_measures, info, &Measure::info);
        if (found == m_measures.end()) continue;
        found->value = value;
        found->outdated = false;
    }
    allChanged();
}

void MeasuresModel::clearValues() {
    for (auto& measure : m_measures) {
        measure.value.reset();
        measure.outdated = false;
    }
    allChanged();
}

void MeasuresModel::markOutdated(bool commonToo) {
    for (auto& measure : m_measures)
        measure.outdated = measure.outdated || (measure.value && (commonToo || !measure.info->common));
    allChanged();
}

void MeasuresModel::leaveTrail(const std::vector<play::MeasuredValue>& values) {
    for (const auto& [info, value] : values) {
        const auto found = std::ranges::find(m_measures, info, &Measure::info);
        if (found == m_measures.end()) continue;
        found->trail.push_back(value);
        if (found->trail.size() > mostOfTrail) found->trail.erase(found->trail.begin());
    }
}

void MeasuresModel::clearTrail() {
    for (auto& measure : m_measures) measure.trail.clear();
    allChanged();
}

void MeasuresModel::setSample(const editor::Sample* sample) {
    m_sample = sample;
    allChanged();
}

int MeasuresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

const play::MeasureInfo* MeasuresModel::measureAt(const QModelIndex& index) const {
    const auto* const measure = m_items[static_cast<std::size_t>(index.row())].measure;
    return measure ? measure->info : nullptr;
}

QString MeasuresModel::valueAt(const QModelIndex& index) const {
    const auto* const measure = m_items[static_cast<std::size_t>(index.row())].measure;
    if (!measure) return {};
    if (!measure->value) return QStringLiteral("–");
    auto text = numberText(*measure->value);
    if (!measure->info->unit.empty()) text += QChar(QChar::Nbsp) + editor::toQString(measure->info->unit);
    return measure->outdated ? QStringLiteral("… ") + text : text;
}

Strip MeasuresModel::stripAt(const QModelIndex& index) const {
    const auto* const measure = m_items[static_cast<std::size_t>(index.row())].measure;
    Strip strip;
    if (!measure) return strip;
    strip.seeds = m_sample ? m_sample->find(measure->info->id) : nullptr;
    strip.value = measure->value;
    for (const auto& value : measure->trail)
        if (value) strip.trail.push_back(*value);
    return strip;
}

QModelIndex MeasuresModel::indexOf(const std::string& measure) const {
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (m_items[i].measure && m_items[i].measure->info->id == measure) return index(static_cast<int>(i));
    return {};
}

QVariant MeasuresModel::data(const QModelIndex& index, int role) const {
    const auto& item = m_items[static_cast<std::size_t>(index.row())];
    if (!item.measure) {
        if (item.group && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole))
            return editor::toQString(labelOf(*item.group));
        return {};
    }
    const auto label = editor::toQString(item.measure->info->label);
    if (role == Qt::DisplayRole) return label;
    auto sentence = sentenceOf(stripAt(index));
    if (item.measure->outdated) sentence = tr("Of the map before its last change. The new value is being measured.");
    if (role == Qt::AccessibleTextRole) return QString(label + ": " + valueAt(index) + ". " + sentence).trimmed();
    if (role != Qt::ToolTipRole) return {};
    QStringList tip{label + QStringLiteral(": ") + valueAt(index), editor::toQString(item.measure->info->help)};
    if (!sentence.isEmpty()) tip << sentence;
    return tip.join(QStringLiteral("\n\n"));
}

Qt::ItemFlags MeasuresModel::flags(const QModelIndex& index) const {
    return measureAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace delve::ui

#include "moc_measures_model.cpp"
