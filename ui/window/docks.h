#pragma once

#include "ui/window/document_page.h"

#include <QHash>
#include <QMainWindow>
#include <QObject>
#include <QStackedWidget>

#include <functional>
#include <vector>

/// The docks around the centre: each shows its panel of the document that is current. What panels there are stands in
/// the table panelKinds(); a dock is a row of it.
namespace delve {

class Pages;

struct PanelKind {
    QString id; ///< of its dock; stays when texts are translated
    QString title;
    Qt::DockWidgetArea area;
    std::function<QWidget*(DocumentPage&)> make;
    bool describesMap = false; ///< says so while a game is in front of it
};

/// The content of a dock: a panel a page, of which the current page's is shown. Owned by the dock.
class DockStack : public QStackedWidget {
    Q_OBJECT
public:
    DockStack(const PanelKind& kind, QWidget* parent = nullptr);

    void add(DocumentPage& page);
    void remove(DocumentPage& page);
    void show(DocumentPage* page);

private:
    std::function<QWidget*(DocumentPage&)> m_make;
    bool m_describesMap;
    QWidget* m_nothing; ///< while no document is open
    QHash<DocumentPage*, QWidget*> m_panels;
};

/// The dock that a panel is in, shown and before those that share its place.
void bringForward(const QWidget& panel);

class Docks : public QObject {
    Q_OBJECT
public:
    Docks(QMainWindow& window, std::vector<PanelKind> kinds);

    /// From now on the docks follow the pages.
    void follow(Pages& pages);
    /// Gives a page its panels.
    void dress(DocumentPage& page);
    void layOut();

private:
    QDockWidget* addDock(const PanelKind& kind);
    [[nodiscard]] QDockWidget* find(const char* id) const;

    QMainWindow& m_window;
    std::vector<DockStack*> m_stacks;
};

} // namespace delve
