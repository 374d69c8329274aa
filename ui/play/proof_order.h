#pragma once

#include "editor/history/history.h"
#include "editor/work/jobs.h"
#include "playtest/proof/proof.h"
#include "ui/pages/work_in_hand.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <memory>

namespace delve::editor {
class PlaySession;
}

/// The proof that a person ordered to watch. The page's inspection has it, or is about to find it; else a job of its
/// own does. One at a time, as work in hand that Esc stops. It is dropped when the map is changed, when the page shows
/// something else and when a game begins or goes on: nobody is pulled out of what they do now. Owned by the play view.
namespace delve::ui {

class DocumentPage;

class ProofOrder : public QObject {
    Q_OBJECT
public:
    using Take = std::function<void(const std::shared_ptr<const World>&, const Result<play::Proof>&)>;

    /// Both outlive it.
    ProofOrder(DocumentPage& page, const editor::PlaySession& session, QObject* parent = nullptr);

    [[nodiscard]] bool awaited() const { return static_cast<bool>(m_take); }
    /// Of the document's world as it is now, which is passed on with it; at once, if it is known. Does nothing while
    /// one is awaited.
    void place(WorkInHand& work, Take take);
    void drop(); ///< nothing is passed on

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void proceed();
    void prove();
    void give(const Result<play::Proof>& proof);
    void mapChanged();
    void gameStepped();

    DocumentPage& m_page;
    const editor::PlaySession& m_session;
    WorkInHand* m_work = nullptr;
    Take m_take; ///< empty: none is awaited
    std::shared_ptr<const World> m_world;
    editor::Revision m_revision{}; ///< of m_world
    std::size_t m_keys = 0;        ///< of the game when it was ordered
    WorkInHand::Number m_shown;    ///< while the page's inspection is at work
    editor::StartedJob m_job;
};

} // namespace delve::ui
