#include "editor/tiled/piecewise_text.h"

#include "editor/files/files.h"

namespace delve::editor {

bool PiecewiseText::flush() {
    if (!m_into) return true;
    m_failed = m_failed || !writeText(*m_into, m_text);
    m_text.clear();
    return !m_failed;
}

Done PiecewiseText::finish() { return flush() ? done() : Done(notWritten(*m_into)); }

} // namespace delve::editor
