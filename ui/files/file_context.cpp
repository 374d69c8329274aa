#include "ui/files/file_context.h"

#include "ui/pages/message_bar.h"
#include "ui/pages/pages.h"

namespace delve::ui {

void FileContext::fail(const QString& sentence) const { pages.messages().tellFailure(sentence); }

} // namespace delve::ui
