#pragma once

#include "editor/play/play_session.h"
#include "playtest/proof/proof.h"
#include "ui/pages/page_view.h"

#include <memory>
#include <optional>

class QSettings;
class QStackedLayout;

/// The play of a document: a view beside its map or, if the person prefers, a separate window; the choice is stored.
/// It passes the current level to the session; the document and its history stay unchanged. Owned by the document's
/// page.
namespace delve::ui {

class DocumentPage;
class PlayScreen;
class ProofOrder;
class WorkInHand;

class PlayView : public PageView {
    Q_OBJECT
public:
    /// `folder` is where saved games lie.
    PlayView(DocumentPage& page, QSettings& settings, const QString& folder, QWidget* parent = nullptr);
    ~PlayView() override;

    [[nodiscard]] editor::PlaySession& session() const { return m_session; }
    [[nodiscard]] PlayScreen& screen() const { return *m_screen; }
    /// Plays the document's world in its current state, from its start or from a place. Why a world cannot be played is
    /// shown in the page's bar, which offers to place a missing start.
    void play(std::optional<play::Place> from = {});
    /// The cell of the map that an action refers to; nothing if the mouse is elsewhere.
    [[nodiscard]] std::optional<play::Place> meantPlace() const;
    void showTitle();
    /// Proves the world in the background, unless it is proven already, and then watches the game that wins it. Does
    /// nothing while that is under way.
    void watchProof(WorkInHand& work);
    void dropProof(); ///< it is not watched any more, if it still comes
    /// Shows the view, or the play's window, and gives it the focus.
    void show();
    [[nodiscard]] bool shown() const;
    [[nodiscard]] bool ownWindow() const { return m_window; }
    void setOwnWindow(bool own);
    void saveReplay(const QString& path);
    void openReplay(const QString& path);

    [[nodiscard]] bool takesWindow() const override { return !ownWindow(); }
    void usePreferences() override;

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void beginTitle();
    void leave();
    void tellRefusal(const Failure& failure, std::optional<play::Place> from);
    void putStart(Cell cell);
    void showBehindTitle();
    [[nodiscard]] int indexOnPage() const;
    void takeProof(const std::shared_ptr<const World>& world, const Result<play::Proof>& proof);

    DocumentPage& m_page;
    QSettings& m_settings;
    editor::PlaySession& m_session;
    PlayScreen* m_screen;
    QWidget* m_window = nullptr;
    QStackedLayout* m_stack;
    ProofOrder* m_proof;
};

} // namespace delve::ui
