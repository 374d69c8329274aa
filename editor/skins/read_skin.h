#pragma once

#include "editor/skins/skin.h"
#include "generation/level/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <string>
#include <string_view>

/// Reading and writing a skin: docs/skin-format.md says what a file holds. Whatever a stranger's file has, the result
/// is a skin that can be drawn; a failure says where and what is wrong.
namespace delve::editor {

inline constexpr std::int64_t maxBytesOfSkin = std::int64_t{64} << 20;
inline constexpr std::int64_t maxBytesOfSkinPicture = std::int64_t{16} << 20;
inline constexpr std::int64_t maxPixelsOfSkin = std::int64_t{1} << 24; ///< of all its pictures
inline constexpr int maxSideOfSkinPicture = 16384;
inline constexpr int maxSkinCell = 256;
inline constexpr int maxSkinPiece = 1024; ///< a side, of the sprites of things
inline constexpr int maxSkinOverhang = 8; ///< in cells
inline constexpr std::size_t maxSkinPictures = 64;
inline constexpr std::size_t maxSkinTiles = 4096;
inline constexpr std::size_t maxSkinThings = 1024;

/// The bytes of a picture that a skin names.
using PictureSource = std::function<Result<QByteArray>(const std::string& file)>;

[[nodiscard]] Result<Skin> readSkin(std::string_view text, const PictureSource& pictures);
/// One that is a single text: a file that it names is refused.
[[nodiscard]] Result<Skin> readSkin(std::string_view text);
/// The file and the pictures beside it.
[[nodiscard]] Result<Skin> readSkinFile(const QString& path);

/// A picture that a skin can have, by itself and uncut; it is named after its file.
[[nodiscard]] Result<SkinPicture> readSkinPicture(const QString& path);

/// Which pictures are written into the text.
enum class Embedding : bool { AsItIs, All };
[[nodiscard]] std::string skinText(const Skin& skin, Embedding embedding);

} // namespace delve::editor
