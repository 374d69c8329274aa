#include "editor/png/png_chunks.h"
#include "editor/png/read_png.h"
#include "tests/support/made_png.h"
#include "tests/support/resident_memory.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QImage>
#include <QtEndian>
#include <QtTest>

#include <zlib.h>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr qsizetype behindHeader = 33;

QByteArray smallPicture() {
    QImage picture(4, 4, QImage::Format_RGB888);
    picture.fill(qRgb(10, 200, 30));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "png");
    return bytes;
}

QByteArray headOf(const char* name, quint32 length) {
    QByteArray head(4, '\0');
    qToBigEndian(length, head.data());
    return head + name;
}

/// The checksum of a chunk of this many zeros.
QByteArray sumOfZeros(const char* name, quint32 length) {
    const std::vector<Bytef> zeros(std::size_t{1} << 20);
    auto sum = crc32(0, reinterpret_cast<const Bytef*>(name), 4);
    for (quint32 left = length; left > 0;) {
        const auto count = std::min<quint32>(left, quint32(zeros.size()));
        sum = crc32(sum, zeros.data(), count);
        left -= count;
    }
    QByteArray bytes(4, '\0');
    qToBigEndian(quint32(sum), bytes.data());
    return bytes;
}

/// The picture with a chunk of this many zeros after its header; they are never all in memory at once.
PngBytes withChunk(const QByteArray& picture, const char* name, quint32 length) {
    const QByteArray before = picture.first(behindHeader) + headOf(name, length);
    const QByteArray after = sumOfZeros(name, length) + picture.sliced(behindHeader);
    return [before, after, zeros = qint64{length}, at = qint64{0}](std::span<std::byte> into) mutable {
        const auto byteAt = [&](qint64 i) {
            if (i < before.size()) return before[qsizetype(i)];
            i -= before.size();
            return i < zeros ? '\0' : after[qsizetype(i - zeros)];
        };
        const auto count = std::min<qint64>(qint64(into.size()), before.size() + zeros + after.size() - at);
        for (qint64 i = 0; i < count; ++i) into[std::size_t(i)] = std::byte(byteAt(at + i));
        at += count;
        return Result<std::size_t>(std::size_t(count));
    };
}

Done readAll(const PngBytes& bytes, int& rowsRead) {
    PngRows rows;
    rows.begin = [](const PngHeader&) { return done(); };
    rows.row = [&rowsRead](std::uint32_t, std::span<const std::uint32_t> pixels) {
        rowsRead += pixels.front() == 0xff0ac81eU ? 1 : 0;
        return done();
    };
    return readPng(bytes, rows);
}

} // namespace

/// The chunks of a PNG that are not needed take no memory.
class PngChunksTest : public QObject {
    Q_OBJECT
private slots:
    void aLongTextIsPassedOver() {
        constexpr double mostMemory = 8 * 1024 * 1024;
        const auto picture = smallPicture();
        QVERIFY(forgetMostBytes());
        const double before = residentBytes();
        int rows = 0;
        QVERIFY(readAll(withChunk(picture, "tEXt", 64U << 20), rows).ok());
        QCOMPARE(rows, 4);
        if (!addressesAreChecked)
            QVERIFY2(maxBytes() - before < mostMemory, qPrintable(QString::number(maxBytes() - before)));
    }

    /// The reader passes on the needed chunks alone, in whatever pieces the bytes arrive.
    void nothingOfItIsHandedOn() {
        const auto picture = smallPicture();
        for (const qsizetype piece : {1, 3, 7, 100, 5000}) {
            QByteArray text = picture.first(behindHeader) + headOf("zTXt", 3000) + QByteArray(3000, '\0') +
                              sumOfZeros("zTXt", 3000) + picture.sliced(behindHeader);
            QByteArray handedOn;
            PngChunks chunks;
            for (qsizetype at = 0; at < text.size(); at += piece) {
                const auto count = std::min(piece, text.size() - at);
                const std::span bytes(reinterpret_cast<std::byte*>(text.data()) + at, std::size_t(count));
                QVERIFY(chunks.pass(bytes, [&](std::span<std::byte> needed) {
                    handedOn.append(reinterpret_cast<const char*>(needed.data()), qsizetype(needed.size()));
                    return true;
                }));
            }
            QVERIFY(!handedOn.contains("zTXt") && handedOn.size() <= picture.size());
            QVERIFY(handedOn.startsWith(picture.first(behindHeader)) && handedOn.endsWith(picture.last(12)));
        }
    }

    void aLongTableIsRefused() {
        int rows = 0;
        for (const char* name : {"PLTE", "tRNS", "ABCD"}) {
            const auto read = readAll(withChunk(smallPicture(), name, 5000), rows);
            QVERIFY(!read);
            QVERIFY(inEnglish(read.failure().message).find("a chunk is too long") != std::string::npos);
        }
        QCOMPARE(rows, 0);
    }
};

DELVE_TEST(PngChunksTest)
#include "png_chunks_test.moc"
