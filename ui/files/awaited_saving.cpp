#include "ui/files/awaited_saving.h"

#include "editor/document/document.h"
#include "ui/pages/awaited.h"

namespace delve::ui {

bool awaitSaving(editor::Document& document) {
    const QPointer<editor::Document> stays(&document);
    return waitUntil([&stays] { return !stays || !stays->saving().busy(); },
                     [&document](QEventLoop& loop) {
                         QObject::connect(&document.saving(), &editor::Saving::finished, &loop, &QEventLoop::quit);
                         QObject::connect(&document, &QObject::destroyed, &loop, &QEventLoop::quit);
                     }) &&
           stays;
}

} // namespace delve::ui
