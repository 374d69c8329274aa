#include "ui/files/file_saver.h"

#include "editor/document/document.h"
#include "editor/formats/formats.h"
#include "editor/text/file_name.h"
#include "editor/text/message_text.h"
#include "ui/files/file_context.h"
#include "ui/files/file_filters.h"
#include "ui/files/proposed_path.h"
#include "ui/pages/awaited.h"
#include "ui/pages/awaited_level.h"
#include "ui/pages/document_keeper.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"

#include <QFileInfo>
#include <QPointer>

namespace delve::ui {

bool FileSaver::save() { return save(*m_context.pages.current()); }

bool FileSaver::saveAs() { return saveAs(*m_context.pages.current()); }

bool FileSaver::save(DocumentPage& page) {
    const QString path = page.document().path();
    return path.isEmpty() ? saveAs(page) : saveTo(page, path);
}

/// Brings the page to the front before it asks about it.
bool FileSaver::saveAs(DocumentPage& page) {
    m_context.pages.setCurrent(m_context.pages.indexOf(page));
    const auto proposed = proposedPath(page.document(), QStringLiteral("delve"));
    const auto path = whereTo(page, tr("Save map"), proposed, {filterOf(editor::nativeFormat())});
    return !path.isEmpty() && saveTo(page, path);
}

bool FileSaver::isOwn(const DocumentPage& page, const QString& path) {
    return !page.document().path().isEmpty() && QFileInfo(path) == QFileInfo(page.document().path());
}

std::optional<Taken> FileSaver::takenBy(const DocumentPage& page, const QString& path) {
    if (isOwn(page, path)) return {};
    auto* const other = m_context.pages.find(path);
    if (!other && !m_context.pages.keeperOf(page).openElsewhereNow(path)) return {};
    const auto answer = m_context.questions.taken(m_context.window, path, other != nullptr);
    if (other && answer == Taken::ShowIt) m_context.pages.setCurrent(m_context.pages.indexOf(*other));
    return answer;
}

QString FileSaver::whereTo(const DocumentPage& page, const QString& title, const QString& proposed,
                           const QStringList& filters) {
    for (;;) {
        auto path = m_context.questions.whereTo(m_context.window, title, proposed, filters);
        const auto taken = path.isEmpty() ? std::nullopt : takenBy(page, path);
        if (!taken) return path;
        if (*taken != Taken::OtherName) return {};
    }
}

/// Changes by another program are not overwritten without a question.
bool FileSaver::mayOverwrite(DocumentPage& page, const QString& path) {
    if (!isOwn(page, path) || !m_context.pages.keeperOf(page).changedBeneath()) return true;
    m_context.pages.setCurrent(m_context.pages.indexOf(page));
    return m_context.questions.overwrite(m_context.window, page.document().path());
}

bool FileSaver::saveTo(DocumentPage& page, const QString& path) {
    const QPointer<DocumentPage> waiting(&page); // the page may be closed meanwhile
    if (!awaitLevel(page, tr("Not saved: %1"))) {
        if (waiting) m_context.pages.setCurrent(m_context.pages.indexOf(page)); // its message bar has the reason
        return false;
    }
    if (!mayOverwrite(page, path)) return false;
    const QPointer<editor::Document> document(&page.document());
    auto work = m_context.work.show(tr("Saving “%1”").arg(editor::shownFileName(path)), [document] {
        if (document) document->saving().stop();
    });
    const Awaited<bool> saved;
    auto& saving = document->saving();
    const auto progress = connect(&saving, &editor::Saving::progressed, this,
                                  [this, number = *work](int permille) { m_context.work.tell(number, permille); });
    saving.start(path, [this, document, path, saved, progress, work = std::move(work)](const Done& done) {
        disconnect(progress);
        saved.come(takeSaved(document, path, done));
    });
    return saved.waitFor(document.data()).value_or(false);
}

bool FileSaver::takeSaved(const editor::Document* document, const QString& path, const Done& saved) {
    auto* const page = m_context.pages.pageOf(document);
    if (saved) {
        m_context.recent.add(path);
        if (page) page->messages().dismiss();
    } else if (!saved.failure().cancelled()) {
        if (page) m_context.pages.setCurrent(m_context.pages.indexOf(*page));
        m_context.fail(editor::toQString(saved.failure()));
    }
    return saved.ok();
}

void FileSaver::write(const editor::Document& document, const QString& title, const QString& path,
                      editor::WriteRequest request, Written whenWritten) {
    const Awaited<bool> written;
    editor::Job<editor::Notes> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [world = std::make_shared<const World>(document.world()), path,
                request](generation::Feedback& feedback) {
        editor::WriteRequest stoppable = request;
        stoppable.feedback = &feedback;
        return editor::writeWorld(*world, path, stoppable);
    };
    job.deliver = [whenWritten = std::move(whenWritten), written](const Result<editor::Notes>& notes) {
        whenWritten(notes);
        written.come(notes.ok());
    };
    (void)m_context.work.start(title.arg(editor::shownFileName(path)), std::move(job));
    (void)written.waitFor(this);
}

void FileSaver::saveCopy() {
    auto& page = *m_context.pages.current(); // another page may be in front once the level has arrived
    auto& copied = page.document();
    const auto proposed = proposedPath(copied, QStringLiteral("copy.delve"));
    const auto path = whereTo(page, tr("Save a copy"), proposed, {filterOf(editor::nativeFormat())});
    if (path.isEmpty()) return;
    if (isOwn(page, path)) return void(saveTo(page, path));
    if (!awaitLevel(page, tr("Not saved: %1"))) return;
    write(copied, tr("Saving “%1”"), path, {}, [this](const Result<editor::Notes>& written) {
        if (!written && !written.failure().cancelled()) m_context.fail(editor::toQString(written.failure()));
    });
}

bool FileSaver::saveAll() {
    for (int i = 0; i < m_context.pages.count(); ++i)
        if (m_context.pages.at(i).document().holdsWork() && !save(m_context.pages.at(i))) return false;
    return true;
}

} // namespace delve::ui
