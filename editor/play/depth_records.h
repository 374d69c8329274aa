#pragma once

#include "generation/level/recipe.h"
#include "generation/level/rules.h"

#include <QString>

#include <cstdint>

/// How deep anybody has come, of each recipe with its rules: kept in a file among the saved games. Games in which
/// something for testing was done do not count; whoever plays sees to that. Owned by the play session.
namespace delve::editor {

class DepthRecords {
public:
    explicit DepthRecords(const QString& folder);

    /// 0: nobody has gone down yet.
    [[nodiscard]] std::int64_t of(const Recipe& recipe, const Rules& rules) const;
    /// Whatever is less than the record changes nothing.
    void reached(const Recipe& recipe, const Rules& rules, std::int64_t depth) const;

private:
    QString m_file;
};

} // namespace delve::editor
