// The actions of each menu, in order. Groups whose number varies (recipes, overlays, docks) are listed by the common
// prefix of their ids.

#include "ui/menus/tables.h"

namespace delve::ui {

namespace {

MenuEntry entry(const char* id) { return {QString::fromLatin1(id)}; }
const MenuEntry line{};

std::vector<MenuEntry> joined(std::initializer_list<std::vector<MenuEntry>> parts) {
    std::vector<MenuEntry> all;
    for (const auto& part : parts) {
        if (!all.empty() && !part.empty()) all.push_back(line);
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

MenuEntry submenu(const QString& title, std::vector<MenuEntry> entries, const QString& id = {}) {
    return {id, title, std::move(entries)};
}

} // namespace

std::vector<MenuEntry> entriesBeginning(const ActionTable& rows, const QString& prefix) {
    std::vector<MenuEntry> entries;
    for (const auto& row : rows)
        if (row.id.startsWith(prefix)) entries.push_back({row.id});
    return entries;
}

namespace {

std::vector<MenuEntry> group(const ActionTable& rows, const char* prefix) {
    return entriesBeginning(rows, QString::fromLatin1(prefix));
}

std::vector<MenuEntry> stampEntries(const ActionTable& rows) {
    return joined(
        {{entry("stamp.new"), entry("stamp.rename"), entry("stamp.up"), entry("stamp.down"), entry("stamp.delete")},
         group(rows, "stamp.recall-"),
         group(rows, "stamp.store-")});
}

MenuEntry fileMenu(const ActionTable& rows) {
    return submenu(
        Actions::tr("&File"),
        joined({{entry("file.new-map"), submenu(Actions::tr("Ne&w from recipe"), group(rows, "file.new.")),
                 submenu(Actions::tr("New from recent see&d"), {}, recentSeedsMenuId), entry("file.new-blank"),
                 entry("file.open"), submenu(Actions::tr("Open recen&t"), {}, recentMenuId)},
                {entry("file.save"), entry("file.save-as"), entry("file.save-copy"), entry("file.save-all")},
                {entry("file.export"), entry("file.export-again"), entry("file.live-link"), entry("file.reload")},
                {entry("file.copy-path"), entry("file.reveal")},
                {entry("file.close"), entry("file.close-others"), entry("file.close-all"), entry("file.quit")}}));
}

MenuEntry viewMenu(const ActionTable& rows) {
    auto languages = group(rows, "view.language.");
    std::vector<MenuEntry> looks{submenu(Actions::tr("&Theme"), group(rows, "view.theme."))};
    if (languages.size() > 1) looks.push_back(submenu(Actions::tr("&Language"), std::move(languages)));
    return submenu(
        Actions::tr("&View"),
        joined({{entry("view.zoom-in"), entry("view.zoom-out"), entry("view.zoom-100"), entry("view.fit")},
                {entry("view.grid"), entry("view.rulers"), entry("view.guides"),
                 submenu(Actions::tr("Guides and &axis"), joined({group(rows, "guide."), group(rows, "symmetry.")})),
                 entry("view.moving"), entry("view.problems"),
                 submenu(Actions::tr("O&verlays"), joined({group(rows, "view.overlay."), {entry("view.legend")}}))},
                looks}));
}

MenuEntry levelMenu(const ActionTable& rows) {
    return submenu(Actions::tr("&Level"),
                   joined({{entry("level.back"), entry("level.forward"), entry("level.through")},
                           {entry("recipe.generate"), entry("recipe.new-seed"), entry("level.regenerate-inside"),
                            entry("level.regenerate-inside-new-seed"), entry("recipe.stop")},
                           {entry("level.pin-room"), entry("level.unpin-room")},
                           {entry("level.add"), entry("level.copy"), entry("level.rename"), entry("level.delete")},
                           {entry("level.resize"), entry("level.crop"), entry("level.trim")},
                           {submenu(Actions::tr("Problem&s"), group(rows, "problems."))},
                           {entry("level.skin"), entry("world.tables")}}));
}

MenuEntry playMenu(const ActionTable& rows) {
    return submenu(
        Actions::tr("&Play"),
        joined({{entry("play.start"), entry("play.start-here"), entry("play.resume"), entry("play.title")},
                {entry("play.again"), entry("play.step-back")},
                {entry("play.save"), entry("play.save-and-end"), entry("play.load")},
                {entry("play.watch"), entry("play.proof"), entry("play.save-replay"), entry("play.open-replay")},
                group(rows, "play.view."),
                {submenu(Actions::tr("For testi&ng"), group(rows, "play.test."))}}));
}

} // namespace

std::vector<MenuEntry> menusOf(const ActionTable& rows) {
    return {
        fileMenu(rows),
        submenu(Actions::tr("&Edit"),
                joined({{entry("edit.undo"), entry("edit.redo")},
                        group(rows, "find."),
                        {entry("edit.cut"), entry("edit.copy"), entry("edit.paste"), entry("edit.delete")},
                        {submenu(Actions::tr("C&hosen things"), group(rows, "thing."))},
                        group(rows, "turn."),
                        group(rows, "select."),
                        {submenu(Actions::tr("Sta&mps"), stampEntries(rows))},
                        {entry("program.preferences")}})),
        submenu(Actions::tr("&Tools"), joined({group(rows, "tool."),
                                               settingEntries(rows),
                                               {submenu(Actions::tr("World's own t&iles"), group(rows, "tile.")),
                                                submenu(Actions::tr("La&yers"), group(rows, "layer."))}})),
        viewMenu(rows),
        levelMenu(rows),
        submenu(Actions::tr("&Recipe"),
                joined({{entry("recipe.generate"), entry("recipe.new-seed"), entry("recipe.previous-seed"),
                         entry("recipe.next-seed"), entry("recipe.copy-seed"), entry("recipe.find-seed")},
                        group(rows, "stages."),
                        {entry("recipe.add-stage")},
                        {submenu(Actions::tr("G&allery"), group(rows, "gallery.")),
                         submenu(Actions::tr("S&urvey"), group(rows, "survey."))},
                        {entry("recipe.load"), entry("recipe.save"), entry("recipe.stamps")},
                        {entry("recipe.stop")}})),
        playMenu(rows),
        submenu(Actions::tr("&Window"),
                joined({{entry("window.next"), entry("window.previous"), entry("window.view"),
                         entry("window.next-area"), entry("window.previous-area")},
                        {submenu(Actions::tr("La&yout"), layoutEntries(rows), layoutMenuId), entry("window.docks")},
                        group(rows, "view.dock.")})),
        submenu(Actions::tr("&Help"), group(rows, "help.")),
    };
}

std::vector<MenuEntry> toolBarEntries() {
    return {entry("edit.undo"),
            entry("edit.redo"),
            line,
            entry("tool.brush"),
            entry("tool.eraser"),
            entry("tool.fill"),
            entry("tool.shape"),
            entry("tool.room"),
            entry("tool.hall"),
            line,
            entry("tool.select-rectangle"),
            entry("tool.lasso"),
            entry("tool.wand"),
            entry("tool.same-tile"),
            line,
            entry("tool.thing"),
            entry("tool.pick"),
            entry("tool.pin"),
            entry("tool.measure"),
            line,
            entry("play.start"),
            line};
}

std::vector<MenuEntry> thingMenuEntries(bool chosen) {
    std::vector<MenuEntry> entries{entry("thing.show"),
                                   entry("thing.properties"),
                                   line,
                                   entry("thing.partner"),
                                   entry("level.through"),
                                   entry("play.start-here"),
                                   line,
                                   entry("thing.duplicate"),
                                   entry("edit.delete"),
                                   line,
                                   entry("level.pin-room"),
                                   entry("level.unpin-room")};
    if (!chosen) std::erase_if(entries, [](const MenuEntry& each) { return each.id == QLatin1String("edit.delete"); });
    return entries;
}

namespace {

std::vector<MenuEntry> thingMenu() {
    return joined({{entry("level.through"), entry("thing.partner"), entry("play.start-here")},
                   {entry("thing.properties"), entry("thing.duplicate"), entry("thing.pin"), entry("thing.unpin")},
                   {entry("edit.paste"), entry("edit.delete")}});
}

std::vector<MenuEntry> selectionMenu() {
    std::vector<MenuEntry> stamps;
    for (int number = 1; number <= 9; ++number) stamps.push_back({QStringLiteral("stamp.store-%1").arg(number)});
    return joined({{entry("play.start-here")},
                   {entry("edit.cut"), entry("edit.copy"), entry("edit.paste"), entry("edit.delete")},
                   {entry("turn.flip-x"), entry("turn.flip-y"), entry("turn.rotate")},
                   {entry("select.pin"), entry("select.unpin")},
                   {entry("level.regenerate-inside"), entry("level.regenerate-inside-new-seed"), entry("level.crop"),
                    submenu(Actions::tr("Sa&ve as stamp"), std::move(stamps))},
                   {entry("select.none")}});
}

std::vector<MenuEntry> cellMenu() {
    return joined({{entry("play.start-here"), entry("edit.paste")},
                   {entry("level.pin-room"), entry("level.unpin-room")},
                   {entry("guide.column"), entry("guide.row"), entry("symmetry.here"), entry("symmetry.centre")},
                   {entry("recipe.new-seed")},
                   {entry("select.all"), entry("select.none")}});
}

} // namespace

std::vector<MenuEntry> mapMenuEntries(MapPlace place) {
    switch (place) {
    case MapPlace::Thing: return thingMenu();
    case MapPlace::Selection: return selectionMenu();
    case MapPlace::Cell: break;
    }
    return cellMenu();
}

std::vector<MenuEntry> tabMenuEntries() {
    return joined({{entry("file.close"), entry("file.close-others"), entry("file.close-all")},
                   {entry("file.save"), entry("file.save-as"), entry("file.reload")},
                   {entry("file.reveal"), entry("file.copy-path")}});
}

} // namespace delve::ui
