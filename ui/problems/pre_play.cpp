#include "ui/problems/pre_play.h"

#include "editor/document/document.h"
#include "editor/inspect/fixing.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "ui/dialogs/questions.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/work_in_hand.h"

#include <QCoreApplication>
#include <QPointer>
#include <QStringList>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace delve::ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(PrePlay)
};

constexpr const char* fixingProperty = "errorsAreFixed"; ///< of a page, meanwhile

/// Errors that are in nobody's way: no map is won by their fixes.
constexpr std::array<std::string_view, 2> besides{"open-to-void", "portal-to-nowhere"};

bool isReason(const play::Problem& problem) {
    return problem.severity == play::Severity::Error && std::ranges::find(besides, problem.check) == besides.end();
}

/// Why a map cannot be won, and whether a fix may change that.
struct Reasons {
    QStringList sentences;
    bool fixable = false;
};

/// What is ignored is still so, and said if nothing else is. The verdict has its own sentence, that of the proof.
Reasons reasonsIn(const editor::Findings& findings, bool fromCell) {
    Reasons reasons;
    QStringList ignored;
    bool startIsCell = false; // whatever the proof says is about the start that is missing
    for (const auto& found : findings.problems) {
        if (!isReason(found.problem) || found.problem.check == play::unwinnableId) continue;
        const bool needless = fromCell && found.problem.check == play::noStart;
        startIsCell = startIsCell || needless;
        if (needless) continue;
        (found.ignored ? ignored : reasons.sentences) << editor::toQString(found.problem.message);
        reasons.fixable = reasons.fixable || (!found.ignored && !found.problem.fixes.empty());
    }
    const bool lost = findings.proof && findings.proof->verdict == play::Verdict::Unwinnable;
    if (reasons.sentences.isEmpty() && lost && !startIsCell)
        reasons.sentences << editor::toQString(findings.proof->reason);
    if (reasons.sentences.isEmpty()) reasons.sentences = ignored;
    return reasons;
}

/// The sentence that says why a fixed map is not played; empty if it is.
QString refusalOf(const editor::FixedWorld& fixed) {
    if (fixed.fixed == 0) return Texts::tr("No error could be fixed. The map is as it was.");
    if (!fixed.proof || fixed.proof->verdict != play::Verdict::Unwinnable) return {};
    return Texts::tr("%n error(s) fixed, but the map still cannot be won: %1", nullptr, static_cast<int>(fixed.fixed))
        .arg(editor::toQString(fixed.proof->reason));
}

/// What was fixed is one step of the history, whether the map can be won then or not.
void takeFixed(DocumentPage& page, const editor::FixedWorld& fixed, const World& before,
               const std::function<void()>& play) {
    auto& document = page.document();
    if (fixed.fixed > 0) document.applyWorld(WorldEdit::between(before, fixed.world), fixed.step);
    const auto refusal = refusalOf(fixed);
    if (refusal.isEmpty()) return play();
    page.messages().tellChoice(refusal, Texts::tr("Play anyway"), play);
}

void fixAndPlay(DocumentPage& page, WorkInHand& work, const PlayOrder& order) {
    const auto world = std::make_shared<const World>(page.document().world());
    editor::Job<editor::FixedWorld> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [world, pins = order.pins](generation::Feedback& feedback) {
        return editor::withErrorsFixed(world, pins, feedback);
    };
    job.deliver = [&page, world, revision = page.document().revision(),
                   play = order.play](const Result<editor::FixedWorld>& fixed) {
        page.setProperty(fixingProperty, {});
        auto& messages = page.messages();
        if (!fixed && fixed.failure().cancelled()) return;
        if (!fixed) return messages.tellFailure(editor::toQString(fixed.failure()));
        if (page.document().revision() == revision) return takeFixed(page, *fixed, *world, play);
        messages.tellFailure(Texts::tr("Nothing was fixed: the map has changed meanwhile."));
    };
    page.setProperty(fixingProperty, true);
    (void)work.startFor(page, Texts::tr("Fixing and proving the map"), std::move(job));
}

} // namespace

void playOrAsk(DocumentPage& page, const Questions& questions, WorkInHand& work, const PlayOrder& order) {
    if (page.property(fixingProperty).toBool()) return; // it is played as soon as it is fixed
    const auto& inspection = page.inspection();
    const auto reasons = reasonsIn(inspection.findings(), order.fromCell);
    const bool asks = questions.unwinnable && inspection.current() && inspection.findings().unwinnable;
    if (!asks || reasons.sentences.isEmpty()) return order.play();
    const QPointer<DocumentPage> stays(&page);
    const auto answer = questions.unwinnable(&page, reasons.sentences, reasons.fixable);
    if (!stays || answer == Unwinnable::Cancel) return;
    if (answer == Unwinnable::PlayAnyway) return order.play();
    fixAndPlay(page, work, order);
}

} // namespace delve::ui
