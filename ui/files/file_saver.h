#pragma once

#include "editor/formats/format.h"
#include "generation/level/result.h"
#include "ui/dialogs/questions.h"

#include <QObject>

#include <functional>
#include <optional>

namespace delve::editor {
class Document;
}

/// Saves maps, and copies of them. Never to the file of another open map, and never over changes by another program
/// without a question. Files are written in the background; functions that return the outcome wait for it while the
/// window stays responsive. Owned by DocumentFiles.
namespace delve::ui {

class DocumentPage;
struct FileContext;

class FileSaver : public QObject {
    Q_OBJECT
public:
    explicit FileSaver(FileContext& context) : m_context(context) {}

    bool save();
    bool saveAs();
    void saveCopy();
    bool saveAll();
    bool save(DocumentPage& page);
    bool saveTo(DocumentPage& page, const QString& path);

    /// A copy or an export to the map's own file is an ordinary save.
    [[nodiscard]] static bool isOwn(const DocumentPage& page, const QString& path);
    /// Nothing if no other map uses the file; else the answer what to do about that map. If the answer is to show it,
    /// shows it.
    [[nodiscard]] std::optional<Taken> takenBy(const DocumentPage& page, const QString& path);
    /// Asks until the file is one that no other map uses.
    [[nodiscard]] QString whereTo(const DocumentPage& page, const QString& title, const QString& proposed,
                                  const QStringList& filters);
    using Written = std::function<void(Result<editor::Notes> written)>;
    /// Writes the map as it is now, without later changes.
    void write(const editor::Document& document, const QString& title, const QString& path,
               editor::WriteRequest request, Written whenWritten);

private:
    bool saveAs(DocumentPage& page);
    [[nodiscard]] bool mayOverwrite(DocumentPage& page, const QString& path);
    [[nodiscard]] bool takeSaved(const editor::Document* document, const QString& path, const Done& saved);

    FileContext& m_context;
};

} // namespace delve::ui
