#pragma once

#include "editor/play/play_session.h"

#include <QWidget>

/// The small map beside a play: rooms coloured by kind, only what the players have seen. Owned by the play screen.
namespace delve::ui {

class PlayMinimapView : public QWidget {
    Q_OBJECT
public:
    explicit PlayMinimapView(const editor::PlaySession& session, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const editor::PlaySession& m_session;
};

} // namespace delve::ui
