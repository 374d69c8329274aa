#pragma once

class QSettings;

/// What was open when the window was closed: the files, which of them was current, and where each map was looked at.
/// Kept in the settings. Used by the window.
namespace delve::ui {

class DocumentFiles;
class Pages;

void saveSession(QSettings& settings, const Pages& pages);
/// Opens the files again; those that are gone are told in the message bar.
void restoreSession(QSettings& settings, Pages& pages, DocumentFiles& files);

} // namespace delve::ui
