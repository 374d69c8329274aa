#include "ui/palette/tile_dialog.h"

#include "editor/text/message_text.h"
#include "ui/properties/colour_button.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace delve {

TileDialog::TileDialog(const TileKind& kind, QWidget* parent)
    : QDialog(parent), m_kind(kind), m_name(new QLineEdit(QString::fromStdString(kind.name), this)),
      m_glyph(new QLineEdit(QString::fromUcs4(&kind.glyph, 1), this)), m_colour(new ColourButton(kind.colour, this)),
      m_walk(new QComboBox(this)), m_seeThrough(new QCheckBox(tr("Can be seen through"), this)) {
    setWindowTitle(tr("Tile"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * gridStep);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Glyph in text"), m_glyph);
    form->addRow(tr("&Colour"), m_colour);
    m_glyph->setMaxLength(2); // a code point beyond the first plane is two units
    m_walk->addItems({tr("Blocks"), tr("Can be walked on"), tr("Ends the game")});
    m_walk->setCurrentIndex(static_cast<int>(kind.walk));
    m_walk->setAccessibleName(tr("Walking"));
    m_seeThrough->setChecked(kind.seeThrough);
    form->addRow(tr("&Walking"), m_walk);
    form->addRow(QString(), m_seeThrough);
    column->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto check = [this, buttons] {
        buttons->button(QDialogButtonBox::Ok)
            ->setEnabled(!m_name->text().trimmed().isEmpty() && m_glyph->text().toUcs4().size() == 1);
    };
    connect(m_name, &QLineEdit::textChanged, this, check);
    connect(m_glyph, &QLineEdit::textChanged, this, check);
    check();
    m_name->selectAll();
}

TileKind TileDialog::kind() const {
    TileKind kind = m_kind;
    kind.name = m_name->text().trimmed().toStdString();
    kind.glyph = static_cast<char32_t>(m_glyph->text().toUcs4().value(0, U'?'));
    kind.colour = m_colour->colour();
    kind.walk = static_cast<Walk>(m_walk->currentIndex());
    kind.seeThrough = m_seeThrough->isChecked();
    return kind;
}

std::optional<TileKind> askForTile(QWidget* parent, const TileKind& kind) {
    TileDialog dialog(kind, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.kind()) : std::nullopt;
}

void tellTileRefused(QWidget* parent, const Failure& failure) {
    QMessageBox::warning(parent, TileDialog::tr("Tile"), toQString(failure));
}

} // namespace delve
