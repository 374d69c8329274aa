#include "app/verbs/play_keys.h"

#include "app/files/standard_input.h"
#include "editor/files/files.h"

namespace delve::app {
namespace {

constexpr qint64 maxBytes = 4 << 20; ///< millions of turns; longer games are played in parts, with saved games

Result<QByteArray> bytesFrom(const std::string& word) {
    const auto input = inputFromWord(word);
    if (!input) return input.failure();
    if (const auto readable = editor::checkReadable(input->path); !readable) return readable.failure();
    auto bytes = editor::readBytes(input->path, maxBytes);
    if (bytes || !input->standard) return bytes;
    return fileAccess(
        {DELVE_TEXT("command line", "Standard input: more than %1 keys. Play them in parts, with :Q and L "
                                    "in between."),
         {std::to_string(maxBytes)}});
}

} // namespace

Option keysOption() {
    return {.name = "keys",
            .value = "TEXT",
            .help = DELVE_TEXT("command line", "the keys to type, one character each"),
            .required = true};
}

Option keysFromOption() {
    return {.name = "keys-from",
            .value = "FILE|-",
            .help = DELVE_TEXT("command line", "a file with the keys, instead of --keys; line breaks are ignored"),
            .completes = Completes::File,
            .takesInput = true,
            .insteadOf = "keys"};
}

Result<std::string> keysToPlay(const Arguments& arguments) {
    if (const auto typed = arguments.value("keys")) return *typed;
    auto bytes = bytesFrom(*arguments.value("keys-from"));
    if (!bytes) return std::move(bytes).failure();
    if (bytes->startsWith("\xef\xbb\xbf")) bytes->remove(0, 3);
    auto keys = bytes->toStdString();
    std::erase_if(keys, [](char c) { return c == '\n' || c == '\r'; });
    return keys;
}

} // namespace delve::app
