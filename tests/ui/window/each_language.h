#pragma once

#include "editor/text/translations.h"

#include <QtTest>

namespace delve::test {

/// The rows of a test that goes through the languages: a column "language".
inline void addEachLanguage() {
    QTest::addColumn<QString>("language");
    for (const auto& language : editor::Translations::languages()) QTest::newRow(qPrintable(language)) << language;
}

} // namespace delve::test
