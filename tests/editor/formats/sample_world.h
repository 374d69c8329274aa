#pragma once

#include "generation/level/world.h"

#include <QByteArray>
#include <QString>

#include <sys/resource.h>

/// Worlds and files that the tests of the formats have in common.
namespace delve::test {

/// Every built-in tile, in rows, on a map of 12 x 6 cells; nothing else.
World worldOfTiles();
/// That world with a thing of each kind that text stores completely, a room, a recipe and another level.
World worldOfEverything();

void writeFile(const QString& path, const QByteArray& bytes);
QByteArray readFile(const QString& path);

/// While this exists, the process runs as the user nobody if it ran as root; otherwise it changes nothing.
class OrdinaryUser {
public:
    OrdinaryUser();
    ~OrdinaryUser();
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

private:
    bool m_wasRoot;
};

/// While this exists, no file of this process can grow beyond so many bytes.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes);
    ~FileSizeLimit();
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit m_before{};
    void (*m_handlerBefore)(int);
};

} // namespace delve::test
