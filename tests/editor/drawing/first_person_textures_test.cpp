#include "editor/drawing/first_person_textures.h"
#include "editor/drawing/veils.h"
#include "generation/level/decorations.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

/// A texture each of whose pixels is its own number.
Texture numbered() {
    Texture texture;
    for (int size = 0, side = Texture::side; size < Texture::sizes; ++size, side /= 2)
        for (int i = 0; i < side * side; ++i)
            texture.pixels[static_cast<std::size_t>(size)].push_back(static_cast<QRgb>(i));
    return texture;
}

} // namespace

class FirstPersonTexturesTest : public QObject {
    Q_OBJECT
private slots:
    /// As close as numbers get: without its fraction it is the whole number.
    void justBelowACellIsInTheTexture() {
        const Texture texture = numbered();
        QCOMPARE(texelOf(texture, 3.5, 2.25, 0), QRgb{16 * 64 + 32});
        QCOMPARE(texelOf(texture, -1e-17, 0.5, 0), QRgb{32 * 64});
        QCOMPARE(texelOf(texture, 0.5, -1e-17, 0), QRgb{32});
        QCOMPARE(texelOf(texture, -1e-17, -1e-17, Texture::sizes - 1), QRgb{0});
    }

    void theyTakeNoMoreThanSoMuchMemory() {
        FirstPersonTextures textures({}, usualSkin());
        const auto first = *textures.floor(Tile::Floor, {}, 0);
        for (int laid = 0; laid < decorationCount && textures.bytes() <= FirstPersonTextures::mostBytes; ++laid)
            for (const Tile ground : {Tile::Floor, Tile::Grass, Tile::Water})
                for (int i = 0; i < 16 * 32; ++i)
                    (void)textures.floor(ground, {i / 32, i / 32 * 3}, static_cast<std::uint8_t>(i % 32),
                                         static_cast<Tile>(firstDecoration + laid));
        QVERIFY(textures.bytes() > FirstPersonTextures::mostBytes);
        textures.limitMemory();
        QCOMPARE(textures.bytes(), std::size_t{0});
        QVERIFY(textures.floor(Tile::Floor, {}, 0)->pixels == first.pixels);
        textures.limitMemory();
        QVERIFY(textures.bytes() > 0);
    }

    void aPixelOverAnotherKeepsWithinItsChannels() {
        for (QRgb alpha = 0; alpha < 256; ++alpha) {
            const QRgb white = over(alpha << 24 | alpha * 0x10101, 0xffffffff);
            QVERIFY(qRed(white) >= 254 && qGreen(white) >= 254 && qBlue(white) >= 254);
            QCOMPARE(over(alpha << 24, 0xff000000), QRgb{0xff000000});
        }
        QCOMPARE(over(0, 0xff123456), QRgb{0xff123456});
        QCOMPARE(over(0xff654321, 0xff123456), QRgb{0xff654321});
    }
};

DELVE_TEST(FirstPersonTexturesTest)
#include "first_person_textures_test.moc"
