#include "ui/palette/tileset_dialog.h"

#include "editor/tilesets/tile_picture.h"
#include "ui/palette/tile_dialog.h"
#include "ui/palette/tileset_view.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

/// The largest of the usual sizes that divides the picture.
int likelySide(QSize picture) {
    for (const int side : {32, 24, 16, 8})
        if (picture.width() % side == 0 && picture.height() % side == 0) return side;
    return 16;
}

} // namespace

TilesetDialog::TilesetDialog(const QImage& picture, const QString& name, int max, QWidget* parent)
    : QDialog(parent), m_picture(picture), m_max(max), m_view(new TilesetView(this)) {
    setWindowTitle(tr("Add tiles from tileset"));
    resize(100 * gridStep, 64 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_view);
    scroll->setFocusPolicy(Qt::NoFocus); // the tiles have it
    row->addWidget(scroll, 1);
    auto* side = new QVBoxLayout;
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * gridStep);
    fillForm(*form, name);
    side->addLayout(form);
    side->addSpacing(gridStep);
    makeChoosing(*side);
    side->addStretch(1);
    row->addLayout(side);
    column->addLayout(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("&Add the tiles"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_view, &TilesetView::chosenChanged, this, &TilesetDialog::check);
    cut();
}

void TilesetDialog::fillForm(QFormLayout& form, const QString& name) {
    const auto add = [&](const QString& label, const char* id, int min, int max, int value) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QString::fromLatin1(id));
        box->setRange(min, max);
        box->setSuffix(tr(" px"));
        box->setValue(value);
        connect(box, &QSpinBox::valueChanged, this, &TilesetDialog::cut);
        form.addRow(label, box);
        return box;
    };
    const int side = likelySide(m_picture.size());
    m_width = add(tr("Tile &width"), "tile-width", 1, editor::maxTilePixels, side);
    m_height = add(tr("Tile &height"), "tile-height", 1, editor::maxTilePixels, side);
    m_margin = add(tr("&Margin"), "tile-margin", 0, editor::maxTilePixels, 0);
    m_spacing = add(tr("&Spacing"), "tile-spacing", 0, editor::maxTilePixels, 0);
    m_name = new QLineEdit(name, this);
    m_name->setObjectName(QStringLiteral("tile-names"));
    m_name->setToolTip(tr("Each tile gets this name and a number."));
    form.addRow(tr("&Name"), m_name);
    connect(m_name, &QLineEdit::textChanged, this, &TilesetDialog::check);
    form.addRow(tr("Wal&king"), m_walk = makeWalkChooser(Walk::Yes, this));
    m_seeThrough = new QCheckBox(tr("Can be seen &through"), this);
    m_seeThrough->setChecked(true);
    form.addRow(QString(), m_seeThrough);
}

void TilesetDialog::makeChoosing(QBoxLayout& column) {
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, bool chosen) {
        auto* button = new QPushButton(text, this);
        connect(button, &QPushButton::clicked, m_view, [this, chosen] { m_view->chooseAll(chosen); });
        row->addWidget(button);
    };
    add(tr("A&ll"), true);
    add(tr("N&one"), false);
    column.addLayout(row);
    m_count = new QLabel(this);
    m_count->setWordWrap(true);
    column.addWidget(m_count);
}

void TilesetDialog::cut() {
    m_view->showPieces(m_picture, editor::tilesOf(m_picture.size(), {m_width->value(), m_height->value(),
                                                                     m_margin->value(), m_spacing->value()}));
}

void TilesetDialog::check() {
    if (!m_add) return;
    const auto chosen = static_cast<int>(pieces().size());
    m_count->setText(chosen > m_max ? tr("A world has room for %n more tile(s); choose fewer.", nullptr, m_max)
                                    : tr("%n tile(s) chosen", nullptr, chosen));
    m_add->setEnabled(chosen > 0 && chosen <= m_max && !m_name->text().trimmed().isEmpty());
}

std::vector<QRect> TilesetDialog::pieces() const { return m_view->chosen(); }

editor::TilesetNaming TilesetDialog::naming() const {
    return {m_name->text().trimmed().toStdString(), static_cast<Walk>(m_walk->currentIndex()),
            m_seeThrough->isChecked()};
}

} // namespace delve::ui
