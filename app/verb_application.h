#pragma once

#include "editor/text/translations.h"

#include <QCoreApplication>

#include <memory>

/// The Qt application that verbs run in. Most need none but for translations; one that draws a picture needs one that
/// can draw, on no display. Owned by the program; one lives at a time, as Qt asks.
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
