#include "ui/problems/verdict_text.h"

#include "editor/inspect/findings.h"
#include "editor/text/message_text.h"

#include <QCoreApplication>

namespace delve::ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

QString winnable(const play::Proof& proof) {
    return Texts::tr("Winnable in %n step(s)", nullptr, static_cast<int>(proof.steps));
}

} // namespace

QString verdictText(const editor::Findings& findings) {
    if (!findings.proof) return {};
    switch (findings.proof->verdict) {
    case play::Verdict::Winnable: return winnable(*findings.proof);
    case play::Verdict::Unwinnable:
        return Texts::tr("Cannot be won: %1").arg(editor::toQString(findings.proof->reason));
    case play::Verdict::Unknown: break;
    }
    return Texts::tr("Not proven");
}

QString verdictDetails(const editor::Findings& findings) {
    if (!findings.proof) return {};
    const auto& proof = *findings.proof;
    if (proof.verdict == play::Verdict::Unwinnable) return verdictText(findings);
    if (proof.verdict == play::Verdict::Unknown)
        return Texts::tr("Not proven: %1").arg(editor::toQString(proof.reason));
    if (proof.byChance) return Texts::tr("%1, with luck: another game may go another way").arg(winnable(proof));
    if (proof.shortest) return Texts::tr("%1: no game is shorter").arg(winnable(proof));
    return Texts::tr("%1: a shorter game may exist").arg(winnable(proof));
}

} // namespace delve::ui
