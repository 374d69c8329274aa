#include "ui/palette/tile_dialog.h"

#include "editor/text/message_text.h"
#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tileset.h"
#include "generation/level/printable.h"
#include "ui/fields/colour_button.h"
#include "ui/palette/pixel_editor.h"
#include "ui/palette/tile_preview.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace delve::ui {

TileDialog::TileDialog(const TileKind& kind, QWidget* parent)
    : QDialog(parent), m_kind(kind), m_name(new QLineEdit(QString::fromStdString(kind.name), this)),
      m_glyph(new QLineEdit(QString::fromUcs4(&kind.glyph, 1), this)), m_colour(new ColourButton(kind.colour, this)),
      m_walk(makeWalkChooser(kind.walk, this)), m_seeThrough(new QCheckBox(tr("Can be seen through"), this)),
      m_serves(new QComboBox(this)), m_preview(new TilePreview(this)), m_wrong(new QLabel(this)) {
    setWindowTitle(tr("Tile"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * gridStep);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * gridStep);
    fillForm(*form);
    auto* words = new QVBoxLayout;
    words->addLayout(form);
    words->addStretch(1);
    row->addLayout(words, 1);
    auto* picture = new QVBoxLayout;
    picture->setSpacing(gridStep);
    picture->addWidget(m_preview);
    makePictureButtons(*picture);
    row->addLayout(picture);
    column->addLayout(row);
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    column->addWidget(m_wrong);
    makeButtons(*column);
    m_name->selectAll();
    showServed();
}

void TileDialog::fillForm(QFormLayout& form) {
    form.addRow(tr("&Name"), m_name);
    form.addRow(tr("&Glyph in text"), m_glyph);
    form.addRow(tr("&Colour when zoomed out"), m_colour);
    m_glyph->setMaxLength(2); // a code point beyond the first plane is two units
    m_seeThrough->setChecked(m_kind.seeThrough);
    form.addRow(tr("&Walking"), m_walk);
    form.addRow(QString(), m_seeThrough);
    fillServes();
    form.addRow(tr("&Behaves like"), m_serves);
    connect(m_glyph, &QLineEdit::textChanged, this, &TileDialog::showTile);
    connect(m_colour, &ColourButton::colourChosen, this, &TileDialog::showTile);
    connect(m_walk, &QComboBox::activated, this, &TileDialog::showTile);
    connect(m_seeThrough, &QCheckBox::toggled, this, &TileDialog::showTile);
    connect(m_serves, &QComboBox::currentIndexChanged, this, &TileDialog::showServed);
}

/// Its first entry is none; the built-in tiles follow by their ids.
void TileDialog::fillServes() {
    m_serves->setObjectName(QStringLiteral("serves"));
    m_serves->setToolTip(tr("The tile does all that this built-in one does, in generation and in play."));
    m_serves->addItem(tr("No built-in tile"));
    const TileCatalogue builtIn;
    for (const Tile tile : builtIn.all()) m_serves->addItem(editor::toQString(builtIn[tile].label));
    m_serves->setCurrentIndex(m_kind.serves ? static_cast<int>(*m_kind.serves) + 1 : 0);
}

std::optional<Tile> TileDialog::served() const {
    const int chosen = m_serves->currentIndex();
    return chosen > 0 ? std::optional(static_cast<Tile>(chosen - 1)) : std::nullopt;
}

void TileDialog::makePictureButtons(QBoxLayout& column) {
    auto* drawIt = new QPushButton(tr("&Draw…"), this);
    drawIt->setObjectName(QStringLiteral("draw-picture"));
    connect(drawIt, &QPushButton::clicked, this, &TileDialog::draw);
    auto* load = new QPushButton(tr("&Load a picture…"), this);
    load->setObjectName(QStringLiteral("load-picture"));
    connect(load, &QPushButton::clicked, this, [this] {
        if (const auto path = askForPicture(this, tr("Load tile picture")); !path.isEmpty()) loadPicture(path);
    });
    m_removePicture = new QPushButton(tr("&Remove the picture"), this);
    m_removePicture->setObjectName(QStringLiteral("remove-picture"));
    connect(m_removePicture, &QPushButton::clicked, this, [this] {
        m_kind.picture.clear();
        showTile();
    });
    for (auto* button : {drawIt, load, m_removePicture}) column.addWidget(button);
}

void TileDialog::makeButtons(QBoxLayout& column) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column.addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto check = [this, buttons] {
        const auto glyph = m_glyph->text().toUcs4();
        const bool seen = glyph.size() == 1 && isPrintableGlyph(static_cast<char32_t>(glyph.front()));
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_name->text().trimmed().isEmpty() && seen);
        m_wrong->setVisible(glyph.size() == 1 && !seen);
        if (!m_wrong->isHidden())
            m_wrong->setText(editor::toQString(unprintableGlyph(static_cast<char32_t>(glyph.front()))));
    };
    connect(m_name, &QLineEdit::textChanged, this, check);
    connect(m_glyph, &QLineEdit::textChanged, this, check);
    check();
}

namespace {

bool hasHoles(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qAlpha(picture.pixel(x, y)) < 255) return true;
    return false;
}

} // namespace

void TileDialog::draw() {
    PixelEditor editor(kind(), this);
    if (editor.exec() == QDialog::Accepted) takePicture(editor.picture());
}

void TileDialog::loadPicture(const QString& path) {
    const auto picture = editor::readTilePicture(path);
    m_wrong->setVisible(!picture.ok());
    if (picture) return takePicture(editor::asTilePicture(*picture));
    m_wrong->setText(editor::toQString(picture.failure()));
}

/// The colour of the zoomed-out map follows the picture. It also shows through transparent pixels: for a picture with
/// such pixels it stays unchanged, or the drawing would not stand out from it.
void TileDialog::takePicture(const QImage& picture) {
    m_kind.picture = editor::embeddedPicture(picture);
    if (!hasHoles(picture)) m_colour->setColour(editor::meanColour(picture));
    showTile();
}

void TileDialog::showServed() {
    const auto serves = served();
    m_walk->setEnabled(!serves);
    m_seeThrough->setEnabled(!serves);
    if (serves) {
        const TileCatalogue builtIn;
        m_walk->setCurrentIndex(static_cast<int>(builtIn[*serves].walk));
        m_seeThrough->setChecked(builtIn[*serves].seeThrough);
    }
    showTile();
}

void TileDialog::showTile() {
    m_removePicture->setEnabled(!m_kind.picture.empty());
    m_preview->showTile(kind());
}

TileKind TileDialog::kind() const {
    TileKind kind = m_kind;
    kind.name = m_name->text().trimmed().toStdString();
    kind.glyph = static_cast<char32_t>(m_glyph->text().toUcs4().value(0, U'?'));
    kind.colour = m_colour->colour();
    kind.walk = static_cast<Walk>(m_walk->currentIndex());
    kind.seeThrough = m_seeThrough->isChecked();
    kind.serves = served();
    return kind;
}

QComboBox* makeWalkChooser(Walk walk, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->addItems(
        {TileDialog::tr("Blocks the way"), TileDialog::tr("Can be walked on"), TileDialog::tr("Ends the game")});
    box->setCurrentIndex(static_cast<int>(walk));
    box->setAccessibleName(TileDialog::tr("Walking"));
    return box;
}

std::optional<TileKind> askForTile(QWidget* parent, const TileKind& kind) {
    TileDialog dialog(kind, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.kind()) : std::nullopt;
}

void tellTileRefused(QWidget* parent, const Failure& failure) {
    QMessageBox::warning(parent, TileDialog::tr("Tile"), editor::toQString(failure));
}

QString askForPicture(QWidget* parent, const QString& title) {
    return QFileDialog::getOpenFileName(parent, title, {},
                                        TileDialog::tr("PNG pictures (%1)").arg(QStringLiteral("*.png")));
}

} // namespace delve::ui
