#pragma once

#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"

#include <memory>
#include <string>

/// A stage and a recipe that are not built in: their strings are made here at run time, as if they had been read from a
/// file. The stage has a parameter of each kind whose values are texts, and puts signs on the floor.
namespace delve::test {

struct Signposts {
    std::int64_t signs = 4;
    generation::FreeText words{"This way"};
    generation::FileName letters;  ///< a file whose text the signs show instead
    generation::LevelPart pattern; ///< a level whose size the signs show
    generation::TableText rules{"garden"};
};

/// The text of a sign.
inline Result<std::string> wordsOfSigns(const generation::Draft& draft, const Signposts& parameters) {
    auto words = parameters.words.text;
    if (!parameters.letters.name.empty()) {
        auto read = draft.sources().readFile(parameters.letters);
        if (!read) return read;
        words = *std::move(read);
    }
    if (!parameters.pattern.level.empty()) {
        const auto pattern = draft.sources().levelAt(parameters.pattern);
        if (!pattern) return pattern.failure();
        words += ' ' + std::to_string(pattern->size().width) + 'x' + std::to_string(pattern->size().height);
    }
    return words;
}

/// Signs are coins with a property "words".
inline Done putUpSigns(generation::Draft& draft, Stream& random, const Signposts& parameters) {
    const auto words = wordsOfSigns(draft, parameters);
    if (!words) return words.failure();
    std::vector<Cell> floor;
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            if (draft.walkable({x, y}) && draft.takesThing({x, y})) floor.push_back({x, y});
    for (std::int64_t i = 0; i < parameters.signs && !floor.empty(); ++i) {
        const auto place = static_cast<std::ptrdiff_t>(random.below(floor.size()));
        if (auto* const sign = draft.addThing(ThingKind::Coin, floor[static_cast<std::size_t>(place)]))
            sign->properties.set("words", *words);
        floor.erase(floor.begin() + place);
    }
    return done();
}

inline OwnedText read(const std::string& text) {
    OwnedText owned;
    owned.source = text + ", as a file says";
    return owned;
}

inline generation::StageInfo signpostsStage() {
    generation::StageInfo stage;
    stage.name = std::string("sign") + "posts";
    stage.label = read("Signposts");
    stage.help = read("Puts up signs.");
    stage.needs = generation::Part::Floor;
    stage.parameters = {
        generation::parameter(std::string("how-") + "many", &Signposts::signs, generation::whole(0, 100), read("Signs"),
                              read("How many."), generation::ParameterRole::ScalesWithArea),
        generation::parameter(std::string("what-") + "words", &Signposts::words, generation::characters(40),
                              read("Words"), read("What stands on them.")),
        generation::parameter("letters", &Signposts::letters, generation::anything(), read("Letters"),
                              read("A file with the words.")),
        generation::parameter("pattern", &Signposts::pattern, generation::anything(), read("Pattern"),
                              read("A level.")),
        generation::parameter("table", &Signposts::rules, generation::anything(), read("Table"), read("A rule table.")),
    };
    stage.run = generation::runWith(&putUpSigns, stage.parameters);
    return stage;
}

/// A built-in recipe with the signs stage at its end.
inline generation::RecipeInfo signedCaves() {
    generation::RecipeInfo recipe;
    recipe.name = std::string("signed-") + "caves";
    recipe.label = read("Signed caves");
    recipe.help = read("Caves with signs.");
    recipe.defaultSize = {48, 32};
    recipe.stages = generation::builtInRecipes().find("caves")->stages;
    auto signs = generation::stageOf("signs", "signposts");
    signs.set("what-words", std::string("Mind the “gap”, 50 % off"));
    recipe.stages.push_back(std::move(signs));
    return recipe;
}

/// The built-in declarations and these two. The caller owns them, on the heap, so that their address stays the same.
inline std::unique_ptr<generation::Declarations> withSignposts() {
    auto declarations = std::make_unique<generation::Declarations>(generation::builtInDeclarations());
    if (!declarations->stages.add(signpostsStage()) || !declarations->recipes.add(signedCaves())) return {};
    return declarations;
}

} // namespace delve::test
