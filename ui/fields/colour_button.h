#pragma once

#include "generation/level/tile.h"

#include <QToolButton>

#include <optional>

/// Shows a colour; a click chooses another. Owned by the form that contains it.
namespace delve::ui {

class ColourButton : public QToolButton {
    Q_OBJECT
public:
    /// Nothing: no colour is set yet, and the button shows that.
    explicit ColourButton(std::optional<Colour> colour, QWidget* parent = nullptr);

    [[nodiscard]] Colour colour() const { return m_colour.value_or(Colour{}); }
    void setColour(std::optional<Colour> colour);
    /// Shows these words instead of a colour until one is chosen.
    void showMixed(const QString& words);

signals:
    void colourChosen(delve::Colour colour);

private:
    void choose();

    std::optional<Colour> m_colour;
};

} // namespace delve::ui
