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

/// Runs until nothing is on its way any more, or the page or the program goes; says why the last level could not be
/// made.
std::optional<QString> waitFor(DocumentPage& page) {
    auto& document = page.document();
    QEventLoop loop;
    std::optional<QString> reason;
    const auto fail = [&page, &reason](const Failure& failure) {
        if (!failure.cancelled()) reason = page.messages().text(); // the page heard it first
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
    bool ends = false; // the program
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
    const QPointer<editor::Document> remains(&document); // the page alone goes when the language changes
    const auto reason = waitFor(page);
    if (remains) remains->setProperty(awaitedProperty, {});
    if (!stays || !remains) return false;
    if (reason) page.messages().tellFailure(refusal.arg(*reason));
    const bool ended = document.generating(); // the program does
    return !reason && !ended && !document.askedOfHandWork();
}

} // namespace delve::ui
