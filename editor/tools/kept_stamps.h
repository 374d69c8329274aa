#pragma once

#include "editor/tools/stamp_list.h"
#include "generation/level/result.h"

#include <QString>

/// Stores the stamps of the tool controller in a folder for the next start: each is a world of one level in its own
/// file, `stamp-1.delve`, `stamp-2.delve` …, with the tiles that it uses. Its pinned cells are the cells of the stamp;
/// the world has the stamp's name, or "Stamp N" where it has none.
namespace delve::editor {

/// Reads all readable stamps; skips the others and leaves their files alone.
[[nodiscard]] Stamps readStamps(const QString& folder);
/// Stores one; for an empty one, deletes its file.
[[nodiscard]] Done keepStamp(const QString& folder, int number, const std::optional<Stamp>& stamp);

} // namespace delve::editor
