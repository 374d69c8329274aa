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

/// Created by Document::transaction. Its edits show in the document at once; views are notified when the outermost
/// transaction is committed, and the history does not change before that. A nested transaction is part of the outer
/// one. Never keep one across event processing.
class Transaction {
public:
    Transaction(Transaction&& other) noexcept = default;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction(); ///< undoes all edits since it began, unless it was committed

    /// Makes one named step if anything differs from before; a nested transaction becomes part of the outer one.
    void commit();

private:
    friend class Document;
    explicit Transaction(Document& document);
    void end(bool commits);
    static void keep(Document& document, const OpenSteps& open);

    QPointer<Document> m_document;
    std::weak_ptr<OpenSteps> m_open; ///< released with the outermost one
    std::size_t m_depth;
};

/// What the open transactions have done so far. Part of a document.
struct OpenSteps {
    /// A step, and what the document holds after it.
    struct Part {
        History::Step step;
        Revision revision;
    };

    Message name;            ///< of the outermost one
    std::string levelBefore; ///< its id
    Selection selectionBefore;
    std::vector<std::size_t> begins = {}; ///< of each open transaction: the number of steps before it
    std::vector<Part> steps = {};
    bool leaves = false; ///< another level is shown now
};

} // namespace delve::editor
