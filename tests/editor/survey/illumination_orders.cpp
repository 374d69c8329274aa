#include "tests/editor/survey/illumination_orders.h"

#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <utility>

namespace delve::test {

using namespace editor;

namespace {

const generation::Declarations& declarations() { return generation::builtInDeclarations(); }
const generation::RecipeInfo& recipeOf(const std::string& name) {
    return *generation::recipeNamed(declarations().recipes, name);
}

} // namespace

MeasureAxis axis(const char* measure, std::int64_t last) {
    return {measure, Bins::around(Decimal::of(0), Decimal::of(last), 1000, 20)};
}

IlluminationOrder orderOf(const std::string& name, Size size, MeasureAxis across, MeasureAxis up) {
    IlluminationOrder order{recipeOf(name).withSeed(1), size, std::move(across), std::move(up), "dead-ends"};
    order.varied = variedParametersOf(order.recipe, declarations().stages);
    return order;
}

IlluminationOrder smallOrder() { return orderOf("grown-rooms", {48, 32}, axis("rooms", 39), axis("loops", 39)); }

CandidateContext contextOf(const IlluminationOrder& order) {
    return {order.size,     recipeOf(order.recipe.name).rules, order.across.measure, order.up.measure, order.best,
            &declarations()};
}

Illumination after(const IlluminationOrder& order, std::uint64_t levels) {
    Illumination found(order);
    const auto context = contextOf(order);
    generation::Workspace workspace;
    generation::Feedback feedback;
    while (found.taken() < levels) {
        auto candidate = found.next();
        const auto values = valuesOf(candidate, context, workspace, feedback);
        (void)found.take(std::move(candidate), *values);
    }
    return found;
}

} // namespace delve::test
