#pragma once

#include <QObject>

namespace delve::editor {
class ToolController;
}

/// Keeps the one hand of the window on the map of the document that is in front, as long as that shows the live level;
/// frames there what it chose, and tells what it refuses until the next gesture. Owned by the window.
namespace delve::ui {

class DocumentPage;
class Pages;

class ToolsOnPages : public QObject {
    Q_OBJECT
public:
    ToolsOnPages(editor::ToolController& toolController, Pages& pages, QObject* parent = nullptr);

private:
    void dress(DocumentPage& page);
    void follow(DocumentPage* page);
    void place();
    void frameChosen(DocumentPage& page);

    editor::ToolController& m_toolController;
    Pages& m_pages;
};

} // namespace delve::ui
