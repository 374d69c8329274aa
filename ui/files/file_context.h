#pragma once

#include "generation/recipes/declarations.h"
#include "ui/dialogs/questions.h"
#include "ui/files/recent_files.h"
#include "ui/import/import_memory.h"

class QWidget;

namespace delve::editor {
class JobPool;
}

/// What the file commands of a window share. DocumentFiles holds it, and hands it to its parts.
namespace delve::ui {

class Pages;
class WorkInHand;

struct FileContext {
    editor::JobPool& pool;
    WorkInHand& work;
    Pages& pages;
    RecentFiles recent;
    ImportMemory imports;
    Questions questions;
    const generation::Declarations& declarations;
    QWidget* window;

    void fail(const QString& sentence) const; ///< tells it in the message bar
};

} // namespace delve::ui
