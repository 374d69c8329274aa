#pragma once

#include "editor/formats/format.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <optional>

namespace delve::editor {
class Document;
}

/// Exports maps to files of other formats, and remembers each document's last export. Owned by DocumentFiles.
namespace delve::ui {

class DocumentPage;
class FileSaver;
struct FileContext;

class FileExporter : public QObject {
    Q_OBJECT
public:
    FileExporter(FileContext& context, FileSaver& saver) : m_context(context), m_saver(saver) {}

    void exportMap();
    /// Repeats the last export: same file, same options.
    void exportAgain();
    [[nodiscard]] bool canExportAgain() const;

private:
    /// File and options of a document's last export.
    struct Exported {
        QString path;
        editor::FormatOptions options;
    };

    [[nodiscard]] QString askPath(const DocumentPage& page);
    [[nodiscard]] std::optional<editor::FormatOptions> askOptions(const editor::Document& exported,
                                                                  const QString& path);
    [[nodiscard]] std::optional<QStringList> filesThere(const editor::Document& exported, const Exported& how);
    /// Asks, if it would replace files that nobody named. False if the person cancels.
    [[nodiscard]] bool mayReplaceBeside(const editor::Document& exported, const Exported& how);
    void exportTo(DocumentPage& page, const Exported& how, bool again = false);
    void takeExported(const editor::Document& exported, const Exported& how, const editor::Notes& notes);

    FileContext& m_context;
    FileSaver& m_saver;
    QHash<const editor::Document*, Exported> m_exported; ///< for open documents
};

} // namespace delve::ui
