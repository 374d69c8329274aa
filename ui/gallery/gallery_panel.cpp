#include "ui/gallery/gallery_panel.h"

#include "editor/document/document.h"
#include "generation/recipes/recipes.h"
#include "ui/actions/action.h"
#include "ui/fields/flow_layout.h"
#include "ui/fields/stop_key.h"
#include "ui/gallery/gallery_view.h"
#include "ui/map/map_backdrop.h"
#include "ui/measures/measure_choice.h"
#include "ui/pages/document_page.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr QSize cardPicture{480, 270};

QString keyOf(const Recipe& recipe) {
    return QStringLiteral("gallery/measures-of-") + QString::fromStdString(recipe.name);
}

/// What decides whether the gallery is out of date, without the map.
editor::GalleryOrder remembered(const editor::GalleryOrder& order) {
    editor::GalleryOrder kept = order;
    const Level& before = order.setting.order.before;
    kept.setting.order.before = {};
    kept.setting.order.before.id = before.id;
    kept.setting.order.before.pinned = before.pinned;
    kept.setting.order.before.keptEmpty = before.keptEmpty;
    kept.setting.order.before.pinnedThings = before.pinnedThings;
    kept.setting.order.world.reset();
    kept.setting.now.levels = {};
    return kept;
}

QPushButton* makeButton(QWidget* parent, const QString& text, const char* action) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QString::fromLatin1(action));
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    return button;
}

} // namespace

GalleryPanel::GalleryPanel(DocumentPage& page, QSettings& settings, QWidget* parent)
    : QWidget(parent), m_page(page), m_document(page.document()), m_settings(settings),
      m_view(new GalleryView(m_model, this)), m_empty(new QLabel(this)), m_levelId(m_document.level().id),
      m_starred(m_document.pool(), [this] { return settingOfStars(); }), m_finder(m_document.pool()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, gridStep / 2, gridStep, gridStep / 2);
    column->setSpacing(gridStep / 2);
    column->addWidget(makeTop());
    column->addWidget(m_view, 1);
    column->addWidget(m_empty, 1);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setMinimumHeight(m_view->minimumSizeHint().height()); // nothing moves when the tiles come
    connectParts();
    new StopKey(
        *this, [this] { return busy(); }, [this] { stop(); });
    readMeasures();
    m_model.setAdopted(m_document.recipe(), m_document.wantedSize());
    showState();
}

GalleryPanel::~GalleryPanel() = default;

QWidget* GalleryPanel::makeTop() {
    auto* top = new QWidget(this);
    auto* row = new FlowLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    m_measures = {makeMeasure(tr("First measure")), makeMeasure(tr("Second measure"))};
    m_more = makeButton(top, tr("Twelve more"), "gallery.fill");
    m_like = makeButton(top, tr("More like this one"), "gallery.like");
    m_unlike = makeButton(top, tr("Unlike these"), "gallery.unlike");
    m_again = makeButton(top, tr("Fill again"), "gallery.refill");
    m_note = new QLabel(top);
    m_note->setObjectName(QStringLiteral("gallery-note"));
    m_note->setTextFormat(Qt::PlainText);
    m_progress = new QProgressBar(top);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(12 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Filling the gallery"));
    m_stop = iconButton(QStringLiteral("close"), tr("Stop"), top);
    m_stop->setProperty(actionOfButton, QStringLiteral("gallery.stop"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_measures[0], m_measures[1], m_more, m_like, m_unlike,
                                                           m_again, m_progress, m_stop, m_note})
        row->addWidget(widget);
    return top;
}

MeasureChoice* GalleryPanel::makeMeasure(const QString& name) {
    auto* choice = new MeasureChoice(MeasureChoice::Automatic::Yes, this);
    choice->setAccessibleName(name);
    choice->setToolTip(tr("%1 by which the variations differ").arg(name));
    connect(choice, &QComboBox::activated, this, [this] {
        keepMeasures();
        if (m_order) return refill();
        m_starsOutdated = true;
        showStars();
    });
    return choice;
}

void GalleryPanel::connectParts() {
    connect(m_more, &QPushButton::clicked, this, &GalleryPanel::fill);
    connect(m_like, &QPushButton::clicked, this, &GalleryPanel::moreLikeThis);
    connect(m_unlike, &QPushButton::clicked, this, &GalleryPanel::unlikeThese);
    connect(m_again, &QPushButton::clicked, this, &GalleryPanel::refill);
    connect(m_stop, &QToolButton::clicked, this, &GalleryPanel::stop);
    connect(m_view, &GalleryView::adoptWanted, this, &GalleryPanel::adopt);
    connect(m_view, &GalleryView::starWanted, this, &GalleryPanel::toggleStar);
    connect(m_view, &GalleryView::menuWanted, this, &GalleryPanel::askMenu);
    connect(m_view, &GalleryView::currentMoved, this, [this] {
        showState();
        emit m_page.panelChanged();
    });
    connect(&m_model, &GalleryModel::noted, this, &GalleryPanel::note);
    connect(&m_finder, &editor::VariationFinder::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_finder, &editor::VariationFinder::found, this, &GalleryPanel::found);
    connect(&m_finder, &editor::VariationFinder::failed, this, &GalleryPanel::failed);
    connect(&m_starred, &editor::StarredPictures::made, this, &GalleryPanel::showRows);
    connect(&m_document, &editor::Document::changed, this, &GalleryPanel::documentChanged);
    connect(&m_document, &editor::Document::generationFinished, this, &GalleryPanel::fillUnasked);
}

// Filling

bool GalleryPanel::mayFill() const { return !m_document.recipe().stages.empty(); }

editor::GallerySetting GalleryPanel::settingNow(const Recipe& recipe, Size size) const {
    editor::GallerySetting setting{m_document.orderOf(recipe, size), m_document.world(), m_document.currentLevel()};
    setting.measures = chosenMeasures();
    setting.pixels = cardPicture;
    setting.background = mapBackdrop(palette()).voidColour;
    return setting;
}

void GalleryPanel::fill() {
    start({settingNow(m_document.recipe(), m_document.wantedSize()), editor::VariationKind::OtherSeeds, m_number++});
}

/// Of another recipe, its rules would be others, too.
bool GalleryPanel::mayBeLiked() const {
    const auto* const row = current();
    return mayFill() && (!row || row->variation.recipe.name == m_document.recipe().name);
}

/// Like the current one or, without one, again like that of the last time, or like the map.
void GalleryPanel::moreLikeThis() {
    if (!mayBeLiked()) return;
    const bool again = m_order && m_order->kind == editor::VariationKind::SmallChanges &&
                       m_order->setting.order.recipe.name == m_document.recipe().name &&
                       isOfGallery(m_document.recipe(), m_document.wantedSize());
    const auto* const row = current();
    const Recipe from = row ? row->variation.recipe : again ? m_order->setting.order.recipe : m_document.recipe();
    const Size size = row ? row->variation.size : again ? m_order->setting.order.size : m_document.wantedSize();
    start({settingNow(from, size), editor::VariationKind::SmallChanges, m_number++});
}

/// All that are starred here or, if none is, the current one.
std::vector<editor::TwoValues> GalleryPanel::unliked() const {
    std::vector<editor::TwoValues> unliked;
    for (const auto& row : m_model.rows())
        if (row.starred && row.drawn) unliked.push_back(row.variation.values);
    if (const auto* const row = current(); row && unliked.empty()) unliked.push_back(row->variation.values);
    return unliked;
}

bool GalleryPanel::mayBeUnliked() const { return mayFill() && !m_rowsOutdated && !unliked().empty(); }

void GalleryPanel::unlikeThese() {
    if (!mayBeUnliked()) return;
    start({settingNow(m_document.recipe(), m_document.wantedSize()), editor::VariationKind::WideChanges, m_number++,
           unliked(), shownMeasures()});
}

/// What is like another keeps that one, unless the recipe was changed since.
void GalleryPanel::refill() {
    const auto& recipe = m_document.recipe();
    if (!m_order || !mayFill() || m_order->setting.order.recipe.name != recipe.name) return fill();
    const bool keepsBase =
        m_order->kind == editor::VariationKind::SmallChanges && isOfGallery(recipe, m_document.wantedSize());
    const auto& base = m_order->setting.order;
    editor::GalleryOrder again = *m_order;
    again.setting = keepsBase ? settingNow(base.recipe, base.size) : settingNow(recipe, m_document.wantedSize());
    start(std::move(again));
}

void GalleryPanel::start(editor::GalleryOrder order) {
    if (!mayFill()) return;
    order.without = {m_document.recipe()};
    order.time = {};
    limitBySize(order);
    m_failure.clear();
    m_outdated = m_refills = false;
    m_filledSize = m_document.wantedSize();
    m_order = remembered(order);
    m_progress->setValue(0);
    m_finder.order(std::move(order));
    showState();
    emit m_page.panelChanged();
}

void GalleryPanel::stop() { m_finder.finish(); }

QString GalleryPanel::state() const {
    if (!mayFill()) return {};
    if (m_finder.busy()) return tr("Filling…");
    if (!m_failure.isEmpty()) return m_failure;
    if (m_outdated) return tr("Out of date: the map or its recipe changed.");
    const auto& gallery = m_finder.gallery();
    if (gallery.variations.empty()) return {};
    const auto count = static_cast<int>(gallery.variations.size());
    if (gallery.unproven > 0)
        return tr("%1 variations, %n of them not proven", nullptr, static_cast<int>(gallery.unproven)).arg(count);
    return tr("%n variation(s), all proven", nullptr, count);
}

void GalleryPanel::showState() {
    const bool busy = m_finder.busy();
    const bool shows = m_model.rowCount() > 0;
    setFocusProxy(shows ? static_cast<QWidget*>(m_view) : m_more);
    (shows ? static_cast<QWidget*>(m_empty) : m_view)->hide(); // first: both together would need a higher dock
    (shows ? static_cast<QWidget*>(m_view) : m_empty)->show();
    m_empty->setText(mayFill() ? tr("Other levels of this recipe appear here. Click one to use it.")
                               : tr("This level has no recipe, so there are no variations of it."));
    m_more->setText(m_finder.gallery().variations.empty() ? tr("Fill the gallery") : tr("Twelve more"));
    m_more->setEnabled(mayFill());
    m_like->setEnabled(mayBeLiked());
    m_unlike->setEnabled(mayBeUnliked());
    m_again->setVisible(m_outdated && m_order && mayFill() && !busy);
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
    m_note->setText(state());
    m_note->setVisible(!m_note->text().isEmpty());
    fitNote();
}

/// In one line where there is room for it, since a label that may wrap does so sooner.
void GalleryPanel::fitNote() {
    const int room = width() - 2 * gridStep;
    m_note->setMinimumHeight(0);
    m_note->setWordWrap(m_note->fontMetrics().horizontalAdvance(m_note->text()) > room);
    if (m_note->wordWrap())
        m_note->setMinimumHeight(m_note->heightForWidth(std::min(room, m_note->sizeHint().width())));
}

void GalleryPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNote();
}

// The measures

editor::TwoMeasures GalleryPanel::chosenMeasures() const { return {m_measures[0]->chosen(), m_measures[1]->chosen()}; }

/// Those that the values are of, whatever is being filled.
editor::TwoMeasures GalleryPanel::shownMeasures() const {
    const auto& gallery = m_finder.gallery();
    return gallery.variations.empty() ? chosenMeasures() : gallery.measures;
}

void GalleryPanel::readMeasures() {
    if (std::exchange(m_measuresOf, m_document.recipe().name) == m_document.recipe().name) return;
    const auto ids = m_settings.value(keyOf(m_document.recipe())).toStringList();
    for (int i = 0; i < 2; ++i) m_measures[static_cast<std::size_t>(i)]->choose(ids.value(i).toStdString());
}

void GalleryPanel::keepMeasures() {
    const auto& recipe = m_document.recipe();
    if (!m_document.declarations().recipes.find(recipe.name)) return; // a name from a file is no key
    QStringList ids;
    for (const auto& id : chosenMeasures()) ids.append(QString::fromStdString(id));
    m_settings.setValue(keyOf(recipe), ids);
}

} // namespace delve::ui

#include "moc_gallery_panel.cpp"
