#include "ui/fields/colour_button.h"

#include <QColorDialog>
#include <QPixmap>

namespace delve::ui {

ColourButton::ColourButton(std::optional<Colour> colour, QWidget* parent) : QToolButton(parent) {
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setToolTip(tr("Choose another colour"));
    setColour(colour);
    connect(this, &QToolButton::clicked, this, &ColourButton::choose);
}

void ColourButton::setColour(std::optional<Colour> colour) {
    m_colour = colour;
    QPixmap sample(iconSize());
    sample.fill(colour ? QColor(colour->red, colour->green, colour->blue) : QColor(Qt::transparent));
    setIcon(sample);
    setText(colour ? QString::fromStdString(toText(*colour)) : tr("None"));
    setAccessibleName(tr("Colour %1").arg(text()));
}

void ColourButton::showMixed(const QString& words) {
    setColour({});
    setText(words);
    setAccessibleName(tr("Colour %1").arg(words));
}

void ColourButton::choose() {
    const auto chosen = QColorDialog::getColor(QColor(colour().red, colour().green, colour().blue), this);
    if (!chosen.isValid()) return;
    setColour(Colour{static_cast<std::uint8_t>(chosen.red()), static_cast<std::uint8_t>(chosen.green()),
                     static_cast<std::uint8_t>(chosen.blue())});
    emit colourChosen(colour());
}

} // namespace delve::ui
