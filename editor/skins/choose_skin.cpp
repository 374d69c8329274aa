#include "editor/skins/choose_skin.h"

#include "editor/skins/own_skin.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/printable.h"
#include "generation/level/world.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::editor {
namespace {

struct Named {
    std::string_view name;
    SkinWords words;
};

constexpr std::array<Named, 5> named{{
    {"stone", {DELVE_TEXT("skin", "Stone"), DELVE_TEXT("skin", "The usual look: rooms and walls of masonry.")}},
    {"cave", {DELVE_TEXT("skin", "Cave"), DELVE_TEXT("skin", "The usual look, with walls of rock.")}},
    {"masonry", {DELVE_TEXT("skin", "Masonry"), DELVE_TEXT("skin", "Pixel art: a cellar of cut stone.")}},
    {"grotto", {DELVE_TEXT("skin", "Grotto"), DELVE_TEXT("skin", "Pixel art: a cave that nobody cut.")}},
    {"countryside",
     {DELVE_TEXT("skin", "Countryside"), DELVE_TEXT("skin", "Pixel art: meadows and woods under the sky.")}},
}};

} // namespace

void chooseSkin(World& world, const SharedSkin& skin) {
    setOwnSkin(world.properties, skin);
    const auto& levels = std::as_const(world).levels; // only those that name one are copied
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i].properties.find(skinProperty)) (void)world.levels[i].properties.remove(skinProperty);
}

Done chooseSkinOfLevel(World& world, std::size_t level, const SharedSkin& skin) {
    if (!skin) {
        (void)world.levels[level].properties.remove(skinProperty);
        return done();
    }
    const auto ofWorld = readOwnSkin(world.properties);
    if (programSkin(skin->id) != skin && !(ofWorld && isSameSkin(*ofWorld, skin)))
        return impossible(
            {DELVE_TEXT("skin", "A skin from a file is for all levels of a map. Choose it for all of them, "
                                "or name one of the program's.")});
    world.levels[level].properties.set(skinProperty, skin->id);
    return done();
}

SkinWords wordsOfSkin(std::string_view name) {
    const auto found = std::ranges::find(named, name, &Named::name);
    return found == named.end() ? SkinWords{} : found->words;
}

std::string shownNameOf(const Skin& skin) { return clipped(safeLine(skin.id)); }

} // namespace delve::editor
