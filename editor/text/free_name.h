#pragma once

#include <QString>

namespace delve::editor {

/// "cellar", "cellar 2", "cellar 3" …: the first free name.
template <class IsTaken>
[[nodiscard]] QString freeName(const QString& name, const IsTaken& isTaken) {
    QString free = name;
    for (int number = 2; isTaken(free); ++number) free = QStringLiteral("%1 %2").arg(name).arg(number);
    return free;
}

} // namespace delve::editor
