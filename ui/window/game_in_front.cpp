#include "ui/window/game_in_front.h"

#include "ui/map/mini_map.h"
#include "ui/pages/document_page.h"
#include "ui/play/play_minimap_view.h"
#include "ui/play/play_view.h"
#include "ui/theme/tokens.h"

#include <utility>

namespace delve::ui {

GameInFront::GameInFront(DocumentPage& page, QObject* parent) : QObject(parent), m_page(page) {
    connect(&page, &DocumentPage::viewChanged, this, [this] {
        hearSession();
        emit changed();
    });
    hearSession();
}

void GameInFront::hearSession() {
    auto* play = m_page.viewOf<PlayView>();
    if (!play || std::exchange(m_hears, true)) return;
    connect(&play->session(), &editor::PlaySession::changed, this, &GameInFront::changed);
}

editor::PlaySession* GameInFront::session() const {
    const auto* play = m_page.viewOf<PlayView>();
    if (!play || play->ownWindow() || !play->session().game()) return nullptr;
    return m_page.views()[static_cast<std::size_t>(m_page.currentView())].widget == play ? &play->session() : nullptr;
}

EditedMapNote::EditedMapNote(DocumentPage& page, QWidget* parent) : QLabel(parent), m_front(page, this) {
    setObjectName(QStringLiteral("edited-map"));
    setWordWrap(true);
    setMargin(gridStep);
    setBackgroundRole(QPalette::Midlight);
    setAutoFillBackground(true);
    hide();
    connect(&m_front, &GameInFront::changed, this, &EditedMapNote::showFront);
}

void EditedMapNote::showFront() {
    const auto* session = m_front.session();
    setVisible(session);
    if (!session) return;
    const auto& game = *session->game();
    const auto& recipe = game.level(game.prepared->home).recipe;
    setText(recipe ? tr("This is the edited map. The game uses seed %1.").arg(recipe->seed)
                   : tr("This is the edited map, not the game."));
}

MiniMapStack::MiniMapStack(DocumentPage& page, MiniMap* ofMap) : m_front(page, this) {
    addWidget(ofMap);
    connect(&m_front, &GameInFront::changed, this, &MiniMapStack::showFront);
}

void MiniMapStack::showFront() {
    auto* session = m_front.session();
    if (session && !m_ofGame) addWidget(m_ofGame = new PlayMinimapView(*session));
    setCurrentIndex(session ? 1 : 0);
    if (m_ofGame) m_ofGame->update();
}

} // namespace delve::ui
