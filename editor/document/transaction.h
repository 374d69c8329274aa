#pragma once

#include "editor/history/history.h"

#include <QPointer>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

/// Several edits of a document as one step of its history, or none of them.
namespace delve::editor {

class Document;
struct OpenSteps;

/// Begun by Document::transaction. What is edited while it is open is seen at once in the document, and told of when
/// the outermost one is committed; until then its history does not move. One that is begun while another is open is
/// part of that one. Not held while events run.
class Transaction {
public:
    Transaction(Transaction&& other) noexcept = default;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction(); ///< takes back what was edited since it began, unless it was committed

    /// One step with its name, where something differs from before; or part of the transaction that it lies within.
    void commit();

private:
    friend class Document;
    explicit Transaction(Document& document);
    void end(bool commits);
    static void keep(Document& document, const OpenSteps& open);

    QPointer<Document> m_document;
    std::weak_ptr<OpenSteps> m_open; ///< goes with the outermost one
    std::size_t m_depth;
};

/// What the transactions that are open have done so far. Part of a document.
struct OpenSteps {
    /// A step, and what the document holds after it.
    struct Part {
        History::Step step;
        Revision revision;
    };

    Message name;            ///< of the outermost one
    std::string levelBefore; ///< its id
    Selection selectionBefore;
    std::vector<std::size_t> begins = {}; ///< of each that is open, how many steps there were
    std::vector<Part> steps = {};
    bool leaves = false; ///< the level that was shown
};

} // namespace delve::editor
