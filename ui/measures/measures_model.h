#pragma once

#include "editor/survey/sample.h"
#include "playtest/measures/measure.h"
#include "ui/measures/strip.h"

#include <QAbstractListModel>

#include <vector>

/// The measures of a level as a list in columns: a line with the name of each group, and its measures, line by line
/// from left to right. Cells that stay empty are items without a text that nobody can choose.
namespace delve::ui {

class MeasuresModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit MeasuresModel(QObject* parent = nullptr);

    void setColumns(int columns);
    [[nodiscard]] int columns() const { return m_columns; }
    /// Takes over the values that are there; others stay.
    void setValues(const std::vector<play::MeasuredValue>& values);
    void clearValues();
    /// The values are those of the map before its last change: an ellipsis says so until others are set.
    void markOutdated(bool commonToo);
    /// The values of a level that is shown no more become part of the trail.
    void leaveTrail(const std::vector<play::MeasuredValue>& values);
    void clearTrail();
    /// Null: there is none. It outlives the model, or another is set before; call it again once it has grown.
    void setSample(const editor::Sample* sample);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Null for the name of a group, or an empty cell.
    [[nodiscard]] const play::MeasureInfo* measureAt(const QModelIndex& index) const;
    [[nodiscard]] QString valueAt(const QModelIndex& index) const; ///< "61 steps", "… 61 steps", or a dash
    [[nodiscard]] Strip stripAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const std::string& measure) const;

private:
    struct Measure {
        const play::MeasureInfo* info = nullptr;
        std::optional<Decimal> value;
        bool outdated = false;
        std::vector<std::optional<Decimal>> trail; ///< the oldest first
    };
    /// An item: a measure, the name of a group, or nothing.
    struct Item {
        const Measure* measure = nullptr;
        std::optional<play::MeasureGroup> group = {};
    };
    void layOut();
    void allChanged();

    std::vector<Measure> m_measures; ///< in the order of the registry; never resized
    std::vector<Item> m_items;
    const editor::Sample* m_sample = nullptr;
    int m_columns = 1;
};

} // namespace delve::ui
