#pragma once

class QSettings;

/// The open files when the window was closed, which of them was current, and each map's view position. Stored in the
/// settings. Used by the window.
namespace delve::ui {

class FileOpener;
class Pages;

void saveSession(QSettings& settings, const Pages& pages);
/// Opens the files again; the message bar reports missing ones.
void restoreSession(QSettings& settings, Pages& pages, FileOpener& opener);

} // namespace delve::ui
