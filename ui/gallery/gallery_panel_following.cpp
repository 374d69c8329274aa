// The part of GalleryPanel that follows the document and the finder: what is out of date, and filling unasked.
#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "generation/level/rules.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/gallery/gallery_view.h"
#include "ui/map/map_backdrop.h"
#include "ui/pages/document_page.h"

#include <QEvent>

#include <utility>

namespace delve::ui {

namespace {

constexpr std::int64_t mostCellsUnasked = 1 << 20; ///< a larger map takes long, and much memory

/// Whatever its seed, which is another in each variation.
bool sameSettings(const Recipe& one, const Recipe& other) {
    Recipe seeded = one;
    seeded.seed = other.seed;
    return seeded == other;
}

/// May other levels come of the same recipe now?
bool isOfSettings(const editor::DocumentChange& change) {
    using editor::PartOfDocument;
    using editor::PartOfLevel;
    const auto ofWorld = Flags(PartOfDocument::Rules) | PartOfDocument::Tables | PartOfDocument::Tiles |
                         PartOfDocument::Shown | PartOfDocument::Recipe;
    return hasAny(change.parts, ofWorld) || change.ofShownLevel(Flags(PartOfLevel::Pins) | PartOfLevel::Size);
}

/// Are stars drawn for another setting then?
bool isOfStars(const editor::DocumentChange& change) {
    using editor::PartOfDocument;
    using editor::PartOfLevel;
    const auto ofWorld =
        Flags(PartOfDocument::Rules) | PartOfDocument::Tables | PartOfDocument::Tiles | PartOfDocument::Shown;
    return hasAny(change.parts, ofWorld) || change.ofShownLevel(Flags(PartOfLevel::Pins) | PartOfLevel::Size);
}

} // namespace

// The finder

/// As soon as it is visible and its level is there.
void GalleryPanel::fillUnasked() {
    if (!m_refills || !isVisible() || m_document.generating() || !mayFill()) return;
    m_refills = false;
    if (m_order || m_document.wantedSize().area() <= mostCellsUnasked) refill();
}

void GalleryPanel::found() {
    const auto& gallery = m_finder.gallery();
    m_view->endNote(); // while the rows are those that it is about
    m_order->setting.measures = gallery.measures;
    m_starsOutdated =
        m_starsOutdated || m_starsBy != gallery.measures || !sameSettings(m_starsFor, m_document.recipe());
    showStars();
    if (!hasCurrent()) m_view->scrollToTop();
    checkOutdated();
    emit m_page.panelChanged();
}

void GalleryPanel::failed(const Message& why) {
    m_failure = editor::toQString(why);
    showState();
    emit m_page.panelChanged();
}

// The document

void GalleryPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showStars();
    m_refills = m_refills || !m_order;
    fillUnasked();
}

void GalleryPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_starred.cancel();
    m_refills = m_refills || m_finder.busy();
    m_finder.cancel();
    showState();
}

/// The pictures have the colours of the theme.
void GalleryPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_order) return;
    if (m_order->setting.background == mapBackdrop(palette()).voidColour) return;
    m_starsOutdated = true;
    if (isVisible()) refill();
    else m_refills = true;
}

void GalleryPanel::documentChanged(const editor::DocumentChange& change) {
    const bool otherRecipe = m_measuresOf != m_document.recipe().name;
    if (change.has(editor::PartOfDocument::Recipe) || change.has(editor::PartOfDocument::Shown)) {
        readMeasures();
        emit m_page.panelChanged();
    }
    if (m_levelId != m_document.level().id) takeOtherLevel();
    const bool drawsStars = otherRecipe || isOfStars(change);
    m_starsOutdated = m_starsOutdated || drawsStars;
    m_model.setAdopted(m_document.recipe(), m_document.wantedSize());
    if (isOfSettings(change)) checkOutdated();
    if (drawsStars || change.ofShownLevel(Flags(editor::PartOfLevel::Facts))) showStars();
    showState();
    fillUnasked();
}

/// What is here would be starred there.
void GalleryPanel::takeOtherLevel() {
    m_levelId = m_document.level().id;
    m_finder.clear();
    m_order.reset();
    m_failure.clear();
    m_outdated = false;
    m_starsOutdated = m_rowsOutdated = true;
    m_refills = true;
    m_model.setRows({}, {});
}

/// Is it of the recipe that the gallery was filled for, or of one that it gave?
bool GalleryPanel::isOfGallery(const Recipe& recipe, Size size) const {
    const auto& filled = m_order->setting.order;
    if (size != filled.size && size != m_filledSize) return false;
    return sameSettings(filled.recipe, recipe) || sameSettings(m_order->without.front(), recipe) ||
           m_model.placeOf(recipe, size) >= 0;
}

/// Another seed, or a variation from here on the map, leaves the gallery what it is.
void GalleryPanel::checkOutdated() {
    if (!m_order) return;
    const auto& filled = m_order->setting.order;
    const auto& level = m_document.level();
    const bool same = filled.before.id == level.id && filled.before.pinned == level.pinned &&
                      filled.before.keptEmpty == level.keptEmpty && filled.before.pinnedThings == level.pinnedThings &&
                      m_order->setting.now.rules == m_document.world().rules &&
                      m_order->setting.now.tables == m_document.world().tables &&
                      m_order->setting.now.tiles == m_document.world().tiles &&
                      isOfGallery(m_document.recipe(), m_document.wantedSize());
    m_outdated = !same;
    if (m_outdated) m_failure.clear();
    if (m_outdated && m_finder.busy()) m_finder.cancel();
    showState();
}

} // namespace delve::ui
