#pragma once

#include "editor/tools/patch.h"
#include "generation/level/result.h"

#include <QString>

/// The stamps of a hand in a folder, so that the next start has them: each a world of one level in a file of its own,
/// `stamp-1.delve` to `stamp-9.delve`, with the tiles that it uses. The cells that belong to it are the pinned ones.
namespace delve::editor {

/// Those that can be read; the others are left out, and their files stay.
[[nodiscard]] Stamps readStamps(const QString& folder);
/// Keeps one; an empty one is taken out of the folder.
[[nodiscard]] Done keepStamp(const QString& folder, int number, const std::optional<Patch>& stamp);

} // namespace delve::editor
