#pragma once

#include <QList>
#include <QString>

/// The types that C++ code defines where other files could see them: classes, enumerations and aliases in namespaces.
/// Types inside a type, a function or an anonymous namespace do not count.
namespace delve::test {

struct DefinedType {
    QString name; ///< with its namespaces: "delve::editor::Document"
    int line = 0; ///< from 1 on
};

/// `code` has no comments and empty string literals, as codeOf() returns it.
[[nodiscard]] QList<DefinedType> definedTypes(const QString& code);

} // namespace delve::test
