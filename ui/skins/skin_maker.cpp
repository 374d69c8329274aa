#include "ui/skins/skin_maker.h"

#include "editor/files/files.h"
#include "editor/skins/grid_guess.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/own_skin.h"
#include "editor/skins/read_skin.h"
#include "editor/text/message_text.h"
#include "ui/fields/form.h"
#include "ui/map/map_backdrop.h"
#include "ui/palette/tile_chooser.h"
#include "ui/palette/tile_icon.h"
#include "ui/skins/sheet_view.h"
#include "ui/skins/skin_preview.h"
#include "ui/skins/skin_scene.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace delve::ui {

namespace {

enum GridField { PieceWidth, PieceHeight, Margin, Spacing };

QRect areaOf(const editor::SheetPart& part) {
    const auto size = editor::sizeOfWay(part.how).value_or(Size{1, 1});
    return {part.first.x, part.first.y, size.width, size.height};
}

/// How often each tile is on a level, the most frequent first.
std::vector<Tile> tilesOf(const Level& level) {
    std::unordered_map<Tile, std::int64_t> counts;
    for (const auto tile : level.tiles.rows()) ++counts[tile];
    counts.erase(Tile::Void);
    std::vector<Tile> tiles;
    for (const auto& [tile, count] : counts) tiles.push_back(tile);
    std::ranges::sort(tiles, {}, [&counts](Tile tile) { return std::pair(-counts[tile], tile); });
    return tiles;
}

/// As the map will hold it, so that it need not be read once more when it is shown.
Result<editor::SharedSkin> asOwn(editor::Skin skin) {
    Properties holder;
    editor::setOwnSkin(holder, std::make_shared<const editor::Skin>(std::move(skin)));
    return editor::readOwnSkin(holder);
}

} // namespace

SkinMaker::SkinMaker(editor::SkinPicture sheet, std::shared_ptr<const World> world, std::size_t level, QPointF middle,
                     editor::JobPool& pool, QWidget* parent)
    : QDialog(parent), m_sheet(std::move(sheet)), m_world(std::move(world)), m_level(level), m_middle(middle),
      m_view(new SheetView(this)), m_preview(new SkinPreview(this)), m_drawing(pool, editor::JobPolicy::NewestWins),
      m_counting(pool, editor::JobPolicy::NewestWins) {
    setWindowTitle(tr("Make a skin of a picture"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    auto* pictures = new QVBoxLayout;
    pictures->setSpacing(gridStep);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_view);
    scroll->setFocusPolicy(Qt::NoFocus); // the pieces have it
    scroll->setMinimumSize(48 * gridStep, 28 * gridStep);
    pictures->addWidget(scroll, 1);
    pictures->addWidget(m_preview, 1);
    row->addLayout(pictures, 1);
    row->addWidget(makeChoices());
    column->addLayout(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("&Save as a file…"), QDialogButtonBox::ActionRole);
    m_save->setAutoDefault(false);
    m_use = buttons->addButton(tr("&Use this skin"), QDialogButtonBox::AcceptRole);
    connect(m_save, &QPushButton::clicked, this, &SkinMaker::save);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_view, &SheetView::picked, this, &SkinMaker::moveTo);
    connect(m_preview, &SkinPreview::resized, this, &SkinMaker::draw);
    cut();
    countTiles();
}

QWidget* SkinMaker::makeChoices() {
    auto* page = new QWidget(this);
    page->setFixedWidth(44 * gridStep);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(gridStep);
    auto* grid = new QWidget(page);
    addGrid(*formIn(grid));
    grid->layout()->setContentsMargins({});
    column->addWidget(grid);
    m_list = new QTreeWidget(page);
    m_list->setObjectName(QStringLiteral("skin-parts"));
    m_list->setAccessibleName(tr("Tiles drawn from the picture"));
    m_list->setHeaderLabels({tr("Tile"), tr("Drawn as"), tr("From")});
    m_list->setRootIsDecorated(false);
    m_list->header()->resizeSection(0, 14 * gridStep);
    m_list->header()->resizeSection(1, 18 * gridStep);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this] { choosePart(m_list->indexOfTopLevelItem(m_list->currentItem())); });
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    auto* add = new QPushButton(tr("&Add a tile"), page);
    add->setObjectName(QStringLiteral("skin-add"));
    m_remove = new QPushButton(tr("&Remove"), page);
    for (auto* button : {add, m_remove}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(add, &QPushButton::clicked, this, &SkinMaker::addPart);
    connect(m_remove, &QPushButton::clicked, this, &SkinMaker::removePart);
    column->addLayout(row);
    auto* part = new QWidget(page);
    addPartFields(*formIn(part));
    part->layout()->setContentsMargins({});
    column->addWidget(part);
    m_missing = new QLabel(page);
    m_missing->setObjectName(QStringLiteral("skin-missing"));
    m_state = new QLabel(page);
    m_state->setObjectName(QStringLiteral("skin-state"));
    for (auto* label : {m_missing, m_state}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that nothing moves under the mouse
        column->addWidget(label);
    }
    return page;
}

void SkinMaker::addGrid(QFormLayout& form) {
    const auto guess = editor::guessedGrid(m_sheet.image);
    const auto add = [&](GridField field, const QString& label, const char* id, int min, int value) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QString::fromLatin1(id));
        box->setRange(min, editor::maxSkinPiece);
        box->setSuffix(tr(" px"));
        box->setValue(value);
        connect(box, &QSpinBox::valueChanged, this, &SkinMaker::cut);
        form.addRow(label, box);
        m_grid[field] = box;
    };
    add(PieceWidth, tr("Piece &width"), "skin-width", 1, guess.width);
    add(PieceHeight, tr("Piece &height"), "skin-height", 1, guess.height);
    add(Margin, tr("&Margin"), "skin-margin", 0, guess.margin);
    add(Spacing, tr("S&pacing"), "skin-spacing", 0, guess.spacing);
}

void SkinMaker::addPartFields(QFormLayout& form) {
    m_tile = new TileChooser(m_world->tiles, this);
    m_tile->setObjectName(QStringLiteral("skin-tile"));
    connect(m_tile, &QComboBox::activated, this, &SkinMaker::changeTile);
    form.addRow(tr("&Tile"), m_tile);
    m_way = new QComboBox(this);
    m_way->setObjectName(QStringLiteral("skin-way"));
    for (const auto& way : editor::sheetWays())
        m_way->addItem(editor::toQString(editor::labelOfWay(way)), QString::fromStdString(way));
    connect(m_way, &QComboBox::activated, this, &SkinMaker::changeWay);
    form.addRow(tr("&Drawn as"), m_way);
}

/// In the background: a level may be large.
void SkinMaker::countTiles() {
    editor::Job<std::vector<Tile>> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [world = m_world, level = m_level](generation::Feedback&) {
        return Result<std::vector<Tile>>(tilesOf(world->levels[level]));
    };
    job.deliver = [this](Result<std::vector<Tile>> tiles) {
        if (tiles) m_used = *std::move(tiles);
        showMissing();
    };
    m_counting.start(std::move(job));
}

editor::SheetPart* SkinMaker::current() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < static_cast<int>(m_parts.size()) ? &m_parts[static_cast<std::size_t>(row)] : nullptr;
}

QString SkinMaker::shownName(const editor::SheetPart& part) const {
    const auto tile = m_world->tiles.find(part.tile);
    return tile ? nameOf(*tile, m_world->tiles) : QString::fromStdString(part.tile);
}

void SkinMaker::cut() {
    m_sheet.piece = {m_grid[PieceWidth]->value(), m_grid[PieceHeight]->value()};
    m_sheet.margin = m_grid[Margin]->value();
    m_sheet.spacing = m_grid[Spacing]->value();
    m_view->showSheet(m_sheet);
    showParts();
    draw();
}

/// The most frequent tile of the map that nothing is chosen for.
void SkinMaker::addPart() {
    const auto isFree = [this](Tile tile) {
        return std::ranges::find(m_parts, m_world->tiles[tile].name, &editor::SheetPart::tile) == m_parts.end();
    };
    auto tile = std::ranges::find_if(m_used, isFree);
    m_parts.push_back(
        {m_world->tiles[tile == m_used.end() ? Tile::Floor : *tile].name, editor::sheetWays().front(), {}});
    showParts();
    m_list->setCurrentItem(m_list->topLevelItem(m_list->topLevelItemCount() - 1));
    m_view->setFocus();
    draw();
}

void SkinMaker::removePart() {
    if (const auto* const part = current()) m_parts.erase(m_parts.begin() + (part - m_parts.data()));
    showParts();
    draw();
}

void SkinMaker::choosePart(int) {
    const auto* const part = current();
    for (auto* field : {static_cast<QWidget*>(m_tile), static_cast<QWidget*>(m_way), static_cast<QWidget*>(m_remove)})
        field->setEnabled(part);
    if (part) {
        if (const auto tile = m_world->tiles.find(part->tile)) m_tile->setTile(*tile);
        m_way->setCurrentIndex(m_way->findData(QString::fromStdString(part->how)));
    }
    std::vector<SheetView::Part> shown;
    for (const auto& each : m_parts) shown.push_back({shownName(each), areaOf(each), &each == part});
    m_view->showParts(std::move(shown));
}

void SkinMaker::changeTile() {
    if (auto* const part = current()) part->tile = m_world->tiles[m_tile->tile()].name;
    showParts();
    draw();
}

void SkinMaker::changeWay() {
    if (auto* const part = current()) part->how = m_way->currentData().toString().toStdString();
    showParts();
    draw();
}

/// Without a tile yet, a click is for a new one.
void SkinMaker::moveTo(Cell piece) {
    if (m_parts.empty()) addPart();
    if (auto* const part = current()) part->first = piece;
    showParts();
    draw();
}

void SkinMaker::showParts() {
    const int row = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    const TileIcons icons(m_world->tiles);
    {
        const QSignalBlocker silent(m_list);
        m_list->clear();
        for (const auto& part : m_parts) {
            const auto tile = m_world->tiles.find(part.tile);
            auto* item = new QTreeWidgetItem({shownName(part), editor::toQString(editor::labelOfWay(part.how)),
                                              QStringLiteral("%1, %2").arg(part.first.x).arg(part.first.y)});
            if (tile) item->setIcon(0, icons.of(*tile));
            m_list->addTopLevelItem(item);
        }
        m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    }
    choosePart(row);
    showMissing();
}

void SkinMaker::showMissing() {
    QStringList missing;
    for (const auto tile : m_used)
        if (std::ranges::find(m_parts, m_world->tiles[tile].name, &editor::SheetPart::tile) == m_parts.end())
            missing.push_back(nameOf(tile, m_world->tiles));
    constexpr int most = 6;
    const auto more = static_cast<int>(missing.size()) - most;
    QString text = missing.isEmpty()
                       ? QString()
                       : tr("Still drawn in the usual look: %1.").arg(missing.mid(0, most).join(QStringLiteral(", ")));
    if (more > 0) text += u' ' + tr("And %n more.", nullptr, more);
    m_missing->setText(text);
}

void SkinMaker::draw() {
    m_use->setEnabled(false);
    m_save->setEnabled(false);
    m_state->clear();
    if (m_preview->pixels().isEmpty()) return;
    editor::Job<Drawn> job;
    job.priority = editor::JobPriority::Visible;
    const SkinScene scene{m_world,
                          m_level,
                          m_middle,
                          m_preview->pixels(),
                          m_preview->devicePixelRatioF(),
                          mapBackdrop(palette()).voidColour};
    job.work = [scene, sheet = m_sheet, parts = m_parts](generation::Feedback&) -> Result<Drawn> {
        if (parts.empty()) return Drawn{nullptr, scene.drawn(editor::usualSkin())};
        auto made = editor::skinOfSheet(sheet.name, sheet, parts);
        if (!made) return std::move(made).failure();
        auto skin = asOwn(*std::move(made));
        if (!skin) return std::move(skin).failure();
        auto picture = scene.drawn(*skin);
        return Drawn{*std::move(skin), std::move(picture)};
    };
    job.deliver = [this](Result<Drawn> drawn) { take(std::move(drawn)); };
    m_drawing.start(std::move(job));
}

void SkinMaker::take(Result<Drawn> drawn) {
    if (!drawn) {
        if (!drawn.failure().cancelled()) m_state->setText(editor::toQString(drawn.failure()));
        m_skin.reset();
        return;
    }
    m_skin = std::move(drawn->skin);
    m_preview->showPicture(std::move(drawn->picture));
    m_use->setEnabled(m_skin != nullptr);
    m_save->setEnabled(m_skin != nullptr);
    m_state->setText(m_skin ? QString() : tr("Add a tile, and click where its pieces begin in the picture."));
}

void SkinMaker::save() {
    auto path =
        QFileDialog::getSaveFileName(this, tr("Save the skin"), {}, tr("Skins (%1)").arg(QStringLiteral("*.skin")));
    if (path.isEmpty() || !m_skin) return;
    if (!path.endsWith(QLatin1String(".skin"))) path += QLatin1String(".skin");
    const auto saved = editor::writeWhole(path, [this](QIODevice& into) {
        return editor::writeText(into, editor::skinText(*m_skin, editor::Embedding::All));
    });
    m_state->setText(saved ? tr("Saved: %1").arg(path) : editor::toQString(saved.failure()));
}

} // namespace delve::ui
