#pragma once

#include "generation/level/text.h"

#include <QWidget>

#include <cstddef>
#include <string>
#include <vector>

class QModelIndex;
class QToolButton;

namespace delve {
class WorldEdit;
}

namespace delve::editor {
class Document;
}

/// The content of the Levels dock: the levels of the world as a tree by their portals, with the shown one marked. A
/// click shows a level; levels are added, renamed and deleted here. Reads and edits the document, which outlives it.
namespace delve::ui {

class LevelTrail;
class LevelTree;
class NameTree;

class LevelsPanel : public QWidget {
    Q_OBJECT
public:
    LevelsPanel(editor::Document& document, LevelTrail& trail, QWidget* parent = nullptr);

    void addBlank();
    void addCopy();
    void rename(); ///< starts editing the name of the shown level
    void remove();

private:
    QToolButton* addButton(const char* action, const QString& iconName, const QString& name,
                           void (LevelsPanel::*run)());
    void noteOpened(const QModelIndex& within);
    void open();
    void showCurrent();
    void take(const QModelIndex& index);
    void renameLevel(std::size_t level, const QString& name);
    void change(const WorldEdit& edit, const Message& name, std::size_t show);

    editor::Document& m_document;
    LevelTrail& m_trail;
    LevelTree* m_tree;
    NameTree* m_view;
    QToolButton* m_remove = nullptr;
    std::vector<std::string> m_opened; ///< ids of expanded levels, while the tree is rebuilt
};

} // namespace delve::ui
