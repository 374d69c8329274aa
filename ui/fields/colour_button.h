#pragma once

#include "generation/level/tile.h"

#include <QToolButton>

#include <optional>

/// A colour to look at and, by a click, to choose. Owned by the form it stands in.
namespace delve::ui {

class ColourButton : public QToolButton {
    Q_OBJECT
public:
    /// Nothing: there is no colour yet, and that is what it shows.
    explicit ColourButton(std::optional<Colour> colour, QWidget* parent = nullptr);

    [[nodiscard]] Colour colour() const { return m_colour.value_or(Colour{}); }
    void setColour(std::optional<Colour> colour);

signals:
    void colourChosen(delve::Colour colour);

private:
    void choose();

    std::optional<Colour> m_colour;
};

} // namespace delve::ui
