#pragma once

#include "ui/pages/document_page.h"
#include "ui/pages/parts.h"

#include <QHash>
#include <QMainWindow>
#include <QObject>
#include <QStackedWidget>

#include <vector>

class QDockWidget;

/// The docks around the centre: each shows its panel of the current document. A dock is a row of the table passed in;
/// the program's table is builtInPanels().
namespace delve::ui {

class Pages;

/// The content of a dock: one panel for each page; shows the current page's panel. Owned by the dock.
class DockStack : public QStackedWidget {
    Q_OBJECT
public:
    DockStack(const PanelInfo& info, QWidget* parent = nullptr);

    void add(const PartContext& context, DocumentPage& page);
    void remove(DocumentPage& page);
    /// The panel of this page; while it is being made, what was shown before.
    void show(DocumentPage* page);

private:
    [[nodiscard]] QWidget* make(const PartContext& context, DocumentPage& page);

    const PanelInfo m_info;
    QWidget* m_nothing; ///< shown while no document is open
    DocumentPage* m_shown = nullptr;
    QHash<DocumentPage*, QWidget*> m_panels;
};

class Docks : public QObject {
    Q_OBJECT
public:
    Docks(QMainWindow& window, const PartContext& context, std::vector<PanelInfo> panels);

    /// Makes the docks follow the pages.
    void follow(Pages& pages);
    /// Adds the panels of a page.
    void dress(DocumentPage& page);

private:
    void addDock(const PanelInfo& info);

    QMainWindow& m_window;
    const PartContext m_context;
    const std::vector<PanelInfo> m_panels;
    std::vector<DockStack*> m_stacks;
};

} // namespace delve::ui
