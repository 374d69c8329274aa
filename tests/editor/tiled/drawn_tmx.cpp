#include "tests/editor/tiled/drawn_tmx.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QXmlStreamReader>
#include <QtEndian>

namespace delve::test {
namespace {

class TmxReader {
public:
    explicit TmxReader(const QString& path) : m_folder(QFileInfo(path).dir()) { readFile(path); }
    TmxFile file() && { return std::move(m_read); }

private:
    using Properties = std::map<QString, QString>;

    void fail(const QString& what) {
        if (m_read.fault.isEmpty()) m_read.fault = what;
    }
    void readFile(const QString& path) {
        QFile opened(path);
        if (!opened.open(QIODevice::ReadOnly)) return fail("cannot open " + path);
        QXmlStreamReader xml(&opened);
        if (!xml.readNextStartElement()) return fail("no element in " + path);
        if (xml.name() == QLatin1String("map")) readMap(xml);
        else fail("not a map: " + xml.name().toString());
        if (xml.hasError()) fail(xml.errorString());
    }

    void readMap(QXmlStreamReader& xml) {
        const auto map = xml.attributes();
        if (map.value("version") != QLatin1String("1.10") || map.value("infinite") != QLatin1String("0") ||
            map.value("orientation") != QLatin1String("orthogonal"))
            fail("not a finite orthogonal map of version 1.10");
        m_read.width = map.value("width").toInt();
        m_read.height = map.value("height").toInt();
        m_read.cell = map.value("tilewidth").toInt();
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("properties")) m_read.properties = readProperties(xml);
            else if (xml.name() == QLatin1String("tileset")) readTileset(xml);
            else if (xml.name() == QLatin1String("layer")) readLayer(xml);
            else if (xml.name() == QLatin1String("objectgroup")) readObjects(xml);
            else if (xml.name() == QLatin1String("part")) xml.skipCurrentElement(); // of a test
            else fail("unknown element " + xml.name().toString());
        }
    }

    Properties readProperties(QXmlStreamReader& xml) {
        Properties properties;
        while (xml.readNextStartElement()) {
            const auto one = xml.attributes();
            if (!properties.emplace(one.value("name").toString(), one.value("value").toString()).second)
                fail("two properties " + one.value("name").toString());
            xml.skipCurrentElement();
        }
        return properties;
    }

    void readTileset(QXmlStreamReader& xml) {
        const auto first = xml.attributes().value("firstgid").toUInt();
        const auto source = xml.attributes().value("source").toString();
        if (source.isEmpty()) return readTiles(xml, first);
        QFile opened(m_folder.filePath(source));
        if (!opened.open(QIODevice::ReadOnly)) return fail("cannot open " + source);
        QXmlStreamReader own(&opened);
        own.readNextStartElement();
        readTiles(own, first);
        xml.skipCurrentElement();
    }

    void readTiles(QXmlStreamReader& xml, std::uint32_t first) {
        const auto count = xml.attributes().value("tilecount").toUInt();
        const auto columns = xml.attributes().value("columns").toUInt();
        const auto side = xml.attributes().value("tilewidth").toInt();
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("image")) {
                const QImage sheet = readImage(xml);
                for (std::uint32_t i = 0; i < count && columns > 0; ++i)
                    m_read.tiles[first + i].picture = sheet.copy(static_cast<int>(i % columns) * side,
                                                                 static_cast<int>(i / columns) * side, side, side);
            } else if (xml.name() == QLatin1String("tile")) {
                readTile(xml, first);
            } else if (xml.name() == QLatin1String("grid")) {
                xml.skipCurrentElement();
            } else {
                fail("unknown element " + xml.name().toString());
            }
        }
        if (columns == 0 && m_read.tiles.size() != count) fail("not as many tiles as the tileset says");
    }

    void readTile(QXmlStreamReader& xml, std::uint32_t first) {
        auto& tile = m_read.tiles[first + xml.attributes().value("id").toUInt()];
        tile.kind = xml.attributes().value("type").toString();
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("properties")) tile.properties = readProperties(xml);
            else if (xml.name() == QLatin1String("image")) tile.picture = readImage(xml);
            else
                while (xml.readNextStartElement()) {
                    const auto frame = xml.attributes();
                    tile.frames.emplace_back(first + frame.value("tileid").toUInt(), frame.value("duration").toInt());
                    xml.skipCurrentElement();
                }
        }
    }

    QImage readImage(QXmlStreamReader& xml) {
        const QSize size(xml.attributes().value("width").toInt(), xml.attributes().value("height").toInt());
        const auto source = xml.attributes().value("source").toString();
        QImage image;
        if (!source.isEmpty()) {
            image.load(m_folder.filePath(source));
            xml.skipCurrentElement();
        } else if (xml.readNextStartElement()) {
            image.loadFromData(QByteArray::fromBase64(xml.readElementText().toLatin1()));
            xml.skipCurrentElement();
        }
        if (image.size() != size) fail("a picture is not of the size that the file says");
        return image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }

    void readLayer(QXmlStreamReader& xml) {
        TmxLayer layer;
        layer.name = xml.attributes().value("name").toString();
        layer.visible = xml.attributes().value("visible") != QLatin1String("0");
        if (xml.attributes().hasAttribute("opacity")) layer.opacity = xml.attributes().value("opacity").toDouble();
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("properties")) layer.properties = readProperties(xml);
            else readCells(xml, layer);
        }
        if (layer.cells.size() != static_cast<std::size_t>(m_read.width) * static_cast<std::size_t>(m_read.height))
            fail("a layer has not as many cells as the map");
        m_read.layers.push_back(layer);
    }

    void readCells(QXmlStreamReader& xml, TmxLayer& layer) {
        const auto compression = xml.attributes().value("compression").toString();
        const QString text = xml.readElementText();
        if (compression.isEmpty()) {
            for (const auto& number : text.split(',')) layer.cells.push_back(number.trimmed().toUInt());
            return;
        }
        if (compression != QLatin1String("zlib")) return fail("unknown compression " + compression);
        QByteArray packed = QByteArray::fromBase64(text.trimmed().toLatin1());
        const auto bytes = static_cast<quint32>(m_read.width * m_read.height * 4);
        QByteArray size(4, 0);
        qToBigEndian(bytes, size.data());
        const QByteArray cells = qUncompress(size + packed);
        for (qsizetype i = 0; i + 4 <= cells.size(); i += 4)
            layer.cells.push_back(qFromLittleEndian<quint32>(cells.constData() + i));
    }

    void readObjects(QXmlStreamReader& xml) {
        const auto layer = xml.attributes().value("name").toString();
        const bool visible = xml.attributes().value("visible") != QLatin1String("0");
        while (xml.readNextStartElement()) {
            if (xml.name() != QLatin1String("object")) {
                xml.skipCurrentElement();
                continue;
            }
            TmxObject object;
            object.layer = layer;
            object.visible = visible;
            object.name = xml.attributes().value("name").toString();
            object.kind = xml.attributes().value("type").toString();
            object.tile = xml.attributes().value("gid").toUInt();
            object.x = xml.attributes().value("x").toDouble();
            object.y = xml.attributes().value("y").toDouble();
            while (xml.readNextStartElement()) {
                if (xml.name() == QLatin1String("properties")) object.properties = readProperties(xml);
                else xml.skipCurrentElement();
            }
            m_read.objects.push_back(object);
        }
    }

    QDir m_folder;
    TmxFile m_read;
};

const QImage& pictureOf(const TmxFile& file, std::uint32_t number, int milliseconds) {
    const auto& tile = file.tiles.at(number);
    int all = 0;
    for (const auto& [piece, duration] : tile.frames) all += duration;
    int at = all == 0 ? 0 : milliseconds % all;
    for (const auto& [piece, duration] : tile.frames) {
        if (at < duration) return file.tiles.at(piece).picture;
        at -= duration;
    }
    return tile.picture;
}

} // namespace

TmxFile readTmx(const QString& path) { return TmxReader(path).file(); }

QImage drawnTmx(const TmxFile& file, int milliseconds) {
    QImage image(file.width * file.cell, file.height * file.cell, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (const auto& layer : file.layers) {
        if (!layer.visible) continue;
        painter.setOpacity(layer.opacity);
        for (std::size_t i = 0; i < layer.cells.size(); ++i) {
            if (layer.cells[i] == 0) continue;
            const int column = static_cast<int>(i) % file.width, row = static_cast<int>(i) / file.width;
            painter.drawImage(column * file.cell, row * file.cell, pictureOf(file, layer.cells[i], milliseconds));
        }
    }
    painter.setOpacity(1);
    for (const auto& object : file.objects) {
        if (!object.visible || object.tile == 0) continue;
        const auto& picture = pictureOf(file, object.tile, milliseconds);
        painter.drawImage(QPointF(object.x, object.y - picture.height()), picture);
    }
    return image;
}

} // namespace delve::test
