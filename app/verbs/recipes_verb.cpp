#include "app/console/failures.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/recipes_json.h"
#include "app/verbs/recipes_text.h"
#include "app/verbs/verbs.h"
#include "generation/recipes/recipes.h"

namespace delve::app {
namespace {

/// What is listed: one recipe, all stages, or all recipes.
struct Order {
    const generation::RecipeInfo* only = nullptr;
    bool stages = false;
};

Result<Order> orderFrom(const Arguments& arguments, const generation::RecipeRegistry& recipes) {
    Order order{nullptr, arguments.has("stages")};
    if (arguments.operands.empty()) return order;
    if (order.stages)
        return badInput({DELVE_TEXT("command line", "--stages lists the stages of all recipes; leave out \"%1\", or "
                                                    "leave out --stages for the stages of that recipe."),
                         {arguments.operands[0]}});
    order.only = recipes.find(arguments.operands[0]);
    if (!order.only) return badInput(noSuchRecipe(arguments.operands[0], recipes));
    return order;
}

void printJson(const Order& order, const CommandContext& context) {
    auto& console = context.console;
    const auto& declarations = context.declarations;
    JsonWriter json([&console](std::string_view piece) { return console.print(piece); });
    if (order.only) writeRecipe(json, *order.only, declarations.stages);
    else if (order.stages) writeStages(json, declarations.stages);
    else writeRecipes(json, declarations);
    (void)json.finish(); // what could not be printed is said when the program ends
}

void printText(const Order& order, const CommandContext& context) {
    auto& console = context.console;
    const auto& [stages, recipes] = context.declarations;
    const auto columns = console.terminal().columns;
    if (order.only) console.print(oneRecipe(*order.only, stages, columns));
    else console.print(order.stages ? listOfStages(stages, columns) : listOfRecipes(recipes, columns));
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    const auto order = orderFrom(arguments, context.declarations.recipes);
    if (!order) return complain(context.console, order.failure(), ExitStatus::Words);
    if (arguments.has("json")) printJson(*order, context);
    else printText(*order, context);
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
    verb.syntax.options = {
        {.name = "stages",
         .help = DELVE_TEXT("command line", "lists every stage with its parameters, whether a recipe uses it or not")},
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")}};
    verb.examples = {
        {"recipes", DELVE_TEXT("command line", "names every recipe")},
        {"recipes --stages", DELVE_TEXT("command line", "lists every stage that a recipe can be built of")},
        {"recipes grown-rooms --json", DELVE_TEXT("command line", "tells a script all about one of them")}};
    verb.run = run;
    return verb;
}

} // namespace delve::app
