#pragma once

#include "editor/ldtk/ldtk_project.h"
#include "generation/level/text.h"

#include <QImage>
#include <QString>

#include <map>
#include <string>
#include <vector>

/// The pieces of the tilesets that a project names beside itself. Each picture is opened once, within the folder of the
/// project, and all share one budget.
namespace delve::editor {

class LdtkPictures {
public:
    LdtkPictures(QString project, const std::map<std::int64_t, LdtkTileset>& tilesets)
        : m_project(std::move(project)), m_tilesets(tilesets) {}

    /// A piece of `side` pixels, flipped; null where its picture is missing or does not reach so far.
    [[nodiscard]] QImage piece(std::int64_t tileset, const LdtkTile& tile, std::int32_t side);
    /// A sentence for each picture that could not be read.
    [[nodiscard]] const std::vector<Message>& faults() const { return m_faults; }

private:
    [[nodiscard]] QImage load(const LdtkTileset& tileset);

    QString m_project;
    const std::map<std::int64_t, LdtkTileset>& m_tilesets;
    std::map<std::int64_t, QImage> m_pictures;
    std::int64_t m_pixels = std::int64_t{64} << 20;
    std::vector<Message> m_faults;
};

} // namespace delve::editor
