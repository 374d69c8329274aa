#pragma once

#include <QLabel>
#include <QStackedWidget>

namespace delve::editor {
class PlaySession;
}

/// What the docks say while a game is in front of the map: they describe the edited map, and the game may be on another
/// level, of another seed.
namespace delve::ui {

class DocumentPage;
class MiniMap;

/// Says which game is shown in place of the map, in the tab. Owned by who asks.
class GameInFront : public QObject {
    Q_OBJECT
public:
    GameInFront(DocumentPage& page, QObject* parent);
    /// Null where the map is shown, or the play is in a window of its own.
    [[nodiscard]] editor::PlaySession* session() const;

signals:
    void changed(); ///< it came or went, or is another

private:
    void hearSession();

    DocumentPage& m_page;
    bool m_hears = false; ///< a page gets its views after its panels
};

/// A line over a panel that describes the edited map: it says so while a game is in front. Owned by the dock.
class EditedMapNote : public QLabel {
    Q_OBJECT
public:
    explicit EditedMapNote(DocumentPage& page, QWidget* parent = nullptr);

private:
    void showFront();

    GameInFront m_front;
};

/// The mini-map of what is in front: the map, or what the players have seen of the level they are on. Owned by the
/// dock.
class MiniMapStack : public QStackedWidget {
    Q_OBJECT
public:
    /// Takes the mini-map of the edited map over.
    MiniMapStack(DocumentPage& page, MiniMap* ofMap);

private:
    void showFront();

    GameInFront m_front;
    QWidget* m_ofGame = nullptr; ///< once there was a game
};

} // namespace delve::ui
