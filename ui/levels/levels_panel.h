#pragma once

#include "generation/level/text.h"

#include <QWidget>

#include <set>
#include <string>
#include <vector>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

/// The content of the Levels dock: the levels of the world as a tree by their portals, the one that is shown marked. A
/// click shows a level; levels are added, renamed, and deleted here. Reads and asks the document, which outlives it.
namespace delve {

class Document;
class LevelTrail;

class LevelsPanel : public QWidget {
    Q_OBJECT
public:
    LevelsPanel(Document& document, LevelTrail& trail, QWidget* parent = nullptr);

    void addBlank();
    void addCopy();
    void rename(); ///< begins to edit the name of the level that is shown
    void remove();

private:
    /// Of each level the places of those that its portals lead to.
    using Ways = std::vector<std::vector<std::size_t>>;

    QToolButton* addButton(const char* action, const QString& iconName, const QString& name,
                           void (LevelsPanel::*run)());
    void showLevels();
    void showCurrent();
    void addItem(std::size_t level, QTreeWidgetItem* parent, const Ways& ways, std::set<std::size_t>& shown);
    void take(QTreeWidgetItem* item);
    void change(const class WorldEdit& edit, const Message& name, std::size_t show);

    Document& m_document;
    LevelTrail& m_trail;
    QTreeWidget* m_tree;
    QToolButton* m_remove = nullptr;
    std::string m_structure; ///< of what the tree was made: ids, names, portals
};

} // namespace delve
