#pragma once

#include <QListWidget>

/// The list of the Stamps dock, whose rows can be dragged onto the map. What a drag brings is its owner's matter.
namespace delve::ui {

class StampList : public QListWidget {
    Q_OBJECT
public:
    explicit StampList(QWidget* parent) : QListWidget(parent) {
        setDragEnabled(true);
        setDragDropMode(QAbstractItemView::DragOnly);
    }

signals:
    void dragStarted(const QListWidgetItem* item);

protected:
    void startDrag(Qt::DropActions) override {
        if (const auto* const item = currentItem()) emit dragStarted(item);
    }
};

} // namespace delve::ui
