#include "ui/gallery/gallery_model.h"

#include "editor/text/message_text.h"

#include <algorithm>
#include <utility>

namespace delve::ui {

QString changesOf(const editor::Variation& variation) {
    QStringList words;
    for (const auto& change : variation.changes) words.append(editor::toQString(change));
    return words.join(QStringLiteral(" · "));
}

void GalleryModel::setRows(std::vector<GalleryRow> rows, const Measures& measures) {
    const bool same = std::ranges::equal(rows, m_rows, [](const GalleryRow& one, const GalleryRow& other) {
        return one.variation.recipe == other.variation.recipe && one.variation.size == other.variation.size;
    });
    if (!same) beginResetModel();
    m_rows = std::move(rows);
    m_measures = measures;
    if (!same) endResetModel();
    else if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void GalleryModel::setAdopted(const Recipe& recipe, Size size) {
    m_adopted = recipe;
    m_adoptedSize = size;
    if (!m_rows.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

const GalleryRow* GalleryModel::rowAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int GalleryModel::placeOf(const Recipe& recipe, Size size) const {
    const auto found = std::ranges::find_if(
        m_rows, [&](const GalleryRow& row) { return row.variation.size == size && row.variation.recipe == recipe; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int GalleryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

bool GalleryModel::isAdopted(const GalleryRow& row) const {
    return row.variation.size == m_adoptedSize && m_adopted == row.variation.recipe;
}

QStringList GalleryModel::valuesOf(const GalleryRow& row) const {
    if (!row.drawn) return {tr("Drawing…"), QString()};
    QStringList values;
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        if (!m_measures[i]) continue;
        const auto& value = row.variation.values[i];
        values.append(editor::toQString(m_measures[i]->label));
        values.append(value ? QString::fromStdString(toText(*value)) : QStringLiteral("–"));
    }
    return values;
}

QStringList GalleryModel::linesOf(const GalleryRow& row) const {
    const auto values = valuesOf(row);
    QStringList lines;
    for (qsizetype i = 0; i + 1 < values.size(); i += 2)
        lines.append(QString(values[i] + u' ' + values[i + 1]).trimmed());
    lines.append(changesOf(row.variation));
    const auto& whyNot = row.variation.whyNot;
    if (!whyNot.text.empty()) lines.append(tr("Not proven. %1").arg(editor::toQString(whyNot)));
    if (!row.note.isEmpty()) lines.append(tr("Note: %1").arg(row.note));
    if (isAdopted(row)) lines.append(tr("This is the map as it is."));
    lines.removeAll({});
    return lines;
}

QString GalleryModel::wordsOf(const GalleryRow& row) const { return linesOf(row).join(u'\n'); }

QVariant GalleryModel::data(const QModelIndex& index, int role) const {
    const auto* const row = rowAt(index);
    if (!row) return {};
    const auto& variation = row->variation;
    switch (role) {
    case Qt::DisplayRole: return changesOf(variation);
    case Qt::EditRole:
    case NoteRole: return row->note;
    case PictureRole: return variation.thumbnail;
    case ValuesRole: return valuesOf(*row);
    case StarredRole: return row->starred;
    case AdoptedRole: return isAdopted(*row);
    case WhyNotRole: return row->drawn && !variation.proven ? editor::toQString(variation.whyNot) : QString();
    case Qt::AccessibleTextRole: {
        auto lines = linesOf(*row);
        if (row->starred) lines.append(tr("Starred"));
        return lines.join(QStringLiteral(", "));
    }
    default: return {};
    }
}

bool GalleryModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !rowAt(index)) return false;
    emit noted(index.row(), value.toString());
    return true;
}

Qt::ItemFlags GalleryModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

} // namespace delve::ui

#include "moc_gallery_model.cpp"
