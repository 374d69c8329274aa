#include "app/files/paths.h"

#include "generation/level/utf8.h"

#include <QFileInfo>

namespace delve::app {

Result<QString> pathFromWord(const std::string& word) {
    if (word.empty()) return fileAccess({DELVE_TEXT("command line", "A file name is empty. Give a name.")});
    if (isUtf8(word)) return QString::fromStdString(word);
    return fileAccess(
        {DELVE_TEXT("command line", "%1: the file name is not UTF-8. Rename the file, or give another name."), {word}});
}

bool isSameFile(const std::string& a, const std::string& b) {
    const auto whole = [](const std::string& word) {
        const QFileInfo info(QString::fromStdString(word));
        if (info.exists()) return info.canonicalFilePath();
        const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
        return folder + u'/' + info.fileName();
    };
    return whole(a) == whole(b);
}

} // namespace delve::app
