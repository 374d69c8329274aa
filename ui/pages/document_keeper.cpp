#include "ui/pages/document_keeper.h"

#include <utility>

namespace delve {

DocumentKeeper::DocumentKeeper(Document& document, const QString& recoveryFolder, const QString& claimFolder)
    : m_document(document), m_recovery(document, recoveryFolder), m_watch(document), m_claim(claimFolder) {
    connect(&m_recovery, &Recovery::failed, this, &DocumentKeeper::notKept);
    connect(&m_watch, &FileWatch::changedOnDisk, this, &DocumentKeeper::changedOnDisk);
    connect(&m_watch, &FileWatch::goneFromDisk, this, &DocumentKeeper::goneFromDisk);
    connect(&m_watch, &FileWatch::backOnDisk, this, &DocumentKeeper::backOnDisk);
    connect(&document, &Document::changed, this, [this](const DocumentChange& change) {
        if (change.has(PartOfDocument::Title)) claim();
    });
    // When whoever opened the document listens, too.
    QMetaObject::invokeMethod(this, &DocumentKeeper::claim, Qt::QueuedConnection);
}

void DocumentKeeper::claim() {
    if (std::exchange(m_claimed, m_document.path()) == m_document.path()) return;
    const auto other = m_claim.take(m_document.path());
    if (other) emit openElsewhere(other->computer, other->process);
}

} // namespace delve
