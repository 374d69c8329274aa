#pragma once

#include <functional>

namespace delve::ui {

class DocumentPage;
struct Questions;

/// Plays, unless inspection or proof already found that the map cannot be won: then it asks first, and fixes what can
/// be fixed if the person wants that (`pins` as painting does). It waits for neither.
void playOrAsk(DocumentPage& page, const Questions& questions, bool pins, const std::function<void()>& play);

} // namespace delve::ui
