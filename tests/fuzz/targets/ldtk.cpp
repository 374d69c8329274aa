#include "editor/ldtk/ldtk_import.h"
#include "editor/ldtk/ldtk_reader.h"
#include "generation/level/delve_file.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/targets.h"

namespace delve::fuzz {

/// No file lies beside the project: what it names is not there.
void fuzzLdtk(std::string_view bytes) {
    editor::LdtkBudget budget;
    budget.cells = 1 << 20;
    const auto project = editor::readLdtkProject(piecesOf(bytes), budget);
    if (!project) return expectReason(project.failure());
    const auto imported = editor::importLdtk(*project, QStringLiteral("/nowhere/project.ldtk"), nullptr);
    if (!imported) return expectReason(imported.failure());
    expect(readDelve(delveText(imported->world)).ok(), "a project that was read can be saved as a map");
}

} // namespace delve::fuzz
