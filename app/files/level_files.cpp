#include "app/files/level_files.h"

#include "app/console/failures.h"
#include "app/files/source.h"
#include "editor/text/file_name.h"

#include <QFile>
#include <QFileInfo>
#include <QString>

namespace delve::app {
namespace {

/// "folder/out.txt" as "folder/out" and ".txt".
std::pair<std::string, std::string> partsOf(const std::string& word) {
    const auto slash = word.find_last_of('/');
    const auto name = slash == std::string::npos ? 0 : slash + 1;
    const auto point = word.find_last_of('.');
    if (point == std::string::npos || point <= name) return {word, {}};
    return {word.substr(0, point), word.substr(point)};
}

/// The path of a file, with links resolved and in lower case, to compare it with others.
std::string placeOf(const std::string& word) {
    const QFileInfo file(QFile::decodeName(word.c_str()));
    const auto place =
        file.exists() ? file.canonicalFilePath() : QFileInfo(file.path()).canonicalFilePath() + u'/' + file.fileName();
    return place.toLower().toStdString();
}

} // namespace

bool isSplit(const Target& target, const std::optional<std::string>& level) {
    return level == allLevels && !target.format->holdsWorlds;
}

Done checkTarget(const Target& target, const std::optional<std::string>& level, const CommandContext& context) {
    if (!isSplit(target, level)) return checkOutput(target.word, target.format->binary, context);
    if (!target.toStream()) return done();
    return badInput(
        {DELVE_TEXT("command line", "--level all cannot write to standard output. Name a file, or one level.")});
}

void LevelFileNames::keep(const std::string& path) { m_taken.insert(placeOf(path)); }

std::string LevelFileNames::nameFor(const std::string& word, std::string_view levelId) {
    const auto parts = partsOf(word);
    const std::string start = parts.first + '-' + editor::fileNameFor(levelId).toStdString();
    for (int number = 1;; ++number) {
        const auto name = start + (number == 1 ? "" : '-' + std::to_string(number)) + parts.second;
        if (m_taken.insert(placeOf(name)).second) return name;
    }
}

ExitStatus writeEachLevel(const World& world, const std::string& word, CommandContext& context, LevelFileNames& names,
                          const WriteLevel& write) {
    auto worst = ExitStatus::Success;
    for (const auto& level : world.levels) {
        const auto name = names.nameFor(word, level.id);
        if (const auto free = checkOutput(name, false, context); !free) {
            worst = worseOf(worst, complain(context.console, free.failure(), ExitStatus::Words));
            continue;
        }
        if (const auto status = write(level, name); status != ExitStatus::Success) return worseOf(worst, status);
    }
    return worst;
}

ExitStatus writeLevels(const World& world, const Target& target, const std::optional<std::string>& level,
                       CommandContext& context, LevelFileNames& names, const std::string& about) {
    if (!isSplit(target, level)) {
        Target one = target;
        if (level && level != allLevels) {
            const auto found = levelOf(world, level);
            if (!found) return complain(context.console, found.failure(), ExitStatus::Words, about);
            one.request.level = (*found)->id;
        }
        return write(world, one, context, about);
    }
    World part = world;
    return writeEachLevel(world, target.word, context, names, [&](const Level& only, const std::string& name) {
        part.levels = {only}; // alone, so that no note says that other levels are left out
        const auto own = targetFrom(name, std::string(target.format->id));
        if (!own) return complain(context.console, own.failure(), ExitStatus::Words);
        Target file = *own;
        file.request.options = target.request.options;
        return write(part, file, context, name);
    });
}

} // namespace delve::app
