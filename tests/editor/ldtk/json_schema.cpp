#include "tests/editor/ldtk/json_schema.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace delve::test {
namespace {

bool isOfType(const QJsonValue& value, const QString& type) {
    if (type == u"null") return value.isNull();
    if (type == u"boolean") return value.isBool();
    if (type == u"string") return value.isString();
    if (type == u"array") return value.isArray();
    if (type == u"object") return value.isObject();
    if (type == u"number") return value.isDouble();
    return type == u"integer" && value.isDouble() && value.toDouble() == std::floor(value.toDouble());
}

} // namespace

QStringList JsonSchema::faultsOf(const QJsonValue& value) const {
    QStringList faults;
    check(m_root, value, {}, faults);
    return faults;
}

QJsonObject JsonSchema::resolve(const QString& reference) const {
    QJsonObject found = m_root;
    for (const auto& part : reference.mid(2).split(u'/')) found = found.value(part).toObject();
    return found;
}

void JsonSchema::check(const QJsonObject& schema, const QJsonValue& value, const QString& path,
                       QStringList& faults) const {
    if (schema.contains("$ref")) {
        const auto target = resolve(schema["$ref"].toString());
        if (target.isEmpty()) faults << path + ": no such definition";
        return check(target, value, path, faults);
    }
    if (schema.contains("enum") && !schema["enum"].toArray().contains(value)) faults << path + ": none of the choices";
    const auto types = schema["type"].toArray();
    const auto fits = [&](const auto& type) { return isOfType(value, type.toString()); };
    if (!types.isEmpty() && std::none_of(types.begin(), types.end(), fits)) faults << path + ": of another type";
    const auto ways = schema["oneOf"].toArray();
    const auto allows = [&](const auto& way) {
        QStringList tried;
        check(way.toObject(), value, path, tried);
        return tried.isEmpty();
    };
    if (!ways.isEmpty() && std::count_if(ways.begin(), ways.end(), allows) != 1) faults << path + ": none of the ways";
    if (value.isObject()) checkMembers(schema, value.toObject(), path, faults);
    const auto list = value.toArray();
    for (qsizetype i = 0; i < list.size() && schema.contains("items"); ++i)
        check(schema["items"].toObject(), list[i], path + QStringLiteral("[%1]").arg(i), faults);
}

void JsonSchema::checkMembers(const QJsonObject& schema, const QJsonObject& object, const QString& path,
                              QStringList& faults) const {
    for (const auto name : schema["required"].toArray())
        if (!object.contains(name.toString())) faults << path + ": lacks " + name.toString();
    const auto known = schema["properties"].toObject();
    const bool closed = schema.value("additionalProperties").isBool() && !schema["additionalProperties"].toBool();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (known.contains(member.key()))
            check(known[member.key()].toObject(), member.value(), path + '.' + member.key(), faults);
        else if (closed && !path.isEmpty()) faults << path + ": has " + member.key();
    }
}

} // namespace delve::test
