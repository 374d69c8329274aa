#pragma once

#include "editor/tiled/read_cells.h"
#include "editor/tiled/tiled_files.h"
#include "editor/tiled/tiled_members.h"
#include "editor/tiled/xml_reader.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/utf8.h"

#include <QString>

#include <optional>

/// Reads the elements of Tiled's XML: one function for each, from behind its opening tag up to its end. A function that
/// returns false has left the reason in failure(), and nothing more may be read. Used by read_tiled.h and
/// tiled_parts.h.
namespace delve::editor {

class TmxReader {
public:
    /// `file` is where the XML lies: what it names is named from there.
    TmxReader(XmlReader& xml, TiledFiles& files, QString file) : m_xml(xml), m_files(files), m_file(std::move(file)) {}

    /// Goes to the first tag, which must be this one.
    [[nodiscard]] bool root(std::string_view name);
    [[nodiscard]] bool map(TiledMap& map);
    [[nodiscard]] bool tileset(TiledTileset& tileset);
    [[nodiscard]] bool objectTemplate(TiledTemplate& into);
    [[nodiscard]] Failure failure() const { return m_failure.value_or(Failure{}); }

private:
    /// Calls child(name) for each element in the current one.
    template <class Child>
    [[nodiscard]] bool children(Child child);
    /// Reads the attributes of the current tag into a value; the others become unknown ones.
    template <class Of>
    [[nodiscard]] bool attributes(Of& of, TiledUnknown* unknown = nullptr);
    [[nodiscard]] std::string attribute(std::string_view name) const;
    [[nodiscard]] bool skip();
    /// The current element with all in it, as text.
    [[nodiscard]] bool whole(std::string& text);
    [[nodiscard]] bool keep(TiledUnknown& unknown);
    [[nodiscard]] bool text(std::string& into);

    // Of a map
    [[nodiscard]] bool layer(TiledLayer& layer, int depth);
    [[nodiscard]] bool isLayer(std::string_view name, TiledLayer::Kind& kind) const;
    [[nodiscard]] bool addLayer(std::vector<TiledLayer>& layers, TiledLayer::Kind kind, int depth);
    [[nodiscard]] bool data(TiledLayer& layer);
    [[nodiscard]] bool chunk(TiledLayer& layer, CellFormat format, bool elements);
    [[nodiscard]] bool cells(CellFormat format, bool elements, std::int64_t count, const std::string& layer,
                             std::vector<TiledCell>& into);
    [[nodiscard]] bool encodedCells(CellReader& reader);
    [[nodiscard]] bool tileElements(std::int64_t count, const std::string& layer, std::vector<TiledCell>& into);
    [[nodiscard]] bool mapTileset(TiledMap& map);

    // Parts of these
    [[nodiscard]] bool properties(TiledProperties& properties, int depth = 0);
    [[nodiscard]] bool property(TiledProperties& properties, int depth);
    [[nodiscard]] bool object(std::vector<TiledObject>& objects, bool ofTemplate = false);
    [[nodiscard]] bool objectChild(TiledObject& object, std::string_view name);
    [[nodiscard]] bool objectText(TiledObject& object);
    [[nodiscard]] bool points(TiledObject& object);
    [[nodiscard]] bool image(std::optional<TiledImage>& image);

    // Of a tileset
    [[nodiscard]] bool tilesetChild(TiledTileset& tileset, std::string_view name);
    [[nodiscard]] bool tile(TiledTileset& tileset);
    [[nodiscard]] bool animation(TiledTile& tile);
    [[nodiscard]] bool terrains(TiledTileset& tileset);
    [[nodiscard]] bool terrainTile(TiledTerrains& terrains);

    bool fail(Failure failure);
    bool fail(Message message) { return fail(m_xml.wrongHere(std::move(message))); }
    [[nodiscard]] bool check(Done done) { return done.ok() || fail(std::move(done).failure()); }
    [[nodiscard]] bool takePart(std::size_t bytes = 0) { return check(m_files.budget().takePart(bytes)); }

    XmlReader& m_xml;
    TiledFiles& m_files;
    QString m_file;
    bool m_infinite = false; ///< the map: its layers come in chunks
    std::optional<Failure> m_failure;
};

template <class Child>
bool TmxReader::children(Child child) {
    while (true) {
        switch (m_xml.next()) {
        case XmlReader::Event::Begin:
            if (!child(m_xml.name())) return false;
            break;
        case XmlReader::Event::Text: break;
        case XmlReader::Event::End: return true;
        case XmlReader::Event::Over:
        case XmlReader::Event::Failed: return fail(m_xml.failure());
        }
    }
}

template <class Of>
bool TmxReader::attributes(Of& of, TiledUnknown* unknown) {
    std::size_t bytes = 0;
    for (const auto& attribute : m_xml.attributes()) {
        const auto read = readMember(of, attribute.name, attribute.value);
        if (read == MemberRead::Wrong)
            return fail({DELVE_TEXT("tiled", "Unexpected value “%2” of “%1”. Save the file again in Tiled."),
                         {clipped(attribute.name), clipped(attribute.value)}});
        bytes += attribute.value.size();
        if (read == MemberRead::Unknown && unknown) unknown->emplace_back(attribute.name, attribute.value);
    }
    return takePart(bytes);
}

} // namespace delve::editor
