#pragma once

#include <QTreeView>

#include <cstddef>
#include <cstdint>
#include <vector>

/// The list of things, rooms and tiles: rows of one height, of which several can be selected. Owned by the panel.
namespace delve::ui {

class ThingsModel;

class ThingsList : public QTreeView {
    Q_OBJECT
public:
    /// The model outlives it.
    explicit ThingsList(ThingsModel& model, QWidget* parent = nullptr);

    /// The first selected rows, in no order, without the detour of an index for each.
    [[nodiscard]] std::vector<int> firstSelected(std::size_t most) const;
    [[nodiscard]] std::int64_t selectedCount() const;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOutColumns();
};

} // namespace delve::ui
