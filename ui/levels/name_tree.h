#pragma once

#include <QTreeView>

/// A tree in which a name can be opened to be typed at any time. Owned by the levels panel.
namespace delve::ui {

class NameTree : public QTreeView {
public:
    using QTreeView::QTreeView;

    /// A click on the row that is shown opens its name, too, once no second click can follow; until then Qt refuses to
    /// open it in another way, and warns. Editing by a change of row, which is switched off, ends that wait.
    void openName() {
        const auto row = currentIndex();
        if (!row.isValid() || state() == EditingState) return;
        (void)edit(row, CurrentChanged, nullptr);
        QTreeView::edit(row);
    }
};

} // namespace delve::ui
