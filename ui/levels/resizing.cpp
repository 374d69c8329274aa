#include "ui/levels/resizing.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "editor/tools/tile_cells.h"
#include "generation/level/resize.h"
#include "ui/levels/resize_dialog.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/work_in_hand.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <utility>

namespace delve::ui {

namespace {

struct Resizing {
    Q_DECLARE_TR_FUNCTIONS(Resizing)
};

/// What is asked for, and what it is called in the history.
struct Order {
    std::function<Rect(const Level&)> area; ///< empty if there is nothing to resize to
    Message step;
    QString nothing; ///< the sentence for that
};

void tellChanged(DocumentPage& page) {
    page.messages().tellFailure(Resizing::tr("The map was not resized: it has changed meanwhile. Try again."));
}

constexpr const char* resizingProperty = "resizing"; ///< of a page, as long as its map is being resized

void start(DocumentPage& page, WorkInHand& work, const Order& order) {
    if (page.property(resizingProperty).toBool()) return; // a second press of the keys
    page.setProperty(resizingProperty, true);
    const auto world = std::make_shared<const World>(page.document().world());
    editor::Job<WorldEdit> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [world, place = page.document().currentLevel(),
                area = order.area](generation::Feedback& feedback) -> Result<WorldEdit> {
        const Rect wanted = area(world->levels[place]);
        if (wanted.empty()) return WorldEdit();
        auto after = withResizedLevel(*world, place, wanted, [&feedback] { return feedback.stopped(); });
        if (feedback.stopped()) return cancelled();
        return WorldEdit::between(*world, after);
    };
    job.deliver = [&page, order, revision = page.document().revision(),
                   level = page.document().currentLevel()](const Result<WorldEdit>& edit) {
        page.setProperty(resizingProperty, {});
        auto& document = page.document();
        if (!edit && edit.failure().cancelled()) return;
        if (!edit) return page.messages().tellFailure(editor::toQString(edit.failure()));
        if (document.revision() != revision || document.currentLevel() != level) return tellChanged(page);
        if (edit->empty()) return page.messages().tellNotes({order.nothing});
        document.applyWorld(*edit, order.step);
    };
    (void)work.startFor(page, Resizing::tr("Resizing the map"), std::move(job));
}

std::function<Rect(const Level&)> always(const Rect& area) {
    return [area](const Level&) { return area; };
}

} // namespace

void askForSize(DocumentPage& page, WorkInHand& work) {
    auto& document = page.document();
    auto* dialog = new ResizeDialog(std::make_shared<const World>(document.world()), document.currentLevel(),
                                    document.pool(), &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto accepted = [&page, &work, dialog, revision = document.revision()] {
        if (page.document().revision() != revision) return tellChanged(page); // a generated map has arrived
        const Rect area = dialog->area();
        const Message step{DELVE_TEXT("step", "Resize map to %1 x %2"),
                           {std::to_string(area.width), std::to_string(area.height)}};
        start(page, work, {always(area), step, {}});
    };
    QObject::connect(dialog, &QDialog::accepted, &page, accepted);
    dialog->open();
}

void cropToSelection(DocumentPage& page, WorkInHand& work) {
    const auto selection = page.document().selection();
    const auto area = [selection](const Level& level) {
        return level.size() == selection->size() ? editor::boundsOf(*selection) : Rect{};
    };
    start(page, work,
          {area,
           {DELVE_TEXT("step", "Crop to selection")},
           Resizing::tr("The selection reaches all edges: there is nothing to crop.")});
}

void trimToContent(DocumentPage& page, WorkInHand& work) {
    const auto area = [](const Level& level) { return contentOf(level); };
    start(page, work, {area, {DELVE_TEXT("step", "Trim to content")}, Resizing::tr("There is no empty edge to trim.")});
}

} // namespace delve::ui
