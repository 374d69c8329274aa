#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/text.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

/// How a level was made: a snapshot after each stage, and what the stage decided. Recorded only on request; recording
/// draws no random number.
namespace delve::generation {

/// Something that a stage saw or decided, to be drawn over the map.
struct Mark {
    enum class Shape : std::uint8_t { Points, Lines, Boxes, Texts };
    std::string name; ///< "growth points", "triangles": the key in trace files
    Shape shape = Shape::Points;
    /// Points: one cell each. Lines: from and to in turn. Boxes: top left and bottom right (included) in turn. Texts:
    /// what `texts` says of each; they are for reading and are not drawn.
    std::vector<Cell> cells;
    std::vector<std::string> texts = {};
};

/// A level that is kept elsewhere, for its memory.
class StoredLevel {
public:
    virtual ~StoredLevel() = default;
    /// Calls `stopped` now and then: cancelled once it returns true.
    [[nodiscard]] virtual Result<Level> read(const std::function<bool()>& stopped) const = 0;
};

struct StageTrace {
    std::string stage;
    std::string instance; ///< empty for what the pipeline itself did
    OwnedText label;
    Level level;
    std::shared_ptr<const StoredLevel> stored = {}; ///< what Trace::store made of the level, which is then empty
    std::vector<Mark> marks;
    std::vector<Message> notes;
    bool halfWay = false;         ///< a snapshot from within the stage; the last one of a stage is complete
    std::int64_t nanoseconds = 0; ///< how long the stage took; never part of a result
};

struct Trace {
    std::vector<StageTrace> stages;
    /// If given, stores the levels of a very large map. It calls `stopped` now and then, and may return nothing then,
    /// or where it fails: the level stays as it is.
    std::function<std::shared_ptr<const StoredLevel>(const Level& level, const std::function<bool()>& stopped)> store =
        {};
};

} // namespace delve::generation
