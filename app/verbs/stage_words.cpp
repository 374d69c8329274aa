#include "app/verbs/stage_words.h"

namespace delve {

std::string_view nameOf(StageGroup group) {
    switch (group) {
    case StageGroup::Rooms: return "rooms";
    case StageGroup::Links: return "links";
    case StageGroup::Halls: return "halls";
    case StageGroup::Ground: return "ground";
    case StageGroup::Finishing: return "finishing";
    case StageGroup::World: return "world";
    }
    return {};
}

std::string_view nameOf(Part part) {
    switch (part) {
    case Part::Rooms: return "rooms";
    case Part::Partition: return "partition";
    case Part::Links: return "links";
    case Part::Floor: return "floor";
    case Part::Start: return "start";
    case Part::Exit: return "exit";
    case Part::Flowers: return "flowers";
    case Part::Sites: return "sites";
    case Part::Walls: return "walls";
    case Part::Goal: return "goal";
    case Part::Towns: return "towns";
    case Part::Boss: return "boss";
    }
    return {};
}

} // namespace delve
