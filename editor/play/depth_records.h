#pragma once

#include "generation/level/recipe.h"
#include "generation/level/rules.h"

#include <QString>

#include <cstdint>

/// The greatest depth reached with each recipe and its rules: stored in a file among the saved games. Games with test
/// commands do not count; the caller excludes them. Owned by the play session.
namespace delve::editor {

class DepthRecords {
public:
    explicit DepthRecords(const QString& folder);

    /// 0: nobody has gone down yet.
    [[nodiscard]] std::int64_t of(const Recipe& recipe, const Rules& rules) const;
    /// Ignores any depth below the record.
    void reached(const Recipe& recipe, const Rules& rules, std::int64_t depth) const;

private:
    QString m_file;
};

} // namespace delve::editor
