#include "editor/play/depth_records.h"

#include "generation/files/whole_file.h"
#include "generation/level/delve_file.h"
#include "generation/level/hash.h"
#include "generation/level/rules.h"

#include <QFileInfo>
#include <QSettings>

namespace delve::editor {
namespace {

/// The same for every seed; different if a parameter or a rule differs.
QString keyOf(const Recipe& recipe, const Rules& rules) {
    Recipe anySeed = recipe;
    anySeed.seed = 0;
    World world;
    world.rules = rules;
    return QString::number(fnv1a(recipeText(anySeed) + delveText(world)), 16);
}

} // namespace

DepthRecords::DepthRecords(const QString& folder) : m_file(folder + QStringLiteral("/records.ini")) {}

std::int64_t DepthRecords::of(const Recipe& recipe, const Rules& rules) const {
    return QSettings(m_file, QSettings::IniFormat).value(keyOf(recipe, rules), 0).toLongLong();
}

void DepthRecords::reached(const Recipe& recipe, const Rules& rules, std::int64_t depth) const {
    if (depth <= of(recipe, rules)) return;
    makeOwnFolder(QFileInfo(m_file).path().toStdString()); // or QSettings would create it, readable for everybody
    QSettings(m_file, QSettings::IniFormat).setValue(keyOf(recipe, rules), static_cast<qlonglong>(depth));
}

} // namespace delve::editor
