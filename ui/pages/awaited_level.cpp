#include "ui/pages/awaited_level.h"

#include "editor/document/document.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"

#include <QEventLoop>
#include <QPointer>

#include <optional>

namespace delve::ui {

namespace {

constexpr const char* awaitedProperty = "levelIsAwaited";

/// Waits until no generation is running, or until the page or the program is closed. Returns why the last generation
/// failed, if it did.
std::optional<QString> waitFor(DocumentPage& page) {
    auto& document = page.document();
    QEventLoop loop;
    std::optional<QString> reason;
    const auto fail = [&page, &reason](const Failure& failure) {
        if (!failure.cancelled()) reason = page.messages().text(); // the page was notified first
    };
    QObject::connect(&document, &editor::Document::generationFailed, &loop, fail);
    QObject::connect(&document, &editor::Document::changed, &loop, [&reason](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Arrived) || change.ofShownLevel()) reason.reset();
    });
    QObject::connect(&document, &editor::Document::generationFinished, &loop, [&document, &loop] {
        if (!document.generating()) loop.quit();
    });
    QObject::connect(&page, &QObject::destroyed, &loop, &QEventLoop::quit);
    const QPointer<DocumentPage> stays(&page);
    bool ends = false; // of the program
    while (!ends && stays && document.generating()) ends = loop.exec() != 0;
    return reason;
}

} // namespace

bool awaitLevel(DocumentPage& page, const QString& refusal) {
    auto& document = page.document();
    if (document.property(awaitedProperty).toBool()) return false;
    if (!document.generating()) return !document.askedOfHandWork();
    document.setProperty(awaitedProperty, true);
    const QPointer<DocumentPage> stays(&page);
    const QPointer<editor::Document> remains(&document); // a change of language deletes only the page
    const auto reason = waitFor(page);
    if (remains) remains->setProperty(awaitedProperty, {});
    if (!stays || !remains) return false;
    if (reason) page.messages().tellFailure(refusal.arg(*reason));
    const bool ended = document.generating(); // the program is closing
    return !reason && !ended && !document.askedOfHandWork();
}

} // namespace delve::ui
