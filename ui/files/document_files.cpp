#include "ui/files/document_files.h"

#include "editor/document/document.h"
#include "ui/fields/pending_edits.h"
#include "ui/files/awaited_saving.h"
#include "ui/pages/awaited.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"

#include <QPointer>

#include <algorithm>

namespace delve::ui {

bool DocumentFiles::mayLeave(const std::vector<DocumentPage*>& pages) {
    commitPendingEdits();
    std::vector<QPointer<DocumentPage>> open(pages.begin(),
                                             pages.end()); // one may be closed while waiting for another
    for (const auto& page : open)
        if (page && page->document().saving().busy() && !awaitSaving(page->document()) && page) return false;
    std::vector<QPointer<DocumentPage>> unsaved;
    QStringList names;
    for (const auto& page : open) {
        if (!page || !page->document().holdsWork()) continue;
        unsaved.emplace_back(page);
        names.append(page->document().title());
    }
    if (unsaved.empty()) return true;
    switch (m_context.questions.unsaved(m_context.window, names)) {
    case Unsaved::Save:
        return std::all_of(unsaved.begin(), unsaved.end(),
                           [this](const auto& page) { return !page || m_saver.save(*page); });
    case Unsaved::Discard: return true;
    case Unsaved::Cancel: break;
    }
    return false;
}

/// Lets exports finish before the window closes, and stops opening files and what leaves nothing behind.
void DocumentFiles::awaitWork() {
    m_context.work.stopForClosing();
    m_opener.stop();
    waitUntil([this] { return !m_context.work.any(); },
              [this](QEventLoop& loop) {
                  QObject::connect(&m_context.work, &WorkInHand::changed, &loop, &QEventLoop::quit);
              });
}

bool DocumentFiles::mayLeaveAll() {
    std::vector<DocumentPage*> pages;
    for (int i = 0; i < m_context.pages.count(); ++i) pages.push_back(&m_context.pages.at(i));
    if (!mayLeave(pages)) return false;
    awaitWork();
    return true;
}

bool DocumentFiles::close(DocumentPage& page) {
    const QPointer<DocumentPage> stays(&page);
    if (!mayLeave({&page})) return false;
    if (stays) m_context.pages.close(page);
    return true;
}

bool DocumentFiles::closeOthers(DocumentPage& page) {
    std::vector<DocumentPage*> others;
    for (int i = 0; i < m_context.pages.count(); ++i)
        if (&m_context.pages.at(i) != &page) others.push_back(&m_context.pages.at(i));
    const QPointer<DocumentPage> stays(&page);
    if (!mayLeave(others) || !stays) return false;
    for (int i = m_context.pages.count() - 1; i >= 0; --i)
        if (&m_context.pages.at(i) != &page) m_context.pages.close(m_context.pages.at(i));
    return true;
}

bool DocumentFiles::closeAll() {
    if (!mayLeaveAll()) return false;
    m_context.pages.closeAll();
    return true;
}

} // namespace delve::ui
