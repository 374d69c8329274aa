#include "generation/stages/collapse.h"

#include "generation/collapse/built_in.h"
#include "generation/pipeline/choices.h"
#include "generation/stages/collapse_board.h"
#include "generation/stages/collapse_failure.h"
#include "generation/stages/collapse_laying.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// The modules that the parameter names, or writes out; `own` keeps the latter.
Result<const collapse::Modules*> modulesFor(const std::string& rules, std::optional<collapse::Modules>& own) {
    if (const auto* builtIn = collapse::builtInModules(rules)) return builtIn;
    auto table = collapse::readRuleTable(rules);
    if (!table) return std::move(table).failure();
    own.emplace(std::move(*table));
    return &*own;
}

Done checkTable(std::string_view text) {
    if (auto table = collapse::readRuleTable(text); !table) return std::move(table).failure();
    return done();
}

void noteHowItWent(Draft& draft, const collapse::Collapsed& made) {
    if (made.contradicted == 0) return;
    draft.note({DELVE_TEXT_N("stage", "%n contradiction(s) in the collapse; backtracking steps: %1, restarts: %2."),
                made.contradicted,
                {std::to_string(made.jumps), std::to_string(made.restarts)}});
}

std::vector<Choice> tableChoices() {
    return {{"town", DELVE_TEXT("stage", "Town")},
            {"circuit", DELVE_TEXT("stage", "Circuit")},
            {"castle", DELVE_TEXT("stage", "Castle")},
            {"garden", DELVE_TEXT("stage", "Garden")}};
}

} // namespace

Done collapseMap(Draft& draft, Stream& random, const CollapseParameters& parameters) {
    std::optional<collapse::Modules> own;
    const auto modules = modulesFor(parameters.rules, own);
    if (!modules) return modules.failure();
    const auto laid = tilesOf((*modules)->table(), draft.catalogue());
    if (!laid) return laid.failure();
    const auto board = boardOn(draft, **modules, *laid);
    if (board.size.area() == 0)
        return impossible(
            {DELVE_TEXT("stage", "A module of %1 x %1 cells does not fit on this map; make the map larger."),
             {std::to_string((*modules)->table().side)}});

    auto task = taskFor(draft, **modules, board);
    task.order = parameters.order;
    task.leanThousandths = parameters.lean.thousandths;
    task.maxJumps = parameters.jumps;
    const auto outcome = collapse::collapse(task, random);
    if (outcome.kind == collapse::CollapseOutcome::Kind::Stopped) return cancelled();
    if (outcome.kind == collapse::CollapseOutcome::Kind::Contradiction)
        return whyImpossible(draft, task, board, outcome, random);
    noteHowItWent(draft, outcome.made);
    return layModules(draft, **modules, *laid, board, outcome.made, parameters.clearing);
}

StageInfo collapseStage() {
    using P = CollapseParameters;
    StageInfo stage;
    stage.name = "collapse";
    stage.group = StageGroup::Ground;
    stage.label = DELVE_TEXT("stage", "Wave function collapse");
    stage.help = DELVE_TEXT("stage", "Fills the map with modules of a rule table so that all neighbours fit: a town, a "
                                     "circuit, a castle, a garden, or a table of your own.");
    stage.gives = Part::Floor;
    stage.carves = true;
    auto tables = oneOf(tableChoices());
    tables.checkText = checkTable;
    stage.parameters = {
        parameter("rules", &P::rules, std::move(tables), DELVE_TEXT("stage", "Rule table"),
                  DELVE_TEXT("stage",
                             "Which modules there are, and which may be neighbours. A recipe or the command line "
                             "may also hold the text of a table.")),
        parameter(
            "order", &P::order,
            oneOfEach<collapse::CollapseOrder>(
                {{collapse::CollapseOrder::LeastEntropy, "least-entropy", DELVE_TEXT("stage", "Lowest entropy first")},
                 {collapse::CollapseOrder::Scan, "scan", DELVE_TEXT("stage", "Row by row")}}),
            DELVE_TEXT("stage", "Order"),
            DELVE_TEXT("stage", "Which cell is decided next: the one with the fewest "
                                "choices left (lowest entropy), or the next one in "
                                "its row.")),
        parameter("lean", &P::lean, thousandths(1000, 10'000).in(Unit::Times), DELVE_TEXT("stage", "Balance"),
                  DELVE_TEXT("stage", "Weight factor that keeps roads and houses in proportion: each road placed makes "
                                      "houses more likely, and each house roads. Higher values make smaller towns.")),
        parameter("jumps", &P::jumps, whole(0, 1'000'000).in(Unit::Steps), DELVE_TEXT("stage", "Backtracking limit"),
                  DELVE_TEXT("stage",
                             "How many steps the collapse backtracks without progress before it restarts. Higher "
                             "values search longer before a restart.")),
        parameter("clearing", &P::clearing, whole(0, 10'000).in(Unit::Cells), DELVE_TEXT("stage", "Clearing width"),
                  DELVE_TEXT("stage", "How far open ground reaches around a growing pattern such as a town, in cells. "
                                      "Higher values leave more open ground.")),
    };
    stage.run = runWith<P>(collapseMap, stage.parameters);
    return stage;
}

} // namespace delve::generation
