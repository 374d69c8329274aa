#pragma once

#include "editor/play/play_session.h"

#include <QtTest>

namespace delve::test {

/// Types a key and waits for the level that it makes, if it makes one.
inline void typeKey(editor::PlaySession& session, char32_t key) {
    session.type(key);
    QTRY_VERIFY(!session.making().busy());
}

} // namespace delve::test
