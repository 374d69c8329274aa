#pragma once

#include "editor/document/document.h"

#include <algorithm>
#include <vector>

namespace delve::test {

/// Records the changes that a document signals while this exists.
struct HeardChanges {
    explicit HeardChanges(editor::Document& document) {
        QObject::connect(&document, &editor::Document::changed, &m_hears,
                         [this](const editor::DocumentChange& change) { all.push_back(change); });
    }
    [[nodiscard]] int count(editor::PartOfDocument part) const {
        return static_cast<int>(std::ranges::count_if(all, [part](const auto& change) { return change.has(part); }));
    }
    [[nodiscard]] int ofShownLevel() const {
        return static_cast<int>(std::ranges::count_if(all, [](const auto& change) { return change.ofShownLevel(); }));
    }
    [[nodiscard]] int ofWorld() const {
        return static_cast<int>(std::ranges::count_if(all, [](const auto& change) { return change.ofWorld(); }));
    }

    std::vector<editor::DocumentChange> all;

private:
    QObject m_hears;
};

} // namespace delve::test
