#include "ui/pages/marked_problems.h"

#include "editor/document/document.h"
#include "editor/inspect/live_inspection.h"

#include <utility>
#include <vector>

namespace delve::ui {

MarkedProblems::MarkedProblems(const editor::Document& document, const editor::LiveInspection& inspection,
                               QObject* parent)
    : QObject(parent), m_document(document), m_inspection(inspection) {
    connect(&inspection, &editor::LiveInspection::changed, this, &MarkedProblems::remake);
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        const bool other = change.has(editor::PartOfDocument::Shown) || change.has(editor::PartOfDocument::Levels);
        if (other || change.ofShownLevel(editor::PartOfLevel::Size)) remake();
    });
    remake();
}

bool MarkedProblems::isMarked(const editor::FoundProblem& found) const {
    return !found.ignored && found.problem.severity != play::Severity::Hint && found.levelId == m_document.level().id;
}

void MarkedProblems::remake() {
    std::vector<editor::ProblemMark> marks;
    for (const auto& found : m_inspection.findings().problems)
        if (isMarked(found)) marks.push_back({found.problem.cells, found.problem.severity == play::Severity::Error});
    // The views drop the old ones while they are told.
    const auto before = std::exchange(
        m_marks, marks.empty() ? nullptr : std::make_unique<editor::ProblemMarks>(m_document.level().size(), marks));
    if (before || m_marks) emit changed();
}

const editor::ProblemMarks* MarkedProblems::shownMarks() const { return m_shown ? m_marks.get() : nullptr; }

void MarkedProblems::setShown(bool shown) {
    if (std::exchange(m_shown, shown) != shown) emit changed();
}

} // namespace delve::ui
