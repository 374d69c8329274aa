#pragma once

#include "generation/level/tile.h"
#include "generation/pipeline/trace.h"

#include <functional>
#include <memory>

namespace delve::editor {

/// Keeps the snapshots of a large map's trace on the disk: packed, in a file without a name, which is gone once nobody
/// holds a level in it, however the program ends.
class LevelStore {
public:
    explicit LevelStore(const TileCatalogue& tiles);

    /// Nothing if `stopped` returns true, or if the disk does not take the level.
    [[nodiscard]] std::shared_ptr<const generation::StoredLevel> put(const Level& level,
                                                                     const std::function<bool()>& stopped) const;

private:
    class File;
    class LevelInFile;

    TileCatalogue m_tiles;
    std::shared_ptr<File> m_file;
};

} // namespace delve::editor
