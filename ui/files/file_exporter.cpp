#include "ui/files/file_exporter.h"

#include "editor/document/document.h"
#include "editor/formats/formats.h"
#include "editor/text/file_name.h"
#include "editor/text/message_text.h"
#include "ui/files/file_context.h"
#include "ui/files/file_filters.h"
#include "ui/files/file_messages.h"
#include "ui/files/file_saver.h"
#include "ui/files/proposed_path.h"
#include "ui/pages/awaited.h"
#include "ui/pages/awaited_level.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace delve::ui {

QString FileExporter::askPath(const DocumentPage& page) {
    auto filters =
        filtersOf([](const editor::Format& format) { return format.canWrite() && &format != &editor::nativeFormat(); });
    const QString last = QFileInfo(m_exported.value(&page.document()).path).suffix();
    const QString ending = last.isEmpty() ? QStringLiteral("png") : last;
    const auto proposed = proposedPath(page.document(), ending);
    // The dialog preselects the first filter: the one that fits the proposed name.
    if (const auto* const format = editor::formatOfPath(proposed)) {
        filters.removeAll(filterOf(*format));
        filters.prepend(filterOf(*format));
    }
    return m_saver.whereTo(page, tr("Export map"), proposed, filters);
}

/// Beginning with those of the last export, if it was to the same format. Nothing if the person cancels.
std::optional<editor::FormatOptions> FileExporter::askOptions(const editor::Document& exported, const QString& path) {
    const auto* const format = editor::formatOfPath(path);
    if (!format) return editor::FormatOptions{};
    const auto before = m_exported.value(&exported);
    const bool same = editor::formatOfPath(before.path) == format;
    return m_context.questions.options(m_context.window, *format, exported.level().size(),
                                       same ? before.options : editor::FormatOptions{});
}

void FileExporter::exportMap() {
    auto& page = *m_context.pages.current(); // another page may be in front once all is answered
    const auto path = askPath(page);
    if (path.isEmpty()) return;
    if (FileSaver::isOwn(page, path)) return void(m_saver.saveTo(page, path));
    if (const auto options = askOptions(page.document(), path)) exportTo(page, {path, *options});
}

bool FileExporter::canExportAgain() const { return m_exported.contains(&m_context.pages.current()->document()); }

void FileExporter::exportAgain() {
    auto& page = *m_context.pages.current();
    const auto before = m_exported.value(&page.document());
    const auto taken = m_saver.takenBy(page, before.path);
    if (!taken) exportTo(page, before, true);
    else if (*taken == Taken::OtherName) exportMap();
}

/// Which they are may take a while to find out, so that a job does it. Nothing if it was stopped, or the map closed.
std::optional<QStringList> FileExporter::filesThere(const editor::Document& exported, const Exported& how) {
    using Names = std::vector<std::string>;
    const Awaited<std::optional<Names>> names;
    editor::Job<Names> job;
    job.priority = editor::JobPriority::Awaited;
    editor::WriteRequest request;
    request.level = exported.level().id;
    request.options = how.options;
    job.work = [world = std::make_shared<const World>(exported.world()), path = how.path,
                request](generation::Feedback&) {
        return Result<Names>(editor::filesBeside(*world, path, request, *editor::formatOfPath(path)));
    };
    job.deliver = [names](Result<Names> found) { names.come(found ? std::optional(*std::move(found)) : std::nullopt); };
    (void)m_context.work.start(tr("Exporting “%1”").arg(editor::shownFileName(how.path)), std::move(job));
    const auto found = names.waitFor(this).value_or(std::nullopt);
    if (!found) return {};
    const QDir folder = QFileInfo(how.path).dir();
    QStringList there;
    for (const auto& name : *found)
        if (const auto shown = QString::fromStdString(name); folder.exists(shown)) there.append(shown);
    return there;
}

bool FileExporter::mayReplaceBeside(const editor::Document& exported, const Exported& how) {
    const auto* const format = editor::formatOfPath(how.path);
    if (!format || !format->filesBeside || !m_context.questions.replaceFiles) return true;
    const auto there = filesThere(exported, how);
    return there && (there->isEmpty() || m_context.questions.replaceFiles(m_context.window, *there));
}

void FileExporter::exportTo(DocumentPage& page, const Exported& how, bool again) {
    const QPointer<editor::Document> exported(&page.document());
    if (!awaitLevel(page, tr("Not exported: %1"))) return;
    if (!again && !mayReplaceBeside(*exported, how)) return;
    if (!exported) return; // closed while the question was open
    editor::WriteRequest request;
    request.level = exported->level().id;
    request.path = how.path;
    request.options = how.options;
    m_saver.write(*exported, tr("Exporting “%1”"), how.path, request,
                  [this, exported, how](const Result<editor::Notes>& written) {
                      if (!written && !written.failure().cancelled())
                          m_context.fail(editor::toQString(written.failure()));
                      if (written && exported) takeExported(*exported, how, *written);
                  });
}

void FileExporter::takeExported(const editor::Document& exported, const Exported& how, const editor::Notes& notes) {
    if (!m_exported.contains(&exported))
        connect(&exported, &QObject::destroyed, this, [this, gone = &exported] { m_exported.remove(gone); });
    m_exported.insert(&exported, how);
    auto* const page = m_context.pages.pageOf(&exported);
    if (!page) return;
    page->messages().dismiss();
    if (!notes.empty()) page->messages().tellNotes(sentencesOf(notes));
}

} // namespace delve::ui
