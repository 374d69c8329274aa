#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/starred.h"

#include <cstddef>
#include <string>

/// Stars that a person gives to variations of a level. Each gives the changed level; Edit::between gives the edit.
namespace delve::editor {

/// The stars of a level, read again only where they are others: a view asks for them at each change. Owned by it.
class KeptStars {
public:
    [[nodiscard]] const Starred& of(const Properties& properties); ///< until the next call
    [[nodiscard]] std::size_t reads() const { return m_reads; }    ///< so far

private:
    std::string m_json;
    Starred m_starred;
    std::size_t m_reads = 0;
};

/// Null if it is not starred.
[[nodiscard]] const StarredVariation* findStar(const Starred& starred, const Recipe& recipe, Size size);

/// With a star or, if it has that star, with its note: a text that becomes one line. Fails if there are too many.
[[nodiscard]] Result<Level> withStar(Level level, StarredVariation star);
[[nodiscard]] Level withoutStar(Level level, const Recipe& recipe, Size size);

} // namespace delve::editor
