// The Gallery dock: filling it, and what can be done with one of its variations.
#include "editor/document/document.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/menus/made_panels.h"
#include "ui/menus/tables.h"
#include "ui/pages/dock_of_panel.h"

namespace delve::ui {

namespace {

GalleryPanel& panelOf(const Pages& pages) { return *pages.current()->panel<GalleryPanel>(); }

Action onVariation(Pages& pages, const char* id, const QString& text, const QString& help, void (GalleryPanel::*run)(),
                   bool (GalleryPanel::*may)() const) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .under = Actions::tr("Gallery"),
            .help = help,
            .run = [&pages, run] { (panelOf(pages).*run)(); },
            .enabledWhen = [&pages, may] { return (panelOf(pages).*may)(); }};
}

} // namespace

ActionTable galleryActions(Pages& pages) {
    auto rows = whileMade<GalleryPanel>(
        pages,
        {onVariation(pages, "gallery.refill", Actions::tr("Fill &again"),
                     Actions::tr("For the map and its recipe as they are now."), &GalleryPanel::refill,
                     &GalleryPanel::mayFill),
         onVariation(pages, "gallery.like", Actions::tr("&More like this one"),
                     Actions::tr("Twelve levels like the chosen one or, without one, like the map: with one or two "
                                 "small changes."),
                     &GalleryPanel::moreLikeThis, &GalleryPanel::mayBeLiked),
         onVariation(pages, "gallery.unlike", Actions::tr("&Unlike these"),
                     Actions::tr("Twelve variations that differ from the starred ones or, without stars, from the "
                                 "chosen one."),
                     &GalleryPanel::unlikeThese, &GalleryPanel::mayBeUnliked),
         onVariation(pages, "gallery.adopt", Actions::tr("Use this &variation"),
                     Actions::tr("The map becomes this level. What is pinned stays, and undo brings the map back."),
                     &GalleryPanel::adopt, &GalleryPanel::hasCurrent),
         onVariation(pages, "gallery.star", Actions::tr("&Star this variation"),
                     Actions::tr("Stars are saved with the map. If it has one, remove it."), &GalleryPanel::toggleStar,
                     &GalleryPanel::hasCurrent),
         onVariation(pages, "gallery.note", Actions::tr("Write a &note"), Actions::tr("It is saved with the star."),
                     &GalleryPanel::startNote, &GalleryPanel::hasCurrent),
         onVariation(pages, "gallery.stop", Actions::tr("S&top filling"),
                     Actions::tr("Show the best of the variations that are done."), &GalleryPanel::stop,
                     &GalleryPanel::busy)});
    rows.insert(rows.begin(),
                {.id = QStringLiteral("gallery.fill"),
                 .text = Actions::tr("&Fill the gallery"),
                 .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V)},
                 .help = Actions::tr("Twelve other levels of this recipe, as different as possible, each "
                                     "proven."),
                 .run =
                     [&pages] {
                         auto& panel = panelOf(pages);
                         panel.fill();
                         bringForward(panel);
                     },
                 .enabledWhen = [&pages] { return !pages.current()->document().recipe().stages.empty(); }});
    return rows;
}

} // namespace delve::ui
