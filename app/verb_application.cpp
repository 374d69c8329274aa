#include "app/verb_application.h"

#include <QGuiApplication>

namespace delve::app {

VerbApplication::VerbApplication(char* programName)
    : m_argv{programName, nullptr}, m_application(std::make_unique<QCoreApplication>(m_argc, m_argv)) {
    m_translations.use({});
}

VerbApplication::~VerbApplication() = default;

void VerbApplication::prepareDrawing() {
    if (m_canDraw) return;
    m_application.reset();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QGuiApplication>(m_argc, m_argv);
    m_translations.use({});
    m_canDraw = true;
}

} // namespace delve::app
