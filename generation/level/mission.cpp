#include "generation/level/mission.h"

#include "generation/level/word_table.h"

namespace delve {
namespace {

constexpr auto patternWords = wordTable<MissionPattern>({{MissionPattern::LockAndKey, "lock-and-key"},
                                                         {MissionPattern::TwoWays, "two-ways"},
                                                         {MissionPattern::HiddenShortcut, "hidden-shortcut"},
                                                         {MissionPattern::OneWay, "one-way"},
                                                         {MissionPattern::Foreshadowing, "foreshadowing"},
                                                         {MissionPattern::GuardedTreasure, "guarded-treasure"}});

} // namespace

std::string_view nameOf(MissionPattern pattern) { return patternWords[pattern]; }
std::optional<MissionPattern> missionPatternFromName(std::string_view name) { return patternWords.find(name); }

} // namespace delve
