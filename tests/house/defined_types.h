#pragma once

#include <QList>
#include <QString>

/// The types that C++ code defines where other files could see them: classes, enumerations and aliases that stand in
/// namespaces. What is within a type or a function, and what is in an anonymous namespace, is nobody else's.
namespace delve::test {

struct DefinedType {
    QString name; ///< with its namespaces: "delve::editor::Document"
    int line = 0; ///< from 1 on
};

/// `code` has no comments and nothing between quotes, as codeOf() gives it.
[[nodiscard]] QList<DefinedType> definedTypes(const QString& code);

} // namespace delve::test
