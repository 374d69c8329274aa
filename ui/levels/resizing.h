#pragma once

/// Resizes the level that a page shows, in the background, as one step of the history.
namespace delve::ui {

class DocumentPage;
class WorkInHand;

/// Asks for the size first.
void askForSize(DocumentPage& page, WorkInHand& work);
void cropToSelection(DocumentPage& page, WorkInHand& work);
/// To what is not void.
void trimToContent(DocumentPage& page, WorkInHand& work);

} // namespace delve::ui
