#pragma once

#include "generation/level/tile.h"

#include <QToolButton>

/// A colour to look at and, by a click, to choose. Owned by the form it stands in.
namespace delve {

class ColourButton : public QToolButton {
    Q_OBJECT
public:
    explicit ColourButton(Colour colour, QWidget* parent = nullptr);

    [[nodiscard]] Colour colour() const { return m_colour; }
    void setColour(Colour colour);

signals:
    void colourChosen(delve::Colour colour);

private:
    void choose();

    Colour m_colour;
};

} // namespace delve
