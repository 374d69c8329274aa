#pragma once

#include <QStringList>

class QImage;
class QWidget;

/// Checks what is shown: whether all words fit, so that no label, list, button or empty field cuts any of them off, and
/// whether there is anything to see at all.
namespace delve::test {

/// The visible texts within a widget that do not have enough room.
[[nodiscard]] QStringList cutOffTexts(const QWidget& within);

/// The number of colours, sampled from every fourth row and column.
[[nodiscard]] int coloursIn(const QImage& picture);

} // namespace delve::test
