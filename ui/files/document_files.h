#pragma once

#include "ui/files/file_context.h"
#include "ui/files/file_exporter.h"
#include "ui/files/file_opener.h"
#include "ui/files/file_saver.h"
#include "ui/files/recipe_files.h"

#include <utility>
#include <vector>

/// The window's file commands: new, open, save, export, each a part of its own, and close, with the question before
/// work would be lost. Failures appear in the page's message bar, not in a dialog. Owned by the window.
namespace delve::ui {

class DocumentPage;

class DocumentFiles {
public:
    explicit DocumentFiles(FileContext context) : m_context(std::move(context)) {}

    [[nodiscard]] FileOpener& opener() { return m_opener; }
    [[nodiscard]] FileSaver& saver() { return m_saver; }
    [[nodiscard]] FileExporter& exporter() { return m_exporter; }
    [[nodiscard]] RecipeFiles& recipes() { return m_recipes; }
    [[nodiscard]] RecentFiles& recent() { return m_context.recent; }

    /// Asks if it holds unsaved work; false if it stays open.
    bool close(DocumentPage& page);
    bool closeAll();
    bool closeOthers(DocumentPage& page); ///< all but this one
    /// May all documents be closed? Asks once for all with unsaved work.
    [[nodiscard]] bool mayLeaveAll();

private:
    [[nodiscard]] bool mayLeave(const std::vector<DocumentPage*>& pages);
    void awaitWork();

    FileContext m_context;
    FileOpener m_opener{m_context};
    FileSaver m_saver{m_context};
    FileExporter m_exporter{m_context, m_saver};
    RecipeFiles m_recipes{m_context};
};

} // namespace delve::ui
