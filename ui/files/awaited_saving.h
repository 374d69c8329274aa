#pragma once

namespace delve::editor {
class Document;
}

namespace delve::ui {

/// Waits for a running save of a document, so that it finishes before the map is closed or reloaded. False if the
/// document was closed meanwhile, or the program ends first.
[[nodiscard]] bool awaitSaving(editor::Document& document);

} // namespace delve::ui
