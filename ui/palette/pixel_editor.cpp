#include "ui/palette/pixel_editor.h"

#include "editor/tilesets/tile_picture.h"
#include "ui/dialogs/questions.h"
#include "ui/fields/colour_button.h"
#include "ui/palette/tile_preview.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPixmap>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace delve::ui {

namespace {

constexpr std::array sides{16, 32};
/// Earth, stone, plants, water, fire and gold, from dark to light.
constexpr std::array<QRgb, 24> swatches{0xff000000, 0xff3b3733, 0xff6b645c, 0xff9a9288, 0xffcfc8bd, 0xffffffff,
                                        0xff4a2f1c, 0xff7a4f2b, 0xffa9743f, 0xffd8a566, 0xffecd3a2, 0xfff6ecd2,
                                        0xff23401f, 0xff3f6d33, 0xff6d9c47, 0xffa8c76b, 0xff1d3f63, 0xff2f72a6,
                                        0xff6db3d6, 0xff5a2a5e, 0xff8f1d1d, 0xffcf4a26, 0xfff0c23a, 0xffffe9a0};
constexpr int swatchColumns = 6;

/// The initial picture: that of the tile, at the nearest size.
editor::PixelPicture startOf(const TileKind& kind) {
    const QImage picture = editor::pictureOf(kind);
    return editor::PixelPicture(picture, picture.width() > sides[0] ? sides[1] : sides[0]);
}

} // namespace

PixelEditor::PixelEditor(const TileKind& kind, QWidget* parent)
    : QDialog(parent), m_kind(kind), m_grid(new PixelGrid(startOf(kind), this)), m_preview(new TilePreview(this)) {
    setWindowTitle(tr("Draw the tile"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(gridStep);
    auto* tools = new QHBoxLayout;
    tools->setSpacing(gridStep / 2);
    makeTools(*tools);
    makeActions(*tools);
    column->addLayout(tools);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(2 * gridStep);
    middle->addWidget(m_grid, 1);
    auto* side = new QVBoxLayout;
    side->setSpacing(gridStep);
    makeColours(*side);
    makeSettings(*side);
    side->addStretch(1);
    side->addWidget(m_preview);
    middle->addLayout(side);
    column->addLayout(middle, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_grid, &PixelGrid::changed, this, &PixelEditor::showPicture);
    connect(m_grid, &PixelGrid::picked, this, &PixelEditor::takeColour);
    takeColour(swatches[1]);
    showPicture();
    m_before = picture();
    m_grid->setFocus();
}

void PixelEditor::reject() {
    if (picture() != m_before) {
        QMessageBox box(QMessageBox::Question, windowTitle(), tr("Discard the drawing?"), QMessageBox::Cancel, this);
        if (!askForSure(box, tr("&Discard"))) return;
    }
    QDialog::reject();
}

QToolButton* PixelEditor::addButton(QBoxLayout& row, const QString& iconName, const QString& name,
                                    const QKeySequence& key) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(QStringLiteral("pixel-") + iconName);
    button->setShortcut(key);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    // The shortcut moves the focus to the button; give it back to the grid, so that drawing by keys continues there.
    connect(button, &QToolButton::clicked, m_grid, qOverload<>(&QWidget::setFocus));
    row.addWidget(button);
    return button;
}

void PixelEditor::makeTools(QBoxLayout& row) {
    auto* group = new QButtonGroup(this);
    const auto add = [&](const char* iconName, const QString& name, Qt::Key key, PixelTool tool) {
        auto* button = addButton(row, QString::fromLatin1(iconName), name, QKeySequence(key));
        button->setCheckable(true);
        button->setChecked(tool == PixelTool::Pencil);
        group->addButton(button);
        connect(button, &QToolButton::clicked, m_grid, [this, tool] { m_grid->setTool(tool); });
    };
    add("pencil", tr("Pencil"), Qt::Key_B, PixelTool::Pencil);
    add("eraser", tr("Eraser: makes pixels transparent"), Qt::Key_E, PixelTool::Eraser);
    add("fill", tr("Fill"), Qt::Key_F, PixelTool::Fill);
    add("pick", tr("Pick a colour (or right-click)"), Qt::Key_I, PixelTool::Pick);
    row.addSpacing(gridStep);
}

void PixelEditor::makeActions(QBoxLayout& row) {
    const auto add = [&](const char* iconName, const QString& name, const QKeySequence& key,
                         void (*run)(editor::PixelPicture&)) {
        auto* button = addButton(row, QString::fromLatin1(iconName), name, key);
        connect(button, &QToolButton::clicked, m_grid, [this, run] { m_grid->change(run); });
        return button;
    };
    m_undo = add("undo", tr("Undo"), QKeySequence::Undo, [](editor::PixelPicture& picture) { picture.undo(); });
    m_redo = add("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                 [](editor::PixelPicture& picture) { picture.redo(); });
    row.addSpacing(gridStep);
    add("flip-x", tr("Flip left and right"), QKeySequence(Qt::Key_X),
        [](editor::PixelPicture& picture) { picture.flip(Qt::Horizontal); });
    add("flip-y", tr("Flip top and bottom"), QKeySequence(Qt::Key_Y),
        [](editor::PixelPicture& picture) { picture.flip(Qt::Vertical); });
    add("remove", tr("Clear all"), QKeySequence(Qt::CTRL | Qt::Key_Delete),
        [](editor::PixelPicture& picture) { picture.clear(); });
    row.addStretch(1);
}

void PixelEditor::makeColours(QBoxLayout& column) {
    m_colour = new ColourButton({}, this);
    connect(m_colour, &ColourButton::colourChosen, this,
            [this](Colour colour) { takeColour(qRgb(colour.red, colour.green, colour.blue)); });
    column.addWidget(m_colour);
    auto* grid = new QGridLayout;
    grid->setSpacing(2);
    for (std::size_t i = 0; i < swatches.size(); ++i) {
        auto* swatch = new QToolButton(this);
        QPixmap sample(2 * gridStep, 2 * gridStep);
        sample.fill(QColor::fromRgb(swatches[i]));
        swatch->setIcon(sample);
        swatch->setIconSize(sample.size());
        swatch->setAutoRaise(true);
        swatch->setObjectName(QColor::fromRgb(swatches[i]).name());
        swatch->setToolTip(swatch->objectName());
        swatch->setAccessibleName(tr("Colour %1").arg(swatch->objectName()));
        connect(swatch, &QToolButton::clicked, this, [this, colour = swatches[i]] { takeColour(colour); });
        grid->addWidget(swatch, static_cast<int>(i) / swatchColumns, static_cast<int>(i) % swatchColumns);
    }
    column.addLayout(grid);
}

void PixelEditor::makeSettings(QBoxLayout& column) {
    m_side = new QComboBox(this);
    m_side->setObjectName(QStringLiteral("pixel-size"));
    m_side->setAccessibleName(tr("Pixels of the tile"));
    for (const int side : sides) m_side->addItem(tr("%1 × %1 pixels").arg(side), side);
    connect(m_side, &QComboBox::activated, this, [this](int index) {
        m_grid->change(
            [side = m_side->itemData(index).toInt()](editor::PixelPicture& picture) { picture.resize(side); });
    });
    column.addWidget(m_side);
    auto* mirror = new QComboBox(this);
    mirror->setObjectName(QStringLiteral("pixel-mirror"));
    mirror->setAccessibleName(tr("Symmetry"));
    mirror->addItems({tr("No symmetry"), tr("Left and right"), tr("Top and bottom"), tr("Both ways")});
    connect(mirror, &QComboBox::activated, m_grid,
            [this](int index) { m_grid->setMirror(static_cast<editor::PixelMirror>(index)); });
    column.addWidget(mirror);
}

/// A clear pixel has no colour to draw with.
void PixelEditor::takeColour(QRgb colour) {
    if (qAlpha(colour) == 0) return;
    m_grid->setColour(colour | 0xff000000);
    m_colour->setColour(Colour{static_cast<std::uint8_t>(qRed(colour)), static_cast<std::uint8_t>(qGreen(colour)),
                               static_cast<std::uint8_t>(qBlue(colour))});
}

void PixelEditor::showPicture() {
    m_undo->setEnabled(m_grid->picture().canUndo());
    m_redo->setEnabled(m_grid->picture().canRedo());
    m_side->setCurrentIndex(m_side->findData(m_grid->picture().side()));
    m_kind.picture = editor::embeddedPicture(picture());
    m_preview->showTile(m_kind);
}

} // namespace delve::ui
