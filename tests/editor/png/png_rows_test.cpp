#include "editor/png/read_png.h"
#include "editor/png/write_png.h"
#include "tests/support/made_png.h"
#include "tests/support/test.h"

#include <QImage>
#include <QtTest>

#include <new>
#include <random>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// The bytes in pieces of at most `most`.
PngBytes piecesOf(const QByteArray& bytes, std::size_t most = 1000) {
    return [bytes, most, at = std::size_t{0}](std::span<std::byte> into) mutable -> Result<std::size_t> {
        const auto count = std::min({into.size(), most, static_cast<std::size_t>(bytes.size()) - at});
        std::copy_n(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))).begin() +
                        static_cast<std::ptrdiff_t>(at),
                    count, into.begin());
        at += count;
        return count;
    };
}

/// The picture, read row by row in order; the failure if it is refused.
Result<QImage> readBack(const QByteArray& bytes, std::size_t piece = 1000) {
    QImage picture;
    std::uint32_t next = 0;
    bool ordered = true;
    PngRows rows;
    rows.begin = [&](const PngHeader& header) {
        if (header.width > 10'000 || header.height > 10'000) return Done(impossible({DELVE_TEXT("test", "too large")}));
        picture = QImage(int(header.width), int(header.height), QImage::Format_ARGB32);
        picture.fill(0x12345678);
        return done();
    };
    rows.row = [&](std::uint32_t y, std::span<const std::uint32_t> pixels) {
        ordered = ordered && y == next++ && int(pixels.size()) == picture.width();
        if (ordered) std::ranges::copy(pixels, reinterpret_cast<std::uint32_t*>(picture.scanLine(int(y))));
        return done();
    };
    auto read = readPng(piecesOf(bytes, piece), rows);
    if (!read) return std::move(read).failure();
    if (!ordered || int(next) != picture.height()) return impossible({DELVE_TEXT("test", "rows are missing")});
    return picture;
}

/// Sets fully transparent pixels to 0, since Qt may give them another colour.
QImage withoutWhatIsClear(QImage picture) {
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qAlpha(picture.pixel(x, y)) == 0) picture.setPixel(x, y, 0);
    return picture;
}

/// The first pixel in which two pictures differ, as text; empty if there is none.
QString firstOther(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return QStringLiteral("another size");
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                return QStringLiteral("%1, %2: %3 and %4")
                    .arg(x)
                    .arg(y)
                    .arg(a.pixel(x, y), 8, 16)
                    .arg(b.pixel(x, y), 8, 16);
    return {};
}

std::string sentenceOf(const Failure& failure) { return inEnglish(failure.message); }

int channelsOf(int colourKind) {
    switch (colourKind) {
    case 2: return 3;
    case 4: return 2;
    case 6: return 4;
    default: return 1;
    }
}

/// Random rows, for a pass of an interlaced picture or for all of it.
QByteArray anyRows(const MadeHeader& header, int width, int height, std::mt19937& random) {
    QByteArray rows;
    const int bytes = (width * header.bits * channelsOf(header.colourKind) + 7) / 8;
    for (int y = 0; y < height; ++y) {
        rows += static_cast<char>(random() % 5); // any filter
        for (int i = 0; i < bytes; ++i) rows += static_cast<char>(random());
    }
    return rows;
}

QByteArray anyPicture(const MadeHeader& header, bool clear, std::mt19937& random) {
    struct Pass {
        int x, y, right, down;
    };
    static constexpr std::array<Pass, 7> passes{
        {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}};
    QByteArray rows, before;
    const int width = int(header.width), height = int(header.height);
    if (!header.interlaced) rows = anyRows(header, width, height, random);
    for (const auto& pass : passes) {
        const int columns = (width - pass.x + pass.right - 1) / pass.right;
        const int lines = (height - pass.y + pass.down - 1) / pass.down;
        if (header.interlaced && columns > 0 && lines > 0) rows += anyRows(header, columns, lines, random);
    }
    if (header.colourKind == 3) {
        QByteArray table;
        for (int i = 0; i < 3 << header.bits; ++i) table += static_cast<char>(random());
        before = pngChunk("PLTE", table);
        if (clear) before += pngChunk("tRNS", QByteArray::fromHex("0080"));
    } else if (clear && header.colourKind < 3) {
        before = pngChunk("tRNS", QByteArray::fromHex(header.bits == 16 ? "010101010101" : "000100010001")
                                      .left(header.colourKind == 0 ? 2 : 6));
    }
    return madePng(header, rows, before);
}

} // namespace

/// Reading PNG by rows, compared with the pixels that Qt's reader gives.
class PngRowsTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsReadAsQtReadsIt_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("bits");
        for (const int bits : {1, 2, 4, 8, 16})
            for (const int kind : {0, 2, 3, 4, 6})
                if (kind == 0 || (kind == 3 && bits < 16) || bits >= 8) {
                    if (kind == 3 && bits == 16) continue;
                    QTest::addRow("kind %d, %d bits", kind, bits) << kind << bits;
                }
    }
    void everyKindIsReadAsQtReadsIt() {
        QFETCH(const int, kind);
        QFETCH(const int, bits);
        std::mt19937 random(7);
        for (const bool interlaced : {false, true})
            for (const bool clear : {false, kind != 2 || bits != 16}) // Qt 6.4 ignores it in 16-bit RGB
                for (const auto& [width, height] : {std::pair{1, 1}, {3, 2}, {9, 5}, {33, 17}, {8, 1}, {1, 9}}) {
                    const MadeHeader header{quint32(width), quint32(height), bits, kind, interlaced};
                    const QByteArray bytes = anyPicture(header, clear, random);
                    const QImage expected = QImage::fromData(bytes, "png").convertToFormat(QImage::Format_ARGB32);
                    QVERIFY(!expected.isNull());
                    const auto read = readBack(bytes, 1 + random() % 700);
                    QVERIFY2(read.ok(), read ? "" : sentenceOf(read.failure()).c_str());
                    const auto other = firstOther(withoutWhatIsClear(*read), withoutWhatIsClear(expected));
                    QVERIFY2(other.isEmpty(), qPrintable(other));
                }
    }

    void whatIsCutOffIsRefused() {
        std::mt19937 random(8);
        for (const bool interlaced : {false, true}) {
            const QByteArray whole = anyPicture({12, 9, 8, 6, interlaced}, false, random);
            QVERIFY(readBack(whole).ok());
            // In any pieces: bytes after the end do not belong to the picture, even if they look like a chunk.
            for (const std::size_t piece : {std::size_t{7}, std::size_t{100'000}})
                for (const QByteArray& behind : {QByteArray("whatever comes behind"), QByteArray(8, 'X') + "tEXt",
                                                 QByteArray("\0\0\0\1aaaabcdef", 14)})
                    QVERIFY(readBack(whole + behind, piece).ok());
            for (qsizetype length = 0; length < whole.size(); ++length) {
                const auto read = readBack(whole.left(length));
                QVERIFY2(!read.ok(), qPrintable(QString::number(length)));
                QCOMPARE(read.failure().kind, Failure::Kind::BadInput);
            }
        }
    }

    /// The checksum of the compressed data, after the last row: whether libpng checks it could depend on the pieces.
    void aWrongSumOfTheDataIsJudgedAlikeInAnyPieces() {
        QByteArray data = qCompress(QByteArray(4 * (1 + 3 * 6), '\0'), 0).mid(4);
        data.back() = static_cast<char>(data.back() ^ 1);
        const QByteArray whole = pngBeginning({6, 4, 8, 2, false}) + pngChunk("IDAT", data) + pngChunk("IEND");
        const bool read = readBack(whole, 100'000).ok();
        for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{50}})
            QCOMPARE(readBack(whole, piece).ok(), read);
    }

    void aDamagedByteIsFound() {
        std::mt19937 random(9);
        QByteArray whole = anyPicture({12, 9, 8, 3, false}, true, random);
        whole.insert(33, pngChunk("tEXt", QByteArray("Comment\0whatever", 16)));
        QVERIFY(readBack(whole).ok());
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QByteArray damaged = whole;
            damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
            const auto read = readBack(damaged);
            QVERIFY2(!read.ok(), qPrintable(QStringLiteral("byte %1 makes no difference").arg(i)));
        }
    }

    /// The data is valid, but ends too early.
    void missingRowsAreMissed() {
        for (const bool interlaced : {false, true}) {
            const auto read = readBack(madePng({16, 16, 8, 0, interlaced}, QByteArray(200, '\0')));
            QVERIFY(!read.ok());
            QVERIFY(sentenceOf(read.failure()).find("is truncated") != std::string::npos);
        }
    }

    /// libpng finds faults that have a valid checksum; its messages are English, and about its internals.
    void noWordOfTheLibraryIsSaid_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        const QString header = "The picture is corrupt: its header is invalid.";
        const QString data = "The picture is corrupt: its data cannot be decoded.";
        const QByteArray end = pngChunk("IEND"), rows(5 * (1 + 4), '\0'), table = pngChunk("PLTE", QByteArray(6, 'x'));
        const auto packed = [](const QByteArray& bytes) { return qCompress(bytes).mid(4); };
        QTest::newRow("a kind of colours that is none") << madePng({4, 5, 8, 5}, rows) << header;
        QTest::newRow("bits that are none") << madePng({4, 5, 3, 0}, rows) << header;
        QByteArray unpacked = packed(rows);
        unpacked.replace(0, 2, QByteArray(2, '\0'));
        QTest::newRow("no header of the data") << pngBeginning({4, 5, 8, 0}) + pngChunk("IDAT", unpacked) + end << data;
        QTest::newRow("a filter that is none") << madePng({4, 5, 8, 0}, QByteArray(5 * (1 + 4), '\x9')) << data;
        QTest::newRow("two tables") << madePng({4, 5, 8, 3}, rows, table + table) << data;
        QTest::newRow("no table") << madePng({4, 5, 8, 3}, rows) << data;
        QTest::newRow("an unknown chunk that is needed")
            << madePng({4, 5, 8, 0}, rows, pngChunk("ODDS", "x"))
            << QString("Unsupported kind of PNG. Save the picture again as an ordinary PNG.");
    }
    void noWordOfTheLibraryIsSaid() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, sentence);
        for (const std::size_t piece : {std::size_t{7}, std::size_t{100'000}}) {
            const auto read = readBack(bytes, piece);
            QVERIFY(!read.ok());
            QCOMPARE(read.failure().kind, Failure::Kind::BadInput);
            QCOMPARE(QString::fromStdString(sentenceOf(read.failure())), sentence);
        }
    }

    void aLargeInterlacedOneIsRefusedByItsHeader() {
        const auto read = [](quint32 side) {
            PngRows rows;
            rows.begin = [](const PngHeader&) { return done(); };
            rows.row = [](std::uint32_t, std::span<const std::uint32_t>) { return done(); };
            return readPng(piecesOf(pngBeginning({side, side, 16, 6, true})), rows);
        };
        const auto large = read(2900);
        QVERIFY(!large.ok());
        QCOMPARE(QString::fromStdString(sentenceOf(large.failure())),
                 QString("The interlaced picture is too large: 2900 x 2900 pixels; at most 8 million. Save it without "
                         "interlacing."));
        QVERIFY(sentenceOf(read(2800).failure()).find("truncated") != std::string::npos);
    }

    void whoTakesItMayRefuse() {
        PngRows rows;
        int taken = 0;
        rows.begin = [](const PngHeader& header) {
            return header.width == 5 ? done() : Done(impossible({DELVE_TEXT("test", "too wide")}));
        };
        rows.row = [&taken](std::uint32_t y, std::span<const std::uint32_t>) {
            ++taken;
            return y < 3 ? done() : Done(cancelled());
        };
        const auto wide = readPng(piecesOf(plainPng(6, 8)), rows);
        QVERIFY(!wide.ok() && taken == 0);
        QCOMPARE(sentenceOf(wide.failure()), std::string("too wide"));
        const auto stopped = readPng(piecesOf(plainPng(5, 8)), rows);
        QVERIFY(!stopped.ok() && stopped.failure().cancelled());
        QCOMPARE(taken, 4);
    }

    void whatTheTakerThrowsPassesThrough() {
        PngRows rows;
        rows.begin = [](const PngHeader&) { return done(); };
        rows.row = [](std::uint32_t, std::span<const std::uint32_t>) -> Done { throw std::bad_alloc(); };
        bool thrown = false;
        try {
            (void)readPng(piecesOf(plainPng(5, 8)), rows);
        } catch (const std::bad_alloc&) {
            thrown = true;
        }
        QVERIFY(thrown);
    }

    void whyThereAreNoBytesIsToldOn() {
        PngRows rows;
        rows.begin = [](const PngHeader&) { return done(); };
        const auto read = readPng([](std::span<std::byte>) -> Result<std::size_t> { return cancelled(); }, rows);
        QVERIFY(!read.ok() && read.failure().cancelled());
    }

    void whatIsWrittenComesBack_data() {
        QTest::addColumn<bool>("indexed");
        QTest::newRow("colours") << false;
        QTest::newRow("table of colours") << true;
    }
    void whatIsWrittenComesBack() {
        QFETCH(const bool, indexed);
        std::mt19937 random(11);
        PngLayout layout{37, 21};
        for (int i = 0; indexed && i < 200; ++i) layout.colours.push_back(0xff000000 | (random() & 0xffffff));
        QImage picture(37, 21, indexed ? QImage::Format_Indexed8 : QImage::Format_RGB32);
        for (std::size_t i = 0; i < layout.colours.size(); ++i) picture.setColor(int(i), layout.colours[i]);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                picture.setPixel(x, y, indexed ? random() % 200 : 0xff000000 | (random() & 0xffffff));
        QByteArray bytes;
        PngWriter writer(layout, [&bytes](std::span<const std::byte> piece) {
            bytes.append(reinterpret_cast<const char*>(piece.data()), qsizetype(piece.size()));
            return done();
        });
        QVERIFY(writer.begin().ok());
        for (int y = 0; y < picture.height(); ++y) QVERIFY(writer.writeRow(picture.constScanLine(y)).ok());
        QVERIFY(writer.end().ok());
        const QImage expected = picture.convertToFormat(QImage::Format_ARGB32);
        QVERIFY(QImage::fromData(bytes, "png").convertToFormat(QImage::Format_ARGB32) == expected);
        const auto read = readBack(bytes);
        QVERIFY(read.ok() && *read == expected);
    }

    void whatTheDeviceSaysIsToldOn() {
        const std::vector<std::uint32_t> row(4000, 0xff00ff00);
        for (const bool throws : {false, true}) {
            int calls = 0;
            PngWriter writer({4000, 4000}, [&](std::span<const std::byte>) -> Done {
                if (++calls < 5) return done();
                if (throws) throw std::bad_alloc();
                return cancelled();
            });
            bool thrown = false;
            Done written = writer.begin();
            try {
                for (int y = 0; y < 4000 && written; ++y) written = writer.writeRow(row.data());
            } catch (const std::bad_alloc&) {
                thrown = true;
            }
            QCOMPARE(thrown, throws);
            QVERIFY(throws || (!written.ok() && written.failure().cancelled()));
        }
    }
};

DELVE_TEST(PngRowsTest)
#include "png_rows_test.moc"
