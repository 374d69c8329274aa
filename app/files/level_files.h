#pragma once

#include "app/files/target.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

/// `--level all`: writes each level of a world to its own file, for formats that hold one level.
namespace delve::app {

inline constexpr std::string_view allLevels = "all";

/// Is each level written to its own file?
[[nodiscard]] bool isSplit(const Target& target, const std::optional<std::string>& level);
/// checkOutput() for a target and the levels to write there.
[[nodiscard]] Done checkTarget(const Target& target, const std::optional<std::string>& level,
                               const CommandContext& context);

/// The names of such files: "out.txt" and the level "town-1" give "out-town-1.txt". The level ids come from an
/// untrusted file: whatever they contain, the files lie in the folder of "out.txt", and one of these never returns a
/// name twice.
class LevelFileNames {
public:
    void keep(const std::string& path); ///< is still read, or was named by the person: never used as a name
    [[nodiscard]] std::string nameFor(const std::string& word, std::string_view levelId);

private:
    std::set<std::string> m_taken; ///< their real paths, in lower case, since some disks ignore case
};

/// Writes a file for each level of the world. An existing file to keep does not stop the others; other failures do.
/// written; whatever else fails ends it.
using WriteLevel = std::function<ExitStatus(const Level& level, const std::string& word)>;
[[nodiscard]] ExitStatus writeEachLevel(const World& world, const std::string& word, CommandContext& context,
                                        LevelFileNames& names, const WriteLevel& write);

/// Writes the requested level, all levels, or the world, as the format allows. Fails for an unknown
/// level.
[[nodiscard]] ExitStatus writeLevels(const World& world, const Target& target, const std::optional<std::string>& level,
                                     CommandContext& context, LevelFileNames& names, const std::string& about = {});

} // namespace delve::app
