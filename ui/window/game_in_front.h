#pragma once

#include <QLabel>
#include <QStackedWidget>

namespace delve::editor {
class PlaySession;
}

/// Notes in the docks while a game is in front of the map: the docks describe the edited map, and the game may be on
/// another level, of another seed.
namespace delve::ui {

class DocumentPage;
class MiniMap;

/// Tells which game is shown in place of the map, in the tab. Owned by its user.
class GameInFront : public QObject {
    Q_OBJECT
public:
    GameInFront(DocumentPage& page, QObject* parent);
    /// Null if the map is shown, or if the play is in a window of its own.
    [[nodiscard]] editor::PlaySession* session() const;

signals:
    void changed(); ///< a game appeared, disappeared or was replaced

private:
    void hearSession();

    DocumentPage& m_page;
    bool m_hears = false; ///< connected: a page gets its views after its panels
};

/// A note over a panel that describes the edited map, visible while a game is in front. Owned by the dock.
class EditedMapNote : public QLabel {
    Q_OBJECT
public:
    explicit EditedMapNote(DocumentPage& page, QWidget* parent = nullptr);

private:
    void showFront();

    GameInFront m_front;
};

/// The mini-map of what is in front: the map, or what the players have seen of their level. Owned by the
/// dock.
class MiniMapStack : public QStackedWidget {
    Q_OBJECT
public:
    /// Takes ownership of the edited map's mini-map.
    MiniMapStack(DocumentPage& page, MiniMap* ofMap);

private:
    void showFront();

    GameInFront m_front;
    QWidget* m_ofGame = nullptr; ///< created with the first game
};

} // namespace delve::ui
