#include "ui/import/import_dialog.h"

#include "editor/drawing/thumbnail.h"
#include "editor/formats/formats.h"
#include "editor/text/file_name.h"
#include "editor/text/message_text.h"
#include "generation/level/printable.h"
#include "ui/fields/form.h"
#include "ui/import/import_list.h"
#include "ui/import/import_memory.h"
#include "ui/import/import_preview.h"
#include "ui/map/map_backdrop.h"
#include "ui/palette/choices.h"
#include "ui/palette/tile_chooser.h"
#include "ui/palette/tile_icon.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace delve::ui {

namespace {

constexpr QSize pictureSize{1024, 1024}; ///< large enough for the preview on most screens
constexpr int staysObject = -1;

QString shown(const std::string& name) { return editor::shownPath(QString::fromStdString(name)); }

/// A box that asks how something is done is as wide as its longest entry but no wider than its page.
QComboBox* makeBox(QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setIconSize({2 * gridStep, 2 * gridStep});
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

QImage pictureOf(const editor::Imported& read, QRgb background) {
    const auto& world = read.world;
    return editor::thumbnailOf(world.levels.front(), world.tiles, pictureSize, background, world.properties);
}

} // namespace

ImportDialog::ImportDialog(const QString& path, editor::Imported read, const ImportMemory& before,
                           editor::JobPool& pool, QWidget* parent)
    : QDialog(parent), m_path(path), m_read(std::move(read)), m_allowed(before.allowedFor(path)),
      m_known(before.of(path)), m_preview(new ImportPreview(this)), m_state(new QLabel(this)),
      m_reading(pool, editor::JobPolicy::NewestWins) {
    setWindowTitle(tr("Import “%1”").arg(editor::shownFileName(path)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    row->addWidget(m_preview, 1);
    row->addWidget(makeChoices());
    column->addLayout(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    m_state->setObjectName(QStringLiteral("import-state"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    bottom->addWidget(m_state, 1);
    bottom->addWidget(buttons);
    column->addLayout(bottom);
    connect(m_preview, &ImportPreview::clicked, this, &ImportDialog::choosePieceAt);
    showRead();
    draw();
}

/// Nothing arrives any more that would look at it.
editor::Imported ImportDialog::take() {
    m_reading.cancel();
    return std::move(m_read);
}

editor::TileTable ImportDialog::said() const {
    auto said = m_said;
    const auto& choices = m_read.choices;
    said.ground = choices.layers[choices.ground];
    for (const auto& piece : choices.pieces)
        if (const auto serves = m_read.world.tiles[piece.tile].serves; piece.guessed && serves)
            said.tiles.try_emplace(piece.source, *serves);
    return said;
}

QWidget* ImportDialog::makeChoices() {
    auto* page = new QWidget(this);
    page->setFixedWidth(52 * gridStep);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(gridStep);
    auto* form = formIn(new QWidget(page));
    form->setContentsMargins({});
    m_ground = makeBox(page);
    m_ground->setObjectName(QStringLiteral("import-ground"));
    m_ground->setToolTip(tr("This layer becomes the tiles of the level, the others decoration."));
    form->addRow(tr("&Ground layer"), m_ground);
    column->addWidget(form->parentWidget());
    connect(m_ground, &QComboBox::activated, this, &ImportDialog::chooseGround);
    m_pages = new QTabWidget(page);
    m_tiles = makeTiles();
    m_objects = makeObjects();
    m_notes = new QListWidget(page);
    m_notes->setObjectName(QStringLiteral("import-notes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setWordWrap(true);
    m_notes->setSelectionMode(QAbstractItemView::NoSelection);
    for (auto* part :
         {static_cast<QWidget*>(m_tiles), static_cast<QWidget*>(m_objects), static_cast<QWidget*>(m_notes)})
        m_pages->addTab(part, QString());
    column->addWidget(m_pages, 1);
    return page;
}

ImportList* ImportDialog::makeTiles() {
    const TileCatalogue builtIn;
    auto* chooser = new TileChooser(builtIn, this);
    auto* list = new ImportList({tr("Tile"), tr("Cells"), tr("Behaves as")}, chooser, tr("&Behaves as"), this);
    list->setObjectName(QStringLiteral("import-tiles"));
    connect(list, &ImportList::chosen, this,
            [this](const QStringList& keys, int choice) { chooseTile(keys, static_cast<Tile>(choice)); });
    return list;
}

ImportList* ImportDialog::makeObjects() {
    auto* chooser = makeBox(this);
    chooser->setAccessibleName(tr("Thing"));
    chooser->addItem(tr("Stays an object"), staysObject);
    for (const auto& kind : thingKinds())
        chooser->addItem(thingIcon(sampleOf(kind.kind)), editor::toQString(kind.label), static_cast<int>(kind.kind));
    auto* list = new ImportList({tr("Object"), tr("How many"), tr("Becomes")}, chooser, tr("B&ecomes"), this);
    list->setObjectName(QStringLiteral("import-objects"));
    connect(list, &ImportList::chosen, this, [this](const QStringList& keys, int choice) {
        chooseThing(keys, choice == staysObject ? std::nullopt : std::optional(static_cast<ThingKind>(choice)));
    });
    return list;
}

void ImportDialog::chooseGround(int layer) {
    m_said.ground = m_known.ground = m_read.choices.layers[static_cast<std::size_t>(layer)];
    readAgain();
}

void ImportDialog::chooseTile(const QStringList& pieces, Tile tile) {
    for (const auto& piece : pieces) {
        m_said.tiles.insert_or_assign(piece.toStdString(), tile);
        m_known.tiles.insert_or_assign(piece.toStdString(), tile);
    }
    readAgain();
}

void ImportDialog::chooseThing(const QStringList& words, std::optional<ThingKind> kind) {
    for (const auto& word : words) {
        m_said.things.insert_or_assign(word.toStdString(), kind);
        m_known.things.insert_or_assign(word.toStdString(), kind);
    }
    readAgain();
}

/// What was read before the dialog opened.
void ImportDialog::draw() {
    editor::Job<QImage> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [read = m_read, background = mapBackdrop(palette()).voidColour](generation::Feedback&) {
        return Result<QImage>(pictureOf(read, background));
    };
    job.deliver = [this](Result<QImage> picture) {
        if (picture) m_preview->showPicture(*std::move(picture), level().size());
    };
    m_reading.start(std::move(job));
}

void ImportDialog::readAgain() {
    m_import->setEnabled(false);
    m_state->setText(tr("Reading the map again…"));
    editor::Job<Reading> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [path = m_path, table = m_known, allowed = m_allowed,
                background = mapBackdrop(palette()).voidColour](generation::Feedback& feedback) -> Result<Reading> {
        editor::ReadRequest request;
        request.feedback = &feedback;
        request.tileTable = table;
        request.allowedFolders = allowed;
        auto read = editor::readWorld(path, request);
        if (!read) return std::move(read).failure();
        auto picture = pictureOf(*read, background);
        return Reading{*std::move(read), std::move(picture)};
    };
    job.deliver = [this](Result<Reading> reading) { takeReading(std::move(reading)); };
    m_reading.start(std::move(job));
}

/// Where the file cannot be read any more, what was read before can still be imported.
void ImportDialog::takeReading(Result<Reading> reading) {
    m_import->setEnabled(true);
    if (!reading) {
        if (!reading.failure().cancelled()) m_state->setText(editor::toQString(reading.failure()));
        return;
    }
    m_read = std::move(reading->read);
    m_preview->showPicture(std::move(reading->picture), level().size());
    showRead();
}

void ImportDialog::showRead() {
    const auto& choices = m_read.choices;
    const QSignalBlocker silent(m_ground);
    m_ground->clear();
    for (const auto& layer : choices.layers) m_ground->addItem(shown(layer));
    m_ground->setCurrentIndex(static_cast<int>(choices.ground));
    m_ground->setEnabled(choices.layers.size() > 1);
    showTiles();
    showObjects();
    showNotes();
    const auto size = level().size();
    m_state->setText(tr("A map of %1 x %2 cells").arg(size.width).arg(size.height));
}

void ImportDialog::showTiles() {
    const TileCatalogue builtIn;
    const auto& tiles = m_read.world.tiles;
    const TileIcons icons(tiles);
    std::vector<ImportList::Row> rows;
    for (const auto& piece : m_read.choices.pieces) {
        const Tile serves = tiles[piece.tile].serves.value_or(piece.tile);
        rows.push_back({QString::fromStdString(piece.source), shown(piece.source), icons.of(piece.tile), piece.cells,
                        nameOf(serves, builtIn), piece.guessed, static_cast<int>(serves)});
    }
    m_tiles->showRows(rows);
    m_pages->setTabText(0, tr("Tiles (%1)").arg(rows.size()));
}

void ImportDialog::showObjects() {
    std::vector<ImportList::Row> rows;
    for (const auto& objects : m_read.choices.objects) {
        const auto kind = objects.kind;
        rows.push_back({QString::fromStdString(objects.word), shown(objects.word),
                        kind ? thingIcon(sampleOf(*kind)) : QIcon(), objects.count,
                        kind ? editor::toQString(infoOf(*kind).label) : tr("Stays an object"), false,
                        kind ? static_cast<int>(*kind) : staysObject});
    }
    m_objects->showRows(rows);
    m_pages->setTabText(1, tr("Objects (%1)").arg(rows.size()));
}

void ImportDialog::showNotes() {
    m_notes->clear();
    for (const auto& note : m_read.notes) m_notes->addItem(editor::toQString(note));
    m_pages->setTabText(2, tr("Notes (%1)").arg(m_read.notes.size()));
}

void ImportDialog::choosePieceAt(Cell cell) {
    if (!level().size().contains(cell)) return;
    const auto& source = m_read.world.tiles[level().tiles.at(cell)].source;
    const auto& pieces = m_read.choices.pieces;
    const auto found = std::ranges::find_if(pieces, [&source](const auto& piece) {
        const auto whole = safeLine(piece.source); // without how it is flipped
        return source == whole || source.starts_with(whole + ' ');
    });
    m_preview->mark(cell);
    if (found == pieces.end()) return;
    m_pages->setCurrentWidget(m_tiles);
    m_tiles->select(QString::fromStdString(found->source));
}

} // namespace delve::ui
