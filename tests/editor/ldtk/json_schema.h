#pragma once

#include <QJsonObject>
#include <QStringList>

/// Holds a JSON value to a schema, as far as LDtk's schema goes: types, required and further members, lists, choices,
/// references within the schema. Written for the tests.
namespace delve::test {

class JsonSchema {
public:
    explicit JsonSchema(QJsonObject schema) : m_root(std::move(schema)) {}
    /// What is wrong, with the path of each fault; empty where nothing is. Members of the root may be more.
    [[nodiscard]] QStringList faultsOf(const QJsonValue& value) const;

private:
    void check(const QJsonObject& schema, const QJsonValue& value, const QString& path, QStringList& faults) const;
    void checkMembers(const QJsonObject& schema, const QJsonObject& object, const QString& path,
                      QStringList& faults) const;
    [[nodiscard]] QJsonObject resolve(const QString& reference) const;

    QJsonObject m_root;
};

} // namespace delve::test
