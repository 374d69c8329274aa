#include "app/verbs/stage_words.h"

namespace delve::app {

std::string_view nameOf(generation::StageGroup group) {
    switch (group) {
    case generation::StageGroup::Rooms: return "rooms";
    case generation::StageGroup::Links: return "links";
    case generation::StageGroup::Halls: return "halls";
    case generation::StageGroup::Ground: return "ground";
    case generation::StageGroup::Finishing: return "finishing";
    case generation::StageGroup::World: return "world";
    }
    return {};
}

std::string_view nameOf(generation::Part part) {
    switch (part) {
    case generation::Part::Rooms: return "rooms";
    case generation::Part::Partition: return "partition";
    case generation::Part::Links: return "links";
    case generation::Part::Floor: return "floor";
    case generation::Part::Start: return "start";
    case generation::Part::Exit: return "exit";
    case generation::Part::Flowers: return "flowers";
    case generation::Part::Sites: return "sites";
    case generation::Part::Walls: return "walls";
    case generation::Part::Goal: return "goal";
    case generation::Part::Towns: return "towns";
    case generation::Part::Boss: return "boss";
    case generation::Part::Mission: return "mission";
    }
    return {};
}

} // namespace delve::app
