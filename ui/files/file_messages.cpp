#include "ui/files/file_messages.h"

#include "editor/text/file_name.h"
#include "editor/text/message_text.h"

#include <QCoreApplication>

namespace delve::ui {

namespace {

struct FileMessages {
    Q_DECLARE_TR_FUNCTIONS(FileMessages)
};

} // namespace

QStringList sentencesOf(const std::vector<Message>& messages) {
    QStringList sentences;
    for (const auto& message : messages) sentences.append(editor::toQString(message));
    return sentences;
}

QString whyNotOpened(const QString& path, const Failure& failure) {
    const QString reason = editor::toQString(failure);
    if (failure.kind == Failure::Kind::FileAccess) return reason;
    return FileMessages::tr("“%1”: %2").arg(editor::shownFileName(path), reason);
}

} // namespace delve::ui
