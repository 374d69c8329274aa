#include "ui/gallery/gallery_panel.h"

#include "editor/document/document.h"
#include "editor/gallery/stars.h"
#include "editor/text/message_text.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "ui/actions/action.h"
#include "ui/fields/flow_layout.h"
#include "ui/gallery/gallery_view.h"
#include "ui/map/map_backdrop.h"
#include "ui/measures/measure_choice.h"
#include "ui/pages/document_page.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QEvent>
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
constexpr std::int64_t mostCellsUnasked = 1 << 20; ///< a larger map takes long, and much memory

QString keyOf(const Recipe& recipe) {
    return QStringLiteral("gallery/measures-of-") + QString::fromStdString(recipe.name);
}

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
      m_view(new GalleryView(m_model, this)), m_empty(new QLabel(this)), m_starred(m_document.pool()),
      m_finder(m_document.pool()) {
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
    setFocusProxy(m_view);
    connectParts();
    readMeasures();
    showStars();
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
        if (m_order) refill();
    });
    return choice;
}

void GalleryPanel::connectParts() {
    connect(m_more, &QPushButton::clicked, this, &GalleryPanel::fill);
    connect(m_like, &QPushButton::clicked, this, &GalleryPanel::moreLikeThis);
    connect(m_unlike, &QPushButton::clicked, this, &GalleryPanel::unlikeThese);
    connect(m_again, &QPushButton::clicked, this, &GalleryPanel::refill);
    connect(m_stop, &QToolButton::clicked, this, &GalleryPanel::stop);
    connect(m_view, &GalleryView::stopWanted, this, &GalleryPanel::stop);
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
}

// Filling

bool GalleryPanel::mayFill() const { return !m_document.recipe().stages.empty(); }

editor::GallerySetting GalleryPanel::settingNow() const {
    editor::GallerySetting setting{m_document.orderOf(m_document.recipe(), m_document.wantedSize()), m_document.world(),
                                   m_document.currentLevel()};
    setting.measures = chosenMeasures();
    setting.pixels = cardPicture;
    setting.background = mapBackdrop(palette()).voidColour;
    return setting;
}

void GalleryPanel::fill() { order(editor::VariationKind::OtherSeeds, m_document.recipe()); }

/// Of another recipe, its rules would be others, too.
bool GalleryPanel::mayBeLiked() const {
    const auto* const row = current();
    return mayFill() && (!row || row->variation.recipe.name == m_document.recipe().name);
}

/// Like the current one or, without one, again like that of the last time, or like the map.
void GalleryPanel::moreLikeThis() {
    if (!mayBeLiked()) return;
    const bool again = m_order && m_order->kind == editor::VariationKind::SmallChanges &&
                       m_order->setting.order.recipe.name == m_document.recipe().name;
    const auto* const row = current();
    const Recipe from = row ? row->variation.recipe : again ? m_order->setting.order.recipe : m_document.recipe();
    order(editor::VariationKind::SmallChanges, from);
}

/// Unlike all that are starred here or, if none is, unlike the current one.
void GalleryPanel::unlikeThese() {
    std::vector<editor::TwoValues> unlike;
    for (const auto& row : m_model.rows())
        if (row.starred && row.drawn) unlike.push_back(row.variation.values);
    if (const auto* const row = current(); row && unlike.empty()) unlike.push_back(row->variation.values);
    order(editor::VariationKind::WideChanges, m_document.recipe(), std::move(unlike));
}

void GalleryPanel::order(editor::VariationKind kind, const Recipe& from, std::vector<editor::TwoValues> unlike) {
    if (!mayFill()) return;
    editor::GalleryOrder order{settingNow(), kind, m_number++, std::move(unlike)};
    order.setting.order.recipe = from;
    start(std::move(order));
}

void GalleryPanel::refill() {
    if (!m_order || !mayFill()) return fill();
    editor::GalleryOrder again = *m_order;
    again.setting = settingNow();
    if (again.kind == editor::VariationKind::SmallChanges) again.setting.order.recipe = m_order->setting.order.recipe;
    if (again.setting.order.recipe.name != m_document.recipe().name) return fill();
    start(std::move(again));
}

void GalleryPanel::start(editor::GalleryOrder order) {
    order.without = {m_document.recipe()};
    limitBySize(order);
    m_failure.clear();
    m_outdated = false;
    m_order = remembered(order);
    m_progress->setValue(0);
    m_finder.order(std::move(order));
    showState();
    emit m_page.panelChanged();
}

void GalleryPanel::stop() { m_finder.finish(); }

void GalleryPanel::found() {
    const auto& gallery = m_finder.gallery();
    m_order->setting.measures = gallery.measures;
    m_starsOutdated = true;
    showStars();
    m_view->scrollToTop();
    checkOutdated();
    emit m_page.panelChanged();
}

void GalleryPanel::failed(const Message& why) {
    m_failure = editor::toQString(why);
    showState();
    emit m_page.panelChanged();
}

// Following the document

void GalleryPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showStars();
    const bool quick = m_document.wantedSize().area() <= mostCellsUnasked;
    const bool first = !m_order && mayFill() && !m_document.generating() && quick;
    if (std::exchange(m_refills, false) || first) refill();
}

void GalleryPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_starred.cancel();
    m_starsOutdated = true;
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
    if (change.has(editor::PartOfDocument::Recipe) || change.has(editor::PartOfDocument::Shown)) {
        readMeasures();
        emit m_page.panelChanged();
    }
    m_starsOutdated = m_starsOutdated || change.redrawsAll();
    m_model.setAdopted(m_document.recipe(), m_document.wantedSize());
    if (isOfSettings(change)) checkOutdated();
    if (change.ofShownLevel(Flags(editor::PartOfLevel::Facts))) showStars();
    showState();
}

/// Another seed, or a variation from here on the map, leaves the gallery what it is.
void GalleryPanel::checkOutdated() {
    if (!m_order) return;
    const auto& filled = m_order->setting.order;
    const auto& level = m_document.level();
    const auto& recipe = m_document.recipe();
    const auto size = m_document.wantedSize();
    const bool same = filled.before.id == level.id && filled.size == size && filled.before.pinned == level.pinned &&
                      filled.before.keptEmpty == level.keptEmpty && filled.before.pinnedThings == level.pinnedThings &&
                      m_order->setting.now.rules == m_document.world().rules &&
                      m_order->setting.now.tables == m_document.world().tables &&
                      m_order->setting.now.tiles == m_document.world().tiles &&
                      (sameSettings(filled.recipe, recipe) || m_model.placeOf(recipe, size) >= 0 ||
                       std::ranges::find(m_order->without, recipe) != m_order->without.end());
    m_outdated = !same;
    if (m_outdated && m_finder.busy()) m_finder.cancel();
    showState();
}

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
    m_view->setStoppable(busy);
    (shows ? static_cast<QWidget*>(m_empty) : m_view)->hide(); // first: both together would need a higher dock
    (shows ? static_cast<QWidget*>(m_view) : m_empty)->show();
    m_empty->setText(mayFill() ? tr("Other levels of this recipe appear here. Click one to use it.")
                               : tr("This level has no recipe, so there are no variations of it."));
    m_more->setText(m_finder.gallery().variations.empty() ? tr("Fill the gallery") : tr("Twelve more"));
    m_more->setEnabled(mayFill());
    m_like->setEnabled(mayBeLiked());
    m_unlike->setEnabled(mayFill() && shows);
    m_again->setVisible(m_outdated && m_order && mayFill() && !busy);
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
    m_note->setText(state());
    m_note->setVisible(!m_note->text().isEmpty());
}

// The measures

editor::TwoMeasures GalleryPanel::chosenMeasures() const { return {m_measures[0]->chosen(), m_measures[1]->chosen()}; }

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
