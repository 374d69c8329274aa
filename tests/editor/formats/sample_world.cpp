#include "tests/editor/formats/sample_world.h"

#include <QFile>

#include <csignal>

#include <unistd.h>

namespace delve::test {
namespace {

Thing thingOf(ThingKind kind, Cell at) {
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.id = bornAt(infoOf(kind).name, at);
    return thing;
}

constexpr uid_t nobody = 65534;

} // namespace

World worldOfTiles() {
    Level level;
    level.id = "level-1";
    level.name = "map"; // the name of the tests' files
    level.tiles = Grid(Size{12, 6}, Tile::Floor);
    for (int id = 0; id < builtInTiles; ++id) level.tiles.set({id % 12, id / 12}, static_cast<Tile>(id));
    World world;
    world.name = "map";
    world.levels.push_back(std::move(level));
    return world;
}

World worldOfEverything() {
    World world = worldOfTiles();
    Level& level = world.levels.front();
    std::vector<Thing> things;
    for (const auto& kind : thingKinds())
        if (kind.fields.empty()) things.push_back(thingOf(kind.kind, {static_cast<std::int32_t>(things.size()), 4}));
    for (const std::int32_t player : {1, 2}) {
        things.push_back(thingOf(ThingKind::Start, {player, 5}));
        things.back().fields.set("player", Decimal::of(player));
    }
    level.things = things;
    Room room;
    room.id = "room-0-3";
    room.box = {0, 3, 12, 3};
    level.rooms = std::vector<Room>{room};
    level.recipe = Recipe{"plain", 7, {}, {}};
    Level cellar;
    cellar.id = "cellar";
    cellar.name = "Cellar";
    cellar.tiles = Grid(Size{3, 2}, Tile::Wall);
    world.levels.push_back(std::move(cellar));
    return world;
}

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

OrdinaryUser::OrdinaryUser() : m_wasRoot(geteuid() == 0) {
    if (m_wasRoot && setresuid(nobody, nobody, 0) != 0) qFatal("cannot become another user");
}

OrdinaryUser::~OrdinaryUser() {
    if (m_wasRoot && setresuid(0, 0, 0) != 0) qFatal("cannot become root again");
}

FileSizeLimit::FileSizeLimit(rlim_t bytes) : m_handlerBefore(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit limited{bytes, m_before.rlim_max};
    if (setrlimit(RLIMIT_FSIZE, &limited) != 0) qFatal("cannot limit the size of files");
}

FileSizeLimit::~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handlerBefore);
}

} // namespace delve::test
