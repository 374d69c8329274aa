#include "generation/level/rules.h"

#include "generation/level/word_table.h"

namespace delve {
namespace {

constexpr auto objectives = wordTable<Objective>({{Objective::Collect, "collect"},
                                                  {Objective::Exit, "exit"},
                                                  {Objective::Gate, "gate"},
                                                  {Objective::Boss, "boss"},
                                                  {Objective::Journey, "journey"},
                                                  {Objective::Explore, "explore"}});

} // namespace

std::string_view nameOf(Objective objective) { return objectives[objective]; }

std::optional<Objective> objectiveFromName(std::string_view name) { return objectives.find(name); }

} // namespace delve
