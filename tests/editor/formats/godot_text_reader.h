#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QVariant>

/// Reads Godot's text resources by their published grammar: tags in square brackets with values, and lines of further
/// values below them. Written for the tests; shares nothing with the writer.
namespace delve::test {

/// A value like `Vector2i(3, 4)`.
struct GodotCall {
    QString name;
    QVariantList arguments;
};

struct GodotTag {
    QString kind; ///< gd_scene, ext_resource, sub_resource, node
    QMap<QString, QVariant> head;
    QMap<QString, QVariant> values;
};

struct GodotFile {
    QList<GodotTag> tags;
    QString fault; ///< empty: there is none

    [[nodiscard]] GodotTag find(const QString& kind, const QString& key, const QString& value) const;
};

[[nodiscard]] GodotFile readGodot(const QByteArray& bytes);
[[nodiscard]] GodotCall callOf(const QVariant& value);

} // namespace delve::test

Q_DECLARE_METATYPE(delve::test::GodotCall)
