#pragma once

#include "editor/formats/format.h"

/// The pictures that a map's own tiles name in its file. Used by the native format.
namespace delve::editor {

/// Takes the PNG pictures that lie beside the file into the world, so that it holds all that it is drawn with: each is
/// read once, however many tiles name it, and all of them together within a budget. A tile whose picture cannot be
/// shown keeps what its file says and is drawn by its colour; the notes say why.
[[nodiscard]] Notes takeInPictures(World& world, const QString& path);

} // namespace delve::editor
