#include "ui/pages/document_keeper.h"

#include <utility>

namespace delve::ui {

DocumentKeeper::DocumentKeeper(editor::Document& document, const QString& recoveryFolder, const QString& claimFolder)
    : m_document(document), m_recovery(document, recoveryFolder), m_watch(document), m_claim(claimFolder) {
    connect(&m_recovery, &editor::Recovery::failed, this, &DocumentKeeper::notKept);
    connect(&m_watch, &editor::FileWatch::changedOnDisk, this, &DocumentKeeper::changedOnDisk);
    connect(&m_watch, &editor::FileWatch::goneFromDisk, this, &DocumentKeeper::goneFromDisk);
    connect(&m_watch, &editor::FileWatch::backOnDisk, this, &DocumentKeeper::backOnDisk);
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Title)) claim();
    });
    // Queued, so that the code that opened the document is connected, too.
    QMetaObject::invokeMethod(this, &DocumentKeeper::claim, Qt::QueuedConnection);
}

void DocumentKeeper::claim() {
    if (std::exchange(m_claimed, m_document.path()) == m_document.path()) return;
    const auto other = m_claim.take(m_document.path());
    if (other) emit openElsewhere(other->computer, other->process);
}

} // namespace delve::ui
