#pragma once

#include "editor/survey/survey_file.h"

#include <vector>

namespace delve::test {

/// All rows of a survey, in the order of their seeds; none if it cannot be read.
inline std::vector<editor::SurveyedSeed> rowsOf(editor::SurveyFile& file) {
    std::vector<editor::SurveyedSeed> rows;
    const auto read = file.each([&rows](const editor::SurveyedSeed& row) {
        rows.push_back(row);
        return true;
    });
    return read ? rows : std::vector<editor::SurveyedSeed>();
}
inline std::vector<editor::SurveyedSeed> rowsIn(const QString& path) {
    const auto file = editor::SurveyFile::read(path);
    return file ? rowsOf(**file) : std::vector<editor::SurveyedSeed>();
}

} // namespace delve::test
