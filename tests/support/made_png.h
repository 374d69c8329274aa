#pragma once

#include <QByteArray>
#include <QtEndian>

#include <initializer_list>

/// PNG files put together by hand, so that they may be wrong in any way.
namespace delve::test {

/// The checksum of a PNG's chunks (ISO 3309).
[[nodiscard]] inline quint32 pngChecksum(const QByteArray& bytes) {
    quint32 state = 0xffffffff;
    for (const char byte : bytes) {
        state ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) state = (state >> 1) ^ ((state & 1) != 0 ? 0xedb88320 : 0);
    }
    return ~state;
}

[[nodiscard]] inline QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

[[nodiscard]] inline QByteArray pngChunk(const QByteArray& name, const QByteArray& content = {}) {
    return bigEndian(static_cast<quint32>(content.size())) + name + content + bigEndian(pngChecksum(name + content));
}

struct MadeHeader {
    quint32 width = 1;
    quint32 height = 1;
    int bits = 8;
    int colourKind = 6; ///< 0 grey, 2 colours, 3 a table, 4 grey and opacity, 6 colours and opacity
    bool interlaced = false;
};

/// The signature and the header alone.
[[nodiscard]] inline QByteArray pngBeginning(const MadeHeader& header) {
    QByteArray content = bigEndian(header.width) + bigEndian(header.height);
    for (const int part : {header.bits, header.colourKind, 0, 0, header.interlaced ? 1 : 0})
        content += static_cast<char>(part);
    return QByteArray("\x89PNG\r\n\x1a\n") + pngChunk("IHDR", content);
}

/// A complete file from rows, each after its filter byte; `before` holds chunks such as a colour table.
[[nodiscard]] inline QByteArray madePng(const MadeHeader& header, const QByteArray& rows,
                                        const QByteArray& before = {}) {
    return pngBeginning(header) + before + pngChunk("IDAT", qCompress(rows).mid(4)) + pngChunk("IEND");
}

/// A picture of one grey, in 8 bits; a small file, however large the picture.
[[nodiscard]] inline QByteArray plainPng(quint32 width, quint32 height, char grey = 0x55) {
    QByteArray rows;
    for (quint32 y = 0; y < height; ++y) rows += QByteArray(1, '\0') + QByteArray(static_cast<qsizetype>(width), grey);
    return madePng({width, height, 8, 0}, rows);
}

} // namespace delve::test
