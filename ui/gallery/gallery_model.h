#pragma once

#include "editor/gallery/variation.h"
#include "playtest/measures/measure.h"

#include <QAbstractListModel>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

/// The variations that the Gallery dock shows, in order, with their stars and notes. Owned by the dock.
namespace delve::ui {

struct GalleryRow {
    editor::Variation variation;
    bool starred = false;
    bool drawn = true; ///< else its picture and values are still to come
    QString note = {};
};

class GalleryModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// The text of a row says what is changed; the text to edit is its note.
    enum Role { PictureRole = Qt::UserRole, ValuesRole, StarredRole, NoteRole, AdoptedRole, WhyNotRole };
    // The values are lists: the name of each measure, and behind it the value.
    using Measures = std::array<const play::MeasureInfo*, 2>;

    using QAbstractListModel::QAbstractListModel;

    /// Rows of the same recipes stay what they are: one may be edited just now.
    void setRows(std::vector<GalleryRow> rows, const Measures& measures);
    /// Marks the row of what the document holds.
    void setAdopted(const Recipe& recipe, Size size);
    [[nodiscard]] const std::vector<GalleryRow>& rows() const { return m_rows; }
    [[nodiscard]] const GalleryRow* rowAt(const QModelIndex& index) const;
    /// All that is known of a row, on a line each.
    [[nodiscard]] QString wordsOf(const GalleryRow& row) const;
    [[nodiscard]] int placeOf(const Recipe& recipe, Size size) const; ///< -1: it has none

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void noted(int row, const QString& note);

private:
    [[nodiscard]] QStringList valuesOf(const GalleryRow& row) const;
    [[nodiscard]] bool isAdopted(const GalleryRow& row) const;
    [[nodiscard]] QStringList linesOf(const GalleryRow& row) const;

    std::vector<GalleryRow> m_rows;
    Measures m_measures{};
    std::optional<Recipe> m_adopted;
    Size m_adoptedSize;
};

/// What is another in a variation than in what it was varied from, in words.
[[nodiscard]] QString changesOf(const editor::Variation& variation);

} // namespace delve::ui
