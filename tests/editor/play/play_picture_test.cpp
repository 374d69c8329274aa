#include "editor/play/game_painter.h"
#include "editor/skins/own_skin.h"
#include "tests/editor/drawing/small_worlds.h"
#include "tests/editor/skins/numbered_sheet.h"
#include "tests/support/test.h"

#include <QPainter>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr std::array<std::string_view, 3> rows{"#######", "#@..$.#", "#######"};
constexpr Cell coin{4, 1};

/// A skin whose coins are two cells high and wide, and change every quarter of a second.
SharedSkin largeCoins() {
    const auto large = pngOf(numberedSheet(16, 8)).toBase64().toStdString();
    auto text = skinOf("\"floor\": { \"pieces\": 1 }",
                       ", \"things\": [{ \"kind\": \"coin\", \"pieces\": { \"frames\": "
                       "[{ \"piece\": \"large#3\", \"ms\": 250 }, { \"piece\": \"large#4\", \"ms\": 250 }] } }]");
    const std::string mark = "\"height\": 4 }";
    text.insert(text.find(mark) + mark.size(),
                ", { \"name\": \"large\", \"width\": 8, \"height\": 8, \"data\": \"data:image/png;base64," + large +
                    "\" }");
    auto skin = readSkin(text);
    if (!skin) qFatal("%s", skin.failure().message.text.source);
    return std::make_shared<const Skin>(*std::move(skin));
}

/// Is it a pixel of this piece?
bool isOf(QRgb pixel, std::uint32_t number) {
    for (int quarter = 0; quarter < 4; ++quarter)
        if (pixel == quarterColour(number, quarter)) return true;
    return false;
}

} // namespace

/// What a game looks like in pictures, with the sprites of a skin.
class PlayPictureTest : public QObject {
    Q_OBJECT
private slots:
    /// A part of the view shows what reaches into it from beyond.
    void aLargeSpriteIsNotCutOff() {
        const auto game = gameOn(smallWorld(rows));
        play::Knowledge known;
        known.look(game, 0, true);
        Motion motion;
        motion.follow(game, 0);
        const auto skin = largeCoins();
        const auto shown = [&](const Rect& cells, unsigned frame) {
            QImage picture(7 * 8, 3 * 8, QImage::Format_RGB32);
            picture.fill(0);
            QPainter painter(&picture);
            GamePainter().paint(painter, {game, 0, known, motion, true, false, 0, frame, skin}, {8, {}}, cells);
            painter.end();
            return picture;
        };
        const Rect above{coin.x, coin.y - 1, 1, 1};
        const QPoint middle(8 * coin.x + 2, 8 * coin.y - 2); // above the cell of the coin
        QVERIFY(isOf(shown({0, 0, 7, 3}, 0).pixel(middle), 3));
        QVERIFY(isOf(shown(above, 0).pixel(middle), 3));
        QVERIFY(isOf(shown(above, 1).pixel(middle), 4));
    }

    void aSpriteIsDrawnOnce() {
        PlaySprites sprites;
        const auto skin = largeCoins();
        const World world = smallWorld(rows);
        const auto& thing = *std::ranges::find((*world.levels[0].things), ThingKind::Coin, &Thing::kind);
        const auto* const first = sprites.ofSkin(thing, skin, 16, 0);
        QVERIFY(first);
        const auto* const bits = first->image.constBits();
        QCOMPARE(sprites.ofSkin(thing, skin, 16, 0)->image.constBits(), bits);
        QVERIFY(sprites.ofSkin(thing, skin, 16, 1)->image.constBits() != bits);
        for (int pixels = 400; pixels < 440; ++pixels) QVERIFY(sprites.ofSkin(thing, skin, pixels, 0));
    }
};

DELVE_TEST(PlayPictureTest)
#include "play_picture_test.moc"
