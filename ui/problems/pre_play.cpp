#include "ui/problems/pre_play.h"

#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "ui/dialogs/questions.h"
#include "ui/pages/document_page.h"

#include <QPointer>
#include <QStringList>

namespace delve::ui {
namespace {

bool isError(const editor::FoundProblem& found) {
    return !found.ignored && found.problem.severity == play::Severity::Error;
}

} // namespace

void playOrAsk(DocumentPage& page, const Questions& questions, bool pins, const std::function<void()>& play) {
    auto& inspection = page.inspection();
    const auto& findings = inspection.findings();
    QStringList reasons;
    bool fixable = false;
    for (const auto& found : findings.problems) {
        if (!isError(found)) continue;
        reasons << editor::toQString(found.problem.message);
        fixable = fixable || !found.problem.fixes.empty();
    }
    if (!questions.unwinnable || !inspection.current() || !findings.unwinnable || reasons.isEmpty()) return play();
    const QPointer<DocumentPage> stays(&page);
    const auto answer = questions.unwinnable(&page, reasons, fixable);
    if (!stays || answer == Unwinnable::Cancel) return;
    if (answer == Unwinnable::PlayAnyway) return play();
    inspection.fixErrors(pins, [stays, play] {
        if (stays) play();
    });
}

} // namespace delve::ui
