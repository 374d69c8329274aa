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
        return badInput(
            {DELVE_TEXT("command line", "--stages lists all stages and takes no recipe. Leave out \"%1\" or "
                                        "--stages."),
             {arguments.operands[0]}});
    order.only = generation::recipeNamed(recipes, arguments.operands[0]);
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
    (void)json.finish(); // a failure to print is reported when the program ends
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
    verb.summary = DELVE_TEXT("command line", "Lists all recipes, or the stages and parameters of one.");
    verb.details = {DELVE_TEXT(
        "command line",
        "Each parameter is shown with its kind, its allowed values, its default at the recipe's default size, "
        "and its effect. Set it in \"generate\" with --set STAGE.PARAMETER=VALUE.")};
    verb.syntax.operands = {{"NAME", DELVE_TEXT("command line", "name of a recipe, or of an older version: keep@1"), 0,
                             1, Completes::RecipeName}};
    verb.syntax.options = {
        {.name = "stages",
         .help = DELVE_TEXT("command line", "lists all stages with their parameters, even those no recipe uses")},
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")}};
    verb.examples = {
        {"recipes", DELVE_TEXT("command line", "lists all recipes")},
        {"recipes --stages", DELVE_TEXT("command line", "lists all stages that a recipe can use")},
        {"recipes grown-rooms --json", DELVE_TEXT("command line", "prints one recipe as JSON, for scripts")}};
    verb.run = run;
    return verb;
}

} // namespace delve::app
