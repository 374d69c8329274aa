#include "editor/play/sprites.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/creatures.h"
#include "editor/drawing/sprite_sheet.h"
#include "generation/level/enemy_kind.h"

#include <QPainter>

namespace delve::editor {

const QImage& PlaySprites::of(const QString& part, QRgb colour, int pixels) {
    constexpr std::size_t max = 1024; // many zooms
    if (m_sprites.size() > max) m_sprites.clear();
    QImage& image = m_sprites[{part, colour, pixels}];
    if (!image.isNull()) return image;
    image = QImage(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    m_parts.render(painter, part, pixels, colour);
    return image;
}

const QImage& PlaySprites::of(const Thing& thing, int pixels, unsigned picturesAfter) {
    const QRgb colour = dotColour(thing);
    return of(partOf({thing.kind, 0, colour}, picturesAfter), colour, pixels);
}

const SkinSprite* PlaySprites::ofSkin(const Thing& thing, const SharedSkin& skin, int pixels, unsigned frame) {
    const auto sprite = spriteOf(thing, skin.get());
    if (sprite == 0) return nullptr;
    if (skin != m_skin || m_bytesOfSkin > mostBytesOfSkin) {
        m_ofSkin.clear();
        m_bytesOfSkin = 0;
        m_skin = skin;
    }
    const auto row = static_cast<std::uint16_t>(sprite - 1);
    const std::tuple key{row, frameOfThing(*skin, row, thing.at, frame), pixels};
    const auto [found, isNew] = m_ofSkin.try_emplace(key);
    if (isNew) {
        found->second = skinSprite(*skin, row, std::get<1>(key), pixels);
        m_bytesOfSkin += static_cast<std::size_t>(found->second.image.sizeInBytes());
    }
    return &found->second;
}

QString playerSprite(std::size_t player) { return player == 0 ? QStringLiteral("start-1") : QStringLiteral("start-2"); }

QString heroSprite(std::size_t player, Direction facing, bool otherFoot) {
    const QString side = facing == Direction::North   ? QStringLiteral("north")
                         : facing == Direction::South ? QStringLiteral("south")
                                                      : QStringLiteral("east");
    return QStringLiteral("hero-%1-%2-%3").arg(player == 0 ? 1 : 2).arg(side).arg(otherFoot ? 2 : 1);
}

QString enemySprite(const EnemyKind& kind) {
    if (kind.name == bossName) return QStringLiteral("boss");
    return creaturePart(creatureOf(kind.name));
}

QRgb playerColour(std::size_t player) { return player == 0 ? qRgb(0x6c, 0xb4, 0xff) : qRgb(0xff, 0xa0, 0x5c); }

} // namespace delve::editor
