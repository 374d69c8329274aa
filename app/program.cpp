#include "app/program.h"

#include "app/console/interruption.h"
#include "app/console/standard_streams.h"
#include "app/verb_application.h"
#include "app/verbs/help.h"
#include "app/verbs/version.h"
#include "app/words/words.h"
#include "editor/play/play_session.h"
#include "editor/text/from_view.h"
#include "editor/text/translations.h"
#include "editor/work/out_of_memory.h"
#include "generation/level/nearest_word.h"
#include "ui/window/application.h"
#include "ui/window/preferences.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <string_view>

namespace delve::app {
namespace {

/// Drops Qt's messages about fonts, locales and plug-ins: they are no results.
void dropQtMessages(QtMsgType, const QMessageLogContext&, const QString&) {}

/// Qt ends the program if it finds no display to connect to; this ends it with our message and status instead.
void sayThatNoWindowOpens(QtMsgType type, const QMessageLogContext&, const QString& text) {
    Console console = Console::ofProcess();
    if (type != QtFatalMsg) return;
    std::_Exit(static_cast<int>(console.fail(
        ExitStatus::Words,
        {DELVE_TEXT("command line",
                    "Cannot open the window (%1). For verbs that need no display, see \"delvewright --help\"."),
         {text.simplified().section(QLatin1Char('.'), 0, 0).toStdString()}})));
}

ExitStatus showVersion(Console& console) {
    console.print("delvewright " + std::string(programVersion()) + "\n");
    return ExitStatus::Success;
}

ExitStatus showHelp(Console& console) {
    console.printBytes(helpOnProgram(console.terminal()));
    return ExitStatus::Success;
}

ExitStatus runInConsole(const std::vector<std::string>& words, char* programName) {
    qInstallMessageHandler(dropQtMessages);
    Console console = Console::ofProcess();
    generation::Feedback feedback;
    const Interruption interruption(feedback, console);
    VerbApplication application(programName);
    if (words[0] == "--help" || words[0] == "-h") return console.finish(showHelp(console));
    if (words[0] == "--version") return console.finish(showVersion(console));
    CommandContext context{
        console, feedback, [&application] { application.prepareDrawing(); },
        editor::savedGamesIn(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).toStdString()};
    try {
        return console.finish(runVerb(*findVerb(words[0]), std::span(words).subspan(1), context));
    } catch (const std::bad_alloc&) { // the verb's memory is free by now
        return console.fail(ExitStatus::Impossible, editor::outOfMemory().message);
    }
}

bool isForConsole(const std::vector<std::string>& words) {
    return !words.empty() &&
           (words[0] == "--help" || words[0] == "-h" || words[0] == "--version" || findVerb(words[0]));
}

bool hasDisplay() {
    for (const char* const variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(variable)) return true;
    return false;
}

/// A word that is neither a file nor looks like the path of one was meant as a verb.
bool looksLikeVerb(const std::string& word) {
    std::error_code error;
    return word.find_first_of("/.") == std::string::npos && !std::filesystem::exists(word, error);
}

/// The options that Qt itself reads in any program with a window; the value of some is the next word.
bool isOptionOfQt(std::string_view word) {
    constexpr auto options = std::to_array<std::string_view>(
        {"-display",       "-dograb",          "-geometry",           "-icon",          "-name",
         "-nograb",        "-platform",        "-platformpluginpath", "-platformtheme", "-plugin",
         "-qmljsdebugger", "-qwindowgeometry", "-qwindowicon",        "-qwindowtitle",  "-reverse",
         "-session",       "-style",           "-stylesheet",         "-testability",   "-title",
         "-visual",        "-widgetcount"});
    return std::ranges::find(options, word.substr(0, word.find('='))) != options.end();
}

/// What is wrong with the words that are to open the window, if anything.
std::optional<Message> wrongWords(const std::vector<std::string>& words) {
    for (const auto& word : words) {
        if (isOptionOfQt(word)) return {}; // which word is a file, only Qt knows from here on
        if (word.starts_with("-"))
            return Message{DELVE_TEXT("command line", "Unknown option %1. See \"delvewright --help\"."), {word}};
        if (!looksLikeVerb(word)) continue;
        if (findVerb(word))
            return Message{
                DELVE_TEXT("command line",
                           "The verb \"%1\" must come first: delvewright %1 ...; see \"delvewright %1 --help\"."),
                {word}};
        const auto nearest = nearestWord(word, verbNames());
        if (nearest.empty())
            return Message{DELVE_TEXT("command line", "\"%1\" is neither a verb nor a file. Verbs: %2."),
                           {word, listed(verbNames())}};
        return Message{
            DELVE_TEXT("command line", "\"%1\" is neither a verb nor a file; did you mean \"%3\"? Verbs: %2."),
            {word, listed(verbNames()), nearest}};
    }
    if (!hasDisplay())
        return Message{DELVE_TEXT("command line",
                                  "No display for the window. For verbs that need none, see \"delvewright --help\".")};
    return {};
}

ExitStatus refuse(const Message& message, char* programName) {
    qInstallMessageHandler(dropQtMessages);
    const VerbApplication application(programName);
    return Console::ofProcess().fail(ExitStatus::Words, message);
}

int openWindow(int argc, char** argv) {
    const auto before = qInstallMessageHandler(sayThatNoWindowOpens);
    QCoreApplication::setApplicationVersion(editor::fromView(programVersion()));
    QGuiApplication::setDesktopFileName(QStringLiteral("delvewright"));
    const int scale = ui::scalePercent(QSettings());
    if (scale != 100 && qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(scale / 100.0));
    QApplication application(argc, argv);
    qInstallMessageHandler(before);
    editor::Translations translations;
    translations.use(QSettings().value(QLatin1String(editor::languageSetting)).toString());
    return ui::runWindow(application, application.arguments().mid(1), &translations);
}

} // namespace

int runProgram(int argc, char** argv) {
    keepStandardStreams();
    QCoreApplication::setOrganizationName(QStringLiteral("delvewright")); // for the folders of settings and saved games
    QCoreApplication::setApplicationName(QStringLiteral("delvewright"));
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (isForConsole(words)) return static_cast<int>(runInConsole(words, argv[0]));
    if (const auto wrong = wrongWords(words)) return static_cast<int>(refuse(*wrong, argv[0]));
    return openWindow(argc, argv);
}

} // namespace delve::app
