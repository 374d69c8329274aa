#include "ui/window/awaited_level.h"

#include "editor/document/document.h"

#include <QEventLoop>
#include <QPointer>

namespace delve {

namespace {

constexpr const char* awaitedProperty = "levelIsAwaited";

} // namespace

bool awaitLevel(Document& document) {
    if (document.property(awaitedProperty).toBool()) return false;
    if (!document.generating()) return !document.askedOfHandWork();
    document.setProperty(awaitedProperty, true);
    QEventLoop loop;
    const QPointer<Document> stays(&document);
    QObject::connect(&document, &Document::generationFinished, &loop, [&document, &loop] {
        if (!document.generating()) loop.quit();
    });
    QObject::connect(&document, &QObject::destroyed, &loop, &QEventLoop::quit);
    loop.exec();
    if (!stays) return false;
    stays->setProperty(awaitedProperty, {});
    return !stays->generating() && !stays->askedOfHandWork(); // else the program ends, or the person is asked
}

} // namespace delve
