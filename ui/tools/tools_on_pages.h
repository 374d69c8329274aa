#pragma once

#include <QObject>

namespace delve::editor {
class ToolController;
}

/// Connects the window's tool controller to the map of the front document while that shows the live level; frames what
/// is chosen there, with lines to what belongs to it, and shows refusals until the next gesture. Owned by the window.
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
    void takeAxis();
    void showAxis();

    editor::ToolController& m_toolController;
    Pages& m_pages;
};

} // namespace delve::ui
