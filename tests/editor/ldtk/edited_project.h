#pragma once

#include "tests/editor/ldtk/ldtk_samples.h"

#include <QList>

namespace delve::test {

/// The level of a project, to be changed as a person would in LDtk.
class EditedProject {
public:
    explicit EditedProject(const World& world) : m_project(writtenAsLdtk(world)) {
        m_level = m_project["levels"].toArray()[0].toObject();
        for (const auto layer : m_level["layerInstances"].toArray()) m_layers << layer.toObject();
    }
    QJsonObject& layer(const QString& identifier) {
        for (auto& layer : m_layers)
            if (layer["__identifier"].toString() == identifier) return layer;
        qFatal("no such layer");
    }
    void paint(const QString& identifier, int place, int value) {
        auto values = layer(identifier)["intGridCsv"].toArray();
        values[place] = value;
        layer(identifier)["intGridCsv"] = values;
    }
    /// Its first level.
    [[nodiscard]] QJsonObject level() const {
        auto level = m_level;
        QJsonArray layers;
        for (const auto& layer : m_layers) layers << layer;
        level["layerInstances"] = layers;
        return level;
    }
    void addLayer(const QJsonObject& layer) { m_layers.prepend(layer); }
    void addLevel(const QJsonObject& level) {
        auto levels = m_project["levels"].toArray();
        levels << level;
        m_project["levels"] = levels;
    }
    [[nodiscard]] QByteArray bytes() const {
        auto levels = m_project["levels"].toArray();
        levels[0] = level();
        auto project = m_project;
        project["levels"] = levels;
        return jsonBytes(project);
    }

private:
    QJsonObject m_project;
    QJsonObject m_level;
    QList<QJsonObject> m_layers;
};

} // namespace delve::test
