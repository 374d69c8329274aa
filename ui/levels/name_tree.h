#pragma once

#include <QTreeView>

/// A tree in which the editor of a name can be opened at any time. Owned by the levels panel.
namespace delve::ui {

class NameTree : public QTreeView {
public:
    using QTreeView::QTreeView;

    /// A click on the current row also opens its name, after the double-click interval; until then Qt refuses to open
    /// it in another way, and warns. Edit-on-row-change, which is switched off, ends that wait.
    void openName() {
        const auto row = currentIndex();
        if (!row.isValid() || state() == EditingState) return;
        (void)edit(row, CurrentChanged, nullptr);
        QTreeView::edit(row);
    }
};

} // namespace delve::ui
