#pragma once

#include "editor/history/history.h"
#include "editor/inspect/findings.h"
#include "editor/work/jobs.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

/// Keeps the problems of a document and its proof up to date, in the background: each change of its world starts an
/// inspection of a snapshot, and then a proof, and cancels what still runs for an earlier state. A state that undo
/// brings back is known already. Owned by the page of the document, which outlives it.
namespace delve::editor {

class Document;

/// In all levels of a world. Inspecting a larger one takes seconds and hundreds of megabytes, which is too much after
/// each stroke.
inline constexpr std::int64_t mostCellsInspected = 2048 * 1024;
[[nodiscard]] bool isTooLargeToInspect(const World& world);

class LiveInspection : public QObject {
    Q_OBJECT
public:
    explicit LiveInspection(Document& document, QObject* parent = nullptr);

    /// Of the document as it is now or, until that is inspected, as it was before.
    [[nodiscard]] const Findings& findings() const { return *m_findings; }
    [[nodiscard]] const std::shared_ptr<const Findings>& sharedFindings() const { return m_findings; }
    /// Are they of the document as it is now?
    [[nodiscard]] bool current() const;
    /// Is the document as it is now inspected, and proven or found too hard to prove?
    [[nodiscard]] bool complete() const { return current() && m_of == m_wanted && !m_jobs.busy(); }
    /// Calls this once, as soon as the findings are current: now, if they are. A later call replaces an earlier one.
    void whenCurrent(std::function<void()> then);
    /// How many inspections have begun and came to their end.
    [[nodiscard]] int inspections() const { return m_inspections; }

signals:
    void changed();    ///< other findings
    void progressed(); ///< an inspection began, or something ended: current() or complete() may be another

private:
    /// Findings that undo or redo may bring back.
    struct Known {
        Revision revision;
        std::shared_ptr<const Findings> findings;
    };

    void follow();
    void interrupt();
    void inspect();
    void prove(std::shared_ptr<const World> world);
    void tell();
    void keep();
    [[nodiscard]] std::shared_ptr<const Findings> findKnown(Revision revision) const;

    Document& m_document;
    std::shared_ptr<const Findings> m_findings = std::make_shared<Findings>();
    std::optional<Revision> m_of;     ///< the revision that the findings are of
    std::optional<Revision> m_wanted; ///< the one that is inspected, or was last
    std::deque<Known> m_known;        ///< the newest last
    std::function<void()> m_then;
    int m_inspections = 0;
    JobQueue m_jobs; ///< last: nothing may arrive in a half-destroyed object
};

} // namespace delve::editor
