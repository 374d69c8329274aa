#pragma once

#include <QStringList>

class QImage;
class QWidget;

/// Looks at what is shown: whether words can be read where they stand, so that no label, list, button or empty field
/// cuts any of them off, and whether there is anything to see at all.
namespace delve::test {

/// The texts within a widget that have not room enough, of what is shown.
[[nodiscard]] QStringList cutOffTexts(const QWidget& within);

/// How many there are, of every fourth row and column.
[[nodiscard]] int coloursIn(const QImage& picture);

} // namespace delve::test
