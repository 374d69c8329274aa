#include "ui/properties/colour_button.h"

#include <QColorDialog>
#include <QPixmap>

namespace delve {

ColourButton::ColourButton(Colour colour, QWidget* parent) : QToolButton(parent) {
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setToolTip(tr("Choose another colour"));
    setColour(colour);
    connect(this, &QToolButton::clicked, this, &ColourButton::choose);
}

void ColourButton::setColour(Colour colour) {
    m_colour = colour;
    QPixmap sample(iconSize());
    sample.fill(QColor(colour.red, colour.green, colour.blue));
    setIcon(sample);
    setText(QString::fromStdString(toText(colour)));
    setAccessibleName(tr("Colour %1").arg(text()));
}

void ColourButton::choose() {
    const auto chosen = QColorDialog::getColor(QColor(m_colour.red, m_colour.green, m_colour.blue), this);
    if (!chosen.isValid()) return;
    setColour({static_cast<std::uint8_t>(chosen.red()), static_cast<std::uint8_t>(chosen.green()),
               static_cast<std::uint8_t>(chosen.blue())});
    emit colourChosen(m_colour);
}

} // namespace delve
