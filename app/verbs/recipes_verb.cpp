#include "app/json_writer.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"

#include <algorithm>

namespace delve {
namespace {

std::string_view nameOfGroup(StageGroup group) {
    switch (group) {
    case StageGroup::Rooms: return "rooms";
    case StageGroup::Links: return "links";
    case StageGroup::Halls: return "halls";
    case StageGroup::Ground: return "ground";
    case StageGroup::Finishing: return "finishing";
    case StageGroup::World: return "world";
    default: return ""; // a new one, which the test of this verb finds
    }
}

std::string_view nameOfPart(Part part) {
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
    default: return ""; // a new one, which the test of this verb finds
    }
}

std::string sizeText(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

std::string paragraph(const std::string& text, std::size_t indent, std::size_t columns) {
    return std::string(indent, ' ') + wrapped(text, indent, indent, columns) + '\n';
}

std::string listOfRecipes(std::size_t columns) {
    std::size_t widest = 0;
    for (const auto& recipe : allRecipes()) widest = std::max(widest, recipe.name.size());
    std::string out;
    for (const auto& recipe : allRecipes()) {
        out += std::string(recipe.name) + std::string(widest + 2 - recipe.name.size(), ' ');
        out += wrapped(inWords(recipe.help), widest + 2, widest + 2, columns) + '\n';
    }
    return out;
}

std::string parameterLines(const Parameter& parameter, const ParameterValue& value, std::size_t columns) {
    const Message facts{DELVE_TEXT("command line", "%1; allowed: %2; default: %3"),
                        {std::string(nameOf(parameter.kind)), inWords(allowedBy(parameter)), toText(value)}};
    return "    " + std::string(parameter.id) + "\n" + paragraph(inWords(facts), 8, columns) +
           paragraph(inWords(parameter.help), 8, columns);
}

std::string stageLines(const RecipeStage& used, const Stage& stage, Size size, std::size_t columns) {
    std::string out = "\n" + used.id;
    if (used.id != used.stage) out += " (" + used.stage + ")";
    out += "\n" + paragraph(inWords(stage.help), 2, columns);
    for (const auto& parameter : stage.parameters)
        out += parameterLines(parameter, valueIn(used, parameter, size), columns);
    return out;
}

std::string oneRecipe(const RecipeInfo& recipe, std::size_t columns) {
    std::string out =
        std::string(recipe.name) + ": " + inWords(recipe.label) + "\n\n" + paragraph(inWords(recipe.help), 0, columns);
    out += '\n' +
           paragraph(inWords(Message{DELVE_TEXT("command line",
                                                "Size: %1 unless another is asked for. Played by the rules of \"%2\"."),
                                     {sizeText(recipe.usualSize), std::string(nameOf(recipe.rules.objective))}}),
                     0, columns);
    for (const auto& used : recipe.stages)
        if (const Stage* stage = findStage(used.stage, used.version))
            out += stageLines(used, *stage, recipe.usualSize, columns);
    return out;
}

void writeValue(JsonWriter& json, const ParameterValue& value) {
    if (const auto* flag = std::get_if<bool>(&value)) return json.truth(*flag);
    if (const auto* number = std::get_if<Decimal>(&value)) return json.number(*number);
    if (const auto* word = std::get_if<std::string>(&value)) return json.text(*word);
    const auto& range = std::get<Range>(value);
    json.beginArray(JsonWriter::Layout::Inline);
    json.number(range.from);
    json.number(range.to);
    json.endArray();
}

void member(JsonWriter& json, std::string_view key, std::string_view text) {
    json.key(key);
    json.text(text);
}

void writeLimits(JsonWriter& json, const Parameter& parameter) {
    if (parameter.kind == ParameterKind::Choice) {
        json.key("choices");
        json.beginArray(JsonWriter::Layout::Inline);
        for (const auto& choice : parameter.limits.choices) json.text(choice.name);
        json.endArray();
    } else if (parameter.kind != ParameterKind::Flag) {
        json.key("least");
        json.number(parameter.limits.least);
        json.key("most");
        json.number(parameter.limits.most);
    }
}

void writeParameter(JsonWriter& json, const Parameter& parameter, const ParameterValue& value) {
    json.beginObject();
    member(json, "id", parameter.id);
    member(json, "kind", nameOf(parameter.kind));
    member(json, "label", inWords(parameter.label));
    member(json, "help", inWords(parameter.help));
    writeLimits(json, parameter);
    json.key("default");
    writeValue(json, value);
    json.endObject();
}

void writeStage(JsonWriter& json, const RecipeStage& used, const Stage& stage, Size size) {
    json.beginObject();
    member(json, "id", used.id);
    member(json, "stage", used.stage);
    json.key("version");
    json.number(std::int64_t{used.version});
    json.key("enabled");
    json.truth(used.enabled);
    member(json, "label", inWords(stage.label));
    member(json, "help", inWords(stage.help));
    json.key("parameters");
    json.beginArray();
    for (const auto& parameter : stage.parameters) writeParameter(json, parameter, valueIn(used, parameter, size));
    json.endArray();
    json.endObject();
}

void writeParts(JsonWriter& json, std::string_view key, Parts parts) {
    json.key(key);
    json.beginArray(JsonWriter::Layout::Inline);
    for (const auto part : allParts)
        if (parts.has(part)) json.text(nameOfPart(part));
    json.endArray();
}

/// A stage by itself, with the defaults for a map of the usual size of most recipes.
void writeStage(JsonWriter& json, const Stage& stage) {
    json.beginObject();
    member(json, "stage", stage.name);
    json.key("version");
    json.number(std::int64_t{stage.version});
    member(json, "group", nameOfGroup(stage.group));
    member(json, "label", inWords(stage.label));
    member(json, "help", inWords(stage.help));
    writeParts(json, "needs", stage.needs);
    writeParts(json, "gives", stage.gives);
    json.key("parameters");
    json.beginArray();
    for (const auto& parameter : stage.parameters)
        writeParameter(json, parameter, parameter.usualFor(RecipeInfo{}.usualSize));
    json.endArray();
    json.endObject();
}

void writeRecipe(JsonWriter& json, const RecipeInfo& recipe) {
    json.beginObject();
    member(json, "name", recipe.name);
    member(json, "label", inWords(recipe.label));
    member(json, "help", inWords(recipe.help));
    json.key("width");
    json.number(std::int64_t{recipe.usualSize.width});
    json.key("height");
    json.number(std::int64_t{recipe.usualSize.height});
    member(json, "objective", nameOf(recipe.rules.objective));
    json.key("players");
    json.number(recipe.rules.players);
    json.key("stages");
    json.beginArray();
    for (const auto& used : recipe.stages)
        if (const Stage* stage = findStage(used.stage, used.version)) writeStage(json, used, *stage, recipe.usualSize);
    json.endArray();
    json.endObject();
}

ExitStatus printJson(const RecipeInfo* only, Console& console) {
    JsonWriter json([&console](std::string_view piece) { return console.print(piece); });
    if (only) {
        writeRecipe(json, *only);
    } else {
        json.beginObject();
        json.key("recipes");
        json.beginArray();
        for (const auto& recipe : allRecipes()) writeRecipe(json, recipe);
        json.endArray();
        json.key("stages");
        json.beginArray();
        for (const auto& stage : allStages())
            if (newestStage(stage.name) == &stage) writeStage(json, stage);
        json.endArray();
        json.endObject();
    }
    (void)json.finish(); // what could not be printed is said when the program ends
    return ExitStatus::Success;
}

ExitStatus run(const Arguments& arguments, Surroundings& surroundings) {
    Console& console = surroundings.console;
    const RecipeInfo* only = nullptr;
    if (!arguments.operands.empty()) {
        only = findRecipe(arguments.operands[0]);
        if (!only) return console.fail(ExitStatus::Words, noSuchRecipe(arguments.operands[0]));
    }
    if (arguments.has("json")) return printJson(only, console);
    const auto columns = console.terminal().columns;
    console.print(only ? oneRecipe(*only, columns) : listOfRecipes(columns));
    return ExitStatus::Success;
}

} // namespace

Verb recipesVerb() {
    Verb verb;
    verb.syntax.verb = "recipes";
    verb.summary = DELVE_TEXT("command line", "Lists the recipes; of one, its stages and their parameters.");
    verb.details = {
        DELVE_TEXT("command line",
                   "Each parameter is shown with its kind, what is allowed, its default on a map of the "
                   "recipe's usual size, and what it does. \"generate\" takes it as --set STAGE.PARAMETER=VALUE.")};
    verb.syntax.operands = {{"NAME", DELVE_TEXT("command line", "name of a recipe"), 0, 1, Completes::RecipeName}};
    verb.syntax.options = {{.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")}};
    verb.examples = {
        {"recipes", DELVE_TEXT("command line", "names every recipe")},
        {"recipes grown-rooms --json", DELVE_TEXT("command line", "tells a script all about one of them")}};
    verb.run = run;
    return verb;
}

} // namespace delve
