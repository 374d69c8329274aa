#pragma once

class QString;

namespace delve::ui {

class DocumentPage;

/// Waits for the pending level of a page's document while the window stays responsive (its progress is shown, and Esc
/// stops it): what a person ordered is part of what is saved, exported or played next. False if generation failed,
/// which the page reports as `refusal` with the reason for %1, if somebody already waits for the document, or if it was
/// closed meanwhile: the caller must then do nothing with it.
[[nodiscard]] bool awaitLevel(DocumentPage& page, const QString& refusal);

} // namespace delve::ui
