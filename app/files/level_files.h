#pragma once

#include "app/files/target.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

/// `--level all`: each level of a world in a file of its own, for formats that hold one.
namespace delve::app {

inline constexpr std::string_view allLevels = "all";

/// Does this become a file for each level?
[[nodiscard]] bool isSplit(const Target& target, const std::optional<std::string>& level);
/// checkOutput() for a target and the levels that go there.
[[nodiscard]] Done checkTarget(const Target& target, const std::optional<std::string>& level,
                               const CommandContext& context);

/// The names of such files: "out.txt" and the level "town-1" give "out-town-1.txt". The ids of levels come from a
/// file that anybody may have written: whatever they hold, the names lie in the folder of "out.txt", and no two that
/// one of these gives are alike.
class LevelFileNames {
public:
    void keep(const std::string& path); ///< is read yet, or was named by the person: nothing goes there
    [[nodiscard]] std::string nameFor(const std::string& word, std::string_view levelId);

private:
    std::set<std::string> m_taken; ///< where they really lie, in lower case, as some disks compare them
};

/// Writes a file for each level of the world. One that exists and is to be kept does not keep the others from being
/// written; whatever else fails ends it.
using WriteLevel = std::function<ExitStatus(const Level& level, const std::string& word)>;
[[nodiscard]] ExitStatus writeEachLevel(const World& world, const std::string& word, CommandContext& context,
                                        LevelFileNames& names, const WriteLevel& write);

/// Writes the level that is asked for, all of them, or the world, as the format can. A level that is not there is
/// refused.
[[nodiscard]] ExitStatus writeLevels(const World& world, const Target& target, const std::optional<std::string>& level,
                                     CommandContext& context, LevelFileNames& names, const std::string& about = {});

} // namespace delve::app
