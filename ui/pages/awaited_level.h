#pragma once

class QString;

namespace delve::ui {

class DocumentPage;

/// Waits for the level that is on its way in the document of a page, while the window goes on answering (its progress
/// is shown, and Esc stops it): what a person ordered is part of what is saved, exported or played next. False where it
/// could not be made, which is told in the page as `refusal` with the reason in place of its %1, and where the document
/// is waited for already, or went meanwhile: then nothing is to be done with it.
[[nodiscard]] bool awaitLevel(DocumentPage& page, const QString& refusal);

} // namespace delve::ui
