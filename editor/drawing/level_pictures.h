#pragma once

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

/// Small pictures of the levels of a world, for showing where portals lead: drawn in the background, kept, and drawn
/// anew after their level changed. Owned by who shows them; its functions are called from the owner's thread, and
/// its signal arrives there.
namespace delve::editor {

class MapDrawing;

class LevelPictures : public QObject {
    Q_OBJECT
public:
    /// `size`: the most that a picture has; `background`: of void.
    LevelPictures(JobPool& pool, QSize size, QRgb background, QObject* parent = nullptr);

    /// As the level was when it was drawn last; a null picture until it was. Where it is another now, a new picture is
    /// ordered, and `ready` follows.
    [[nodiscard]] QImage pictureOf(const Level& level, const TileCatalogue& tiles);
    /// For another world.
    void forget();

    /// No more pictures than this are kept, and those not asked for the longest go first. Where more are wanted at
    /// once, the rest have none.
    static constexpr std::size_t maxEntries = 600;

signals:
    void ready();

private:
    struct Kept {
        Level drawn; ///< or being drawn; a snapshot
        TileCatalogue tiles;
        QImage image;
        std::uint64_t asked = 0; ///< by the count of all askings
        bool waiting = false;
    };

    [[nodiscard]] bool makeRoom();
    void order(const std::string& id, Kept& kept, const Level& level, const TileCatalogue& tiles);
    void take(const std::string& id, const QImage& image);

    QSize m_size;
    std::map<std::string, Kept> m_pictures; ///< by the level's id
    std::uint64_t m_asked = 0;
    std::shared_ptr<MapDrawing> m_drawing; ///< touched by the job that runs
    JobQueue m_jobs;
};

} // namespace delve::editor
