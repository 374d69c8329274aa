#pragma once

#include "generation/level/level.h"

#include <QWidget>

#include <functional>

class QListWidget;
class QListWidgetItem;
class QToolButton;

/// The decoration layers of the level, as they lie: those over its tiles, the tiles themselves, those under them. The
/// chosen one is painted. Layers are added, renamed, laid over or under, and removed here. A part of the palette.
namespace delve {

class Document;
class Hand;

class LayersList : public QWidget {
    Q_OBJECT
public:
    LayersList(Document& document, Hand& hand, QWidget* parent = nullptr);

private:
    QToolButton* addButton(const QString& iconName, const QString& name, void (LayersList::*run)());
    void fill();
    void showChosen();
    void choose(const QListWidgetItem* item);
    void rename(const QListWidgetItem* item);
    void add();
    void remove();
    void swapSide();
    void change(const QString& name, const std::function<void(Level&)>& change);

    Document& m_document;
    Hand& m_hand;
    QListWidget* m_list;
    QToolButton* m_side = nullptr;
    QToolButton* m_remove = nullptr;
};

} // namespace delve
