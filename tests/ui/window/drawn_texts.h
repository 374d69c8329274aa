#pragma once

#include <QColor>
#include <QFont>
#include <QRect>
#include <QString>

#include <vector>

class QWidget;

/// The texts that a widget draws, as they are drawn: recorded from its painting, so that no colour has to be guessed
/// from pixels.
namespace delve::test {

struct DrawnText {
    QString text;
    QRect place; ///< in the widget
    QColor colour;
    QFont font;
};

[[nodiscard]] std::vector<DrawnText> textsDrawnBy(QWidget& widget);

} // namespace delve::test
