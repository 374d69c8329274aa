#include "ui/recipe/stage_labels.h"

#include "editor/text/message_text.h"
#include "generation/pipeline/declared_stage.h"

#include <QStringList>

namespace delve::ui {
namespace {

/// The labels for a comma-separated list of stage names; nothing if one of them is not a stage.
std::optional<QString> labelsOf(const std::string& names, const generation::StageRegistry& stages) {
    QStringList labels;
    for (const auto& name : QString::fromStdString(names).split(QStringLiteral(", "))) {
        const auto* stage = generation::newestStage(stages, name.toStdString());
        if (!stage) return {};
        labels.append(editor::toQString(stage->label));
    }
    return labels.join(QStringLiteral(", "));
}

} // namespace

Failure inLabels(Failure failure, const Recipe& recipe, const generation::StageRegistry& stages) {
    auto& arguments = failure.message.arguments;
    // The message names no asking stage, only a list of candidates: a single name may be an id instead.
    if (arguments.size() == 1 && arguments[0].find(", ") != std::string::npos)
        if (const auto all = labelsOf(arguments[0], stages)) arguments = {all->toStdString()};
    if (arguments.size() != 2) return failure;
    const auto* const asking = recipe.find(arguments[0]);
    const auto* const stage = asking ? generation::declaredStage(stages, *asking) : nullptr;
    const auto givers = labelsOf(arguments[1], stages);
    if (!stage || !givers) return failure;
    arguments = {editor::toQString(stage->label).toStdString(), givers->toStdString()};
    return failure;
}

} // namespace delve::ui
