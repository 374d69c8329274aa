#pragma once

#include "app/verbs/verb.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <string>

/// Runs verbs in this process and captures their output.
namespace delve::test {

/// A console whose streams are two strings. `outputError`: the error that standard output returns for every write.
class CapturedConsole {
public:
    explicit CapturedConsole(app::Console::Terminal terminal = {}, int outputError = 0)
        : console([this, outputError](std::string_view bytes) { return take(bytes, outputError); },
                  [this](std::string_view bytes) {
                      err += bytes;
                      return 0;
                  },
                  terminal) {}
    CapturedConsole(const CapturedConsole&) = delete;
    CapturedConsole& operator=(const CapturedConsole&) = delete;

    std::string out;
    std::string err;
    app::Console console;

private:
    int take(std::string_view bytes, int error) {
        if (error == 0) out += bytes;
        return error;
    }
};

struct Said {
    app::ExitStatus status = app::ExitStatus::Success;
    std::string out;
    std::string err;

    [[nodiscard]] QStringList errLines() const { return QString::fromStdString(err).split(u'\n', Qt::SkipEmptyParts); }
};

/// Runs the verb `words[0]` with the words after it; the window's saved games are those in this folder, or none.
Said run(const std::vector<std::string>& words, const std::string& savedGames = {},
         app::Console::Terminal terminal = {});

/// Is this one line that names the program and says what is wrong, perhaps with a sentence about what to do? Empty if
/// it is, else what is wrong with it.
QString whatIsWrongWith(const std::string& complaint);

} // namespace delve::test
