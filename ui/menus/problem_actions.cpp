#include "ui/menus/made_panels.h"
#include "ui/menus/tables.h"
#include "ui/problems/problems_panel.h"

namespace delve::ui {

namespace {

/// Called only while a document is open.
ProblemsPanel& panelOf(const Pages& pages) { return *pages.current()->panel<ProblemsPanel>(); }

Action onChosen(Pages& pages, const char* id, const QString& text, const QString& iconName, const QString& help,
                void (ProblemsPanel::*run)(), bool (*may)(const ProblemsPanel&)) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .icon = iconName,
            .help = help,
            .run = [&pages, run] { (panelOf(pages).*run)(); },
            .enabledWhen = [&pages, may] { return may(panelOf(pages)); }};
}

Action going(Pages& pages, const char* id, const QString& text, const QKeySequence& key, int step) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .keys = {key},
            .help = Actions::tr("Shows it on the map. Repeat for the others."),
            .run = [&pages, step] { panelOf(pages).goOn(step); },
            .enabledWhen = [&pages] { return panelOf(pages).any(); }};
}

} // namespace

ActionTable problemActions(Pages& pages) {
    const auto chosen = [](const ProblemsPanel& panel) { return panel.chosen() != nullptr; };
    const auto fixable = [](const ProblemsPanel& panel) { return panel.canFix(); };
    return whileMade<ProblemsPanel>(
        pages, {
                   going(pages, "problems.next", Actions::tr("&Next problem"), QKeySequence(Qt::Key_F8), 1),
                   going(pages, "problems.previous", Actions::tr("&Previous problem"),
                         QKeySequence(Qt::SHIFT | Qt::Key_F8), -1),
                   onChosen(pages, "problems.show", Actions::tr("&Show problem"), QStringLiteral("search"),
                            Actions::tr("Go to its cells on the map."), &ProblemsPanel::showOnMap, chosen),
                   onChosen(pages, "problems.fix", Actions::tr("&Fix problem"), QStringLiteral("fix"),
                            Actions::tr("By the edit that the list names. Undo takes it back."),
                            &ProblemsPanel::fixChosen, fixable),
                   onChosen(pages, "problems.fix-all", Actions::tr("Fix &all of this kind"), QStringLiteral("fix-all"),
                            Actions::tr("As one step."), &ProblemsPanel::fixAllOfKind, fixable),
                   onChosen(pages, "problems.ignore", Actions::tr("&Ignore problem"), QStringLiteral("hidden"),
                            Actions::tr("Leave it out, here and in later checks. The map remembers it."),
                            &ProblemsPanel::toggleIgnored, chosen),
                   {.id = QStringLiteral("problems.show-ignored"),
                    .text = Actions::tr("Show i&gnored problems"),
                    .icon = QStringLiteral("visible"),
                    .help = Actions::tr("Lists them below the others."),
                    .run = [&pages] { panelOf(pages).setIgnoredShown(!panelOf(pages).ignoredShown()); },
                    .checkedWhen = [&pages] { return panelOf(pages).ignoredShown(); }},
               });
}

} // namespace delve::ui
