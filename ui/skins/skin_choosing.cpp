#include "ui/skins/skin_choosing.h"

#include "editor/document/document.h"
#include "editor/skins/choose_skin.h"
#include "editor/text/message_text.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"
#include "ui/skins/skin_dialog.h"

#include <algorithm>
#include <memory>
#include <string>

namespace delve::ui {

namespace {

Message nameOfStep(const editor::SharedSkin& skin) {
    if (!skin) return {DELVE_TEXT("step", "Choose the skin of the recipe")};
    const auto label = editor::wordsOfSkin(skin->id).label;
    if (label.empty()) return {DELVE_TEXT("step", "Choose skin “%1”"), {editor::shownNameOf(*skin)}};
    return Message{DELVE_TEXT("step", "Choose skin “%1”"), {label.source}}.withWords(label.context);
}

/// The world may have changed while the dialog was open; a level is known by its id.
void choose(DocumentPage& page, const std::string& level, const SkinDialog& dialog) {
    auto& document = page.document();
    const World& before = document.world();
    World after = before;
    const auto skin = dialog.skin();
    if (dialog.forAllLevels()) editor::chooseSkin(after, skin);
    else {
        const auto found = std::ranges::find(before.levels, level, &Level::id);
        if (found == before.levels.end()) return;
        const auto place = static_cast<std::size_t>(found - before.levels.begin());
        if (const auto chosen = editor::chooseSkinOfLevel(after, place, skin); !chosen)
            return page.messages().tellFailure(editor::toQString(chosen.failure()));
    }
    document.applyWorld(WorldEdit::between(before, after), nameOfStep(skin));
}

} // namespace

void askForSkin(DocumentPage& page) {
    auto& document = page.document();
    auto* dialog = new SkinDialog(std::make_shared<const World>(document.world()), document.currentLevel(),
                                  page.map().visibleCells().center(), document.pool(), &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &page,
                     [&page, dialog, level = document.level().id] { choose(page, level, *dialog); });
    dialog->open();
}

} // namespace delve::ui
