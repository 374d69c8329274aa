#pragma once

#include "editor/text/translations.h"

#include <QCoreApplication>

#include <memory>

/// The Qt application of verbs. Most need one only for translations; drawing a picture needs one that can draw, without
/// a display. Owned by the program; Qt allows only one at a time.
namespace delve::app {

class VerbApplication {
public:
    explicit VerbApplication(char* programName);
    ~VerbApplication();
    VerbApplication(const VerbApplication&) = delete;
    VerbApplication& operator=(const VerbApplication&) = delete;

    void prepareDrawing();

private:
    int m_argc = 1;
    char* m_argv[2];
    std::unique_ptr<QCoreApplication> m_application;
    editor::Translations m_translations;
    bool m_canDraw = false;
};

} // namespace delve::app
