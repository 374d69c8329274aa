#pragma once

namespace delve {

class Document;

/// Waits for the level that is on its way in a document, while the window goes on answering (its progress is shown, and
/// Esc stops it): what a person ordered is part of what is saved, exported or played next. False where the document is
/// waited for already, or went meanwhile: then nothing is to be done with it.
[[nodiscard]] bool awaitLevel(Document& document);

} // namespace delve
