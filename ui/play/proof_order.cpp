#include "ui/play/proof_order.h"

#include "editor/document/document.h"
#include "editor/inspect/live_inspection.h"
#include "editor/play/play_session.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"

#include <QEvent>

#include <utility>

namespace delve::ui {

ProofOrder::ProofOrder(DocumentPage& page, const editor::PlaySession& session, QObject* parent)
    : QObject(parent), m_page(page), m_session(session) {
    connect(&page.document(), &editor::Document::changed, this, &ProofOrder::mapChanged);
    connect(&page.document(), &editor::Document::generationStarted, this, &ProofOrder::mapChanged);
    connect(&page.inspection(), &editor::LiveInspection::progressed, this, &ProofOrder::proceed);
    connect(&page, &DocumentPage::viewChanged, this, &ProofOrder::drop);
    connect(&session, &editor::PlaySession::changed, this, &ProofOrder::drop);
    connect(&session, &editor::PlaySession::stepped, this, &ProofOrder::gameStepped);
    page.installEventFilter(this);
}

void ProofOrder::place(WorkInHand& work, Take take) {
    if (awaited()) return;
    m_work = &work;
    m_take = std::move(take);
    m_world = std::make_shared<const World>(m_page.document().world());
    m_revision = m_page.document().revision();
    m_keys = m_session.shell().keys().size();
    if (!m_page.inspection().complete())
        m_shown = work.show(
            tr("Proving the map"), [this] { drop(); }, WorkInHand::AtClose::Stop);
    proceed();
}

void ProofOrder::drop() {
    m_take = nullptr;
    m_world.reset();
    m_job.cancel();
    m_shown.reset();
}

/// Waits for the page's inspection, which proves the same world; without its proof, makes one.
void ProofOrder::proceed() {
    if (!awaited() || m_job.awaited() || !m_page.inspection().complete()) return;
    if (m_page.document().revision() != m_revision) return mapChanged();
    if (const auto proof = m_page.inspection().findings().proof) return give(*proof);
    prove();
}

void ProofOrder::prove() {
    editor::Job<play::Proof> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [world = m_world](generation::Feedback& feedback) {
        return play::prove(world, {.feedback = &feedback});
    };
    job.deliver = [this](const Result<play::Proof>& proof) { give(proof); };
    m_job = m_work->startFor(*this, tr("Proving the map"), std::move(job));
    m_shown.reset();
}

void ProofOrder::give(const Result<play::Proof>& proof) {
    const auto take = std::exchange(m_take, nullptr);
    const auto world = std::exchange(m_world, nullptr);
    m_shown.reset();
    if (take) take(world, proof);
}

void ProofOrder::mapChanged() {
    const auto& document = m_page.document();
    if (!awaited() || (document.revision() == m_revision && !document.generating())) return;
    drop();
    m_page.messages().tellNotes({tr("The proof was stopped: the map has changed.")});
}

/// Other steps are those of the title and of saving.
void ProofOrder::gameStepped() {
    if (awaited() && m_session.shell().keys().size() != m_keys) drop();
}

/// Another map may be shown in its place.
bool ProofOrder::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_page && event->type() == QEvent::Hide && !event->spontaneous()) drop();
    return QObject::eventFilter(watched, event);
}

} // namespace delve::ui

#include "moc_proof_order.cpp"
