#pragma once

/// Choosing the skin of a map, by a dialog.
namespace delve::ui {

class DocumentPage;

/// One step of the history.
void askForSkin(DocumentPage& page);

} // namespace delve::ui
