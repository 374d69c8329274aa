#pragma once

#include "editor/drawing/problem_marks.h"

#include <QObject>

#include <memory>

namespace delve::editor {
class Document;
class LiveInspection;
struct FoundProblem;
} // namespace delve::editor

/// The marks of the problems of the shown level, for its map and its mini-map; hints and what is ignored have none.
/// Owned by the page of the document.
namespace delve::ui {

class MarkedProblems : public QObject {
    Q_OBJECT
public:
    MarkedProblems(const editor::Document& document, const editor::LiveInspection& inspection,
                   QObject* parent = nullptr);

    /// Null if there are none, or if they are switched off. Valid until `changed`.
    [[nodiscard]] const editor::ProblemMarks* shownMarks() const;
    void setShown(bool shown);
    [[nodiscard]] bool shown() const { return m_shown; }

signals:
    void changed();

private:
    void remake();
    [[nodiscard]] bool isMarked(const editor::FoundProblem& found) const;

    const editor::Document& m_document;
    const editor::LiveInspection& m_inspection;
    std::unique_ptr<editor::ProblemMarks> m_marks;
    bool m_shown = true;
};

} // namespace delve::ui
