// The part of GalleryPanel that is about single variations: what is shown of them, adopting, stars and notes.
#include "editor/document/document.h"
#include "editor/gallery/stars.h"
#include "editor/text/message_text.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/gallery/gallery_view.h"
#include "ui/map/map_backdrop.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"

#include <QMenu>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

const play::MeasureInfo* measureOf(const std::string& id) { return play::builtInMeasures().find(id); }

} // namespace

// The rows

editor::GallerySetting GalleryPanel::settingOfStars() {
    auto setting = settingNow(m_document.recipe(), m_document.wantedSize());
    setting.measures = m_starsBy = shownMeasures();
    m_starsFor = m_document.recipe();
    return setting;
}

/// Draws the stars that are not among the twelve. Hidden, it reads none.
void GalleryPanel::showStars() {
    m_rowsOutdated = m_rowsOutdated || !isVisible();
    if (!isVisible()) return;
    const auto& starred = m_stars.of(m_document.level().properties);
    std::vector<StarredVariation> others;
    for (const auto& star : starred.variations)
        if (std::ranges::none_of(m_finder.gallery().variations, [&star](const editor::Variation& variation) {
                return star.makes(variation.recipe, variation.size);
            }))
            others.push_back(star);
    if (std::exchange(m_starsOutdated, false)) m_starred.forget();
    m_starred.show(others);
    showRows();
}

void GalleryPanel::showRows() {
    const auto& starred = m_stars.of(m_document.level().properties);
    std::vector<GalleryRow> rows;
    for (const auto& variation : m_finder.gallery().variations) {
        const auto* const star = editor::findStar(starred, variation.recipe, variation.size);
        rows.push_back({variation, star != nullptr, true, star ? QString::fromStdString(star->note) : QString()});
    }
    const auto twelve = rows.size();
    for (const auto& star : starred.variations) {
        const auto isSame = [&star](const GalleryRow& row) {
            return star.makes(row.variation.recipe, row.variation.size);
        };
        if (std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(twelve), isSame)) continue;
        const auto* const made = m_starred.find(star);
        GalleryRow row;
        if (made) row.variation = *made;
        row.variation.recipe = star.recipe;
        row.variation.size = star.size;
        row.starred = true;
        row.drawn = made != nullptr;
        row.note = QString::fromStdString(star.note);
        rows.push_back(std::move(row));
    }
    const auto measures = shownMeasures();
    const auto* const before = m_model.rowAt(m_view->currentIndex());
    const auto chosen = before ? std::optional(before->variation) : std::nullopt;
    m_model.setRows(std::move(rows), {measureOf(measures[0]), measureOf(measures[1])});
    m_rowsOutdated = false;
    if (chosen && !current()) m_view->setCurrentIndex(m_model.index(m_model.placeOf(chosen->recipe, chosen->size)));
    m_model.setAdopted(m_document.recipe(), m_document.wantedSize());
    showState();
}

const GalleryRow* GalleryPanel::current() const {
    return m_rowsOutdated ? nullptr : m_model.rowAt(m_view->currentIndex());
}

bool GalleryPanel::hasCurrent() const { return current() != nullptr; }

// What can be done

/// The pins stay, and undo brings the map back.
void GalleryPanel::adopt() {
    const auto* const row = current();
    if (row) m_document.generate(Recipe(row->variation.recipe), row->variation.size);
}

void GalleryPanel::change(const Level& after, const Message& name) {
    m_document.apply(Edit::between(m_document.level(), after), name);
}

void GalleryPanel::star(const GalleryRow& row, const std::string& note) {
    auto after = editor::withStar(m_document.level(), {row.variation.recipe, row.variation.size, note});
    if (!after) {
        m_failure = editor::toQString(after.failure());
        return showState();
    }
    m_failure.clear();
    change(*after, row.starred ? Message{DELVE_TEXT("step", "Note about a variation")}
                               : Message{DELVE_TEXT("step", "Star a variation")});
}

void GalleryPanel::unstar(const GalleryRow& row) {
    change(editor::withoutStar(m_document.level(), row.variation.recipe, row.variation.size),
           {DELVE_TEXT("step", "Remove a star")});
}

void GalleryPanel::toggleStar() {
    const auto* const row = current();
    if (!row) return;
    const GalleryRow copy = *row; // the rows change with the document
    if (copy.starred) unstar(copy);
    else star(copy, {});
}

void GalleryPanel::startNote() {
    if (!hasCurrent()) return;
    bringForward(*this);
    m_view->startNote(m_view->currentIndex());
}

/// What is noted is starred, too.
void GalleryPanel::note(int number, const QString& text) {
    const auto* const row = m_model.rowAt(m_model.index(number));
    if (!row || text.trimmed() == row->note) return;
    const GalleryRow copy = *row;
    star(copy, text.trimmed().toStdString());
}

void GalleryPanel::askMenu(const QModelIndex& index, QPoint place) {
    const auto* const row = m_model.rowAt(index);
    if (!row) return;
    QMenu menu(this);
    menu.addAction(tr("&Use this one"), this, &GalleryPanel::adopt);
    menu.addSeparator();
    menu.addAction(row->starred ? tr("Remove the &star") : tr("&Star"), this, &GalleryPanel::toggleStar);
    menu.addAction(tr("&Note"), this, &GalleryPanel::startNote);
    menu.addSeparator();
    menu.addAction(tr("More &like this one"), this, &GalleryPanel::moreLikeThis)->setEnabled(mayBeLiked());
    menu.addAction(tr("&Unlike these"), this, &GalleryPanel::unlikeThese)->setEnabled(mayBeUnliked());
    menu.exec(place);
}

} // namespace delve::ui
