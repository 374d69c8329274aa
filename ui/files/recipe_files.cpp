#include "ui/files/recipe_files.h"

#include "editor/document/document.h"
#include "editor/formats/formats.h"
#include "editor/formats/recipe_file.h"
#include "editor/history/stamps.h"
#include "editor/text/file_name.h"
#include "editor/text/message_text.h"
#include "generation/files/whole_file.h"
#include "generation/level/delve_file.h"
#include "ui/files/file_context.h"
#include "ui/files/file_filters.h"
#include "ui/files/file_messages.h"
#include "ui/files/proposed_path.h"
#include "ui/pages/awaited.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"

#include <QFile>
#include <QPointer>

namespace delve::ui {

std::optional<Recipe> RecipeFiles::loadRecipe() {
    const auto path = m_context.questions.whichFile(m_context.window, tr("Load recipe"), {tr("Recipe (*.recipe)")});
    if (path.isEmpty()) return {};
    auto recipe = editor::readRecipeFile(path);
    if (recipe.ok()) return std::move(recipe).value();
    m_context.fail(whyNotOpened(path, recipe.failure()));
    return {};
}

void RecipeFiles::loadStamps() {
    const auto path = m_context.questions.whichFile(m_context.window, tr("Load stamps"), openFilters());
    if (path.isEmpty()) return;
    const QPointer<editor::Document> document(&m_context.pages.current()->document());
    const Awaited<bool> loaded;
    editor::Job<editor::Imported> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [path](generation::Feedback& feedback) { return editor::readWorld(path, {}, nullptr, &feedback); };
    job.deliver = [this, path, document, loaded](const Result<editor::Imported>& read) {
        if (read && document) document->setStamps(editor::stampsFrom(read->world, document->world().tiles));
        if (!read && !read.failure().cancelled()) m_context.fail(whyNotOpened(path, read.failure()));
        loaded.come(read.ok());
    };
    (void)m_context.work.start(tr("Opening “%1”").arg(editor::shownFileName(path)), std::move(job));
    (void)loaded.waitFor(this);
}

void RecipeFiles::saveRecipe(const Recipe& recipe) {
    const QString proposed = pathAtHome(QString::fromStdString(recipe.name), QStringLiteral("recipe"));
    const auto path =
        m_context.questions.whereTo(m_context.window, tr("Save recipe"), proposed, {tr("Recipe (*.recipe)")});
    if (path.isEmpty()) return;
    const auto written = writeWholeFile(QFile::encodeName(path).toStdString(), recipeText(recipe));
    if (!written) m_context.fail(editor::toQString(written.failure()));
}

} // namespace delve::ui
