#include "ui/menus/tables.h"

#include "editor/document/document.h"
#include "ui/fields/condition_field.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"
#include "ui/survey/survey_panel.h"

namespace delve::ui {

namespace {

/// Shows the dock, too: what it does is seen there.
Action surveyAction(Pages& pages, const char* id, const QString& text, const QString& help,
                    const std::function<void(SurveyPanel&)>& act) {
    return {.id = QStringLiteral("survey.") + QLatin1String(id),
            .text = text,
            .help = help,
            .run =
                [&pages, act] {
                    auto& panel = *pages.current()->panel<SurveyPanel>();
                    bringForward(panel);
                    act(panel);
                },
            .enabledWhen = [&pages] { return pages.current()->document().level().recipe.has_value(); }};
}

void searchOrAsk(SurveyPanel& panel) {
    auto* field = panel.findChild<ConditionField*>();
    if (field->condition() || panel.run().busy()) return panel.startOrStopSearch();
    field->setFocus();
}

} // namespace

ActionTable surveyActions(Pages& pages) {
    auto open =
        surveyAction(pages, "open", Actions::tr("&Open survey results…"),
                     Actions::tr("Shows the results of a survey from a file, also of one from the command line."),
                     [](SurveyPanel& panel) { panel.open(); });
    open.enabledWhen = nullptr; // it may be of another recipe
    return {
        surveyAction(pages, "run", Actions::tr("&Start or stop the survey"),
                     Actions::tr("Measures the levels of many seeds of this recipe in the background, or stops that."),
                     [](SurveyPanel& panel) { panel.startOrStop(); }),
        surveyAction(pages, "search", Actions::tr("S&earch for levels"),
                     Actions::tr("Tries seeds until enough levels meet the condition in the Survey dock."),
                     searchOrAsk),
        surveyAction(pages, "keep", Actions::tr("&Keep results for comparison"),
                     Actions::tr("Keeps the results of the survey, so that those of other settings are shown "
                                 "beside them."),
                     [](SurveyPanel& panel) { panel.keep(); }),
        surveyAction(pages, "save", Actions::tr("S&ave survey results…"),
                     Actions::tr("Writes the results of the survey to a file, and from then on further ones."),
                     [](SurveyPanel& panel) { panel.save(); }),
        std::move(open)};
}

} // namespace delve::ui
