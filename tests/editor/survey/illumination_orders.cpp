#include "tests/editor/survey/illumination_orders.h"

#include "generation/recipes/recipes.h"
#include "tests/editor/gallery/gallery_orders.h"
#include "tests/support/pool.h"

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
    Document document(pool());
    generateIn(document, order.recipe, order.size);
    return {document.orderOf(order.recipe, order.size),
            document.world(),
            document.currentLevel(),
            order.across.measure,
            order.up.measure,
            order.best};
}

Illumination after(const IlluminationOrder& order, std::uint64_t levels) {
    Illumination found(order);
    const auto context = contextOf(order);
    GenerationMemory memory;
    generation::Feedback feedback;
    while (found.taken() < levels) {
        auto candidate = found.next();
        const auto values = valuesOf(candidate, context, memory, feedback);
        (void)found.take(std::move(candidate), *values);
    }
    return found;
}

} // namespace delve::test
