#pragma once

#include "editor/skins/own_skin.h"
#include "editor/work/jobs.h"
#include "generation/level/world.h"

#include <QImage>
#include <QObject>
#include <QRgb>
#include <QSize>

#include <cstdint>
#include <map>
#include <memory>
#include <string>

/// Small pictures of the levels of a world, to show where portals lead. Drawn in the background, cached, and drawn
/// again when their level changes. Owned by the view that shows them; its functions are called on the owner's thread,
/// and its signal arrives there.
namespace delve::editor {

class MapDrawing;

class LevelPictures : public QObject {
    Q_OBJECT
public:
    /// `size`: the maximum size of a picture; `background`: the colour of void.
    LevelPictures(JobPool& pool, QSize size, QRgb background, QObject* parent = nullptr);

    /// The picture drawn last, or a null picture before the first. If the level has changed since, orders a new
    /// picture; `ready` follows.
    [[nodiscard]] QImage pictureOf(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld = {});
    /// Clears the cache, for another world.
    void forget();

    /// The cache keeps at most this many pictures, and drops those not requested for the longest time. If more are
    /// needed at once, the rest have none.
    static constexpr std::size_t maxEntries = 600;

signals:
    void ready();

private:
    struct Kept {
        Level drawn; ///< the level that was drawn or is being drawn; a snapshot
        TileCatalogue tiles;
        SharedSkin skin;
        QImage image;
        std::uint64_t asked = 0; ///< number of the last request for it
        bool waiting = false;
    };

    [[nodiscard]] bool makeRoom();
    void order(const std::string& id, Kept& kept, const Level& level, const TileCatalogue& tiles,
               const SharedSkin& worldSkin);
    void take(const std::string& id, const QImage& image);

    QSize m_size;
    OwnSkin m_ownSkin;
    std::map<std::string, Kept> m_pictures; ///< by the level's id
    std::uint64_t m_asked = 0;
    std::shared_ptr<MapDrawing> m_drawing; ///< used by the running job
    JobQueue m_jobs;
};

} // namespace delve::editor
