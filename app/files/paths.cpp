#include "app/files/paths.h"

#include "generation/level/utf8.h"

namespace delve {

Result<QString> pathFromWord(const std::string& word) {
    if (word.empty()) return fileAccess({DELVE_TEXT("command line", "The name of a file is empty; give one.")});
    if (isUtf8(word)) return QString::fromStdString(word);
    return fileAccess(
        {DELVE_TEXT("command line", "The name of the file %1 is not in UTF-8; rename it, or give another name."),
         {word}});
}

} // namespace delve
