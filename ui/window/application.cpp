#include "ui/window/application.h"

#include "editor/text/translations.h"
#include "editor/work/freed_memory.h"
#include "editor/work/job_pool.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"
#include "ui/window/first_map.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>

namespace delve::ui {

namespace {

/// If the first files take longer to open, the window appears and shows their progress.
constexpr std::chrono::milliseconds longestUnseen{200};

WindowContext contextFor(Theme& theme, QSettings& settings, editor::JobPool& pool, editor::Translations* translations) {
    const auto speak = [&settings, translations](const QString& language) {
        settings.setValue(QString::fromLatin1(editor::languageSetting), language);
        if (translations) translations->use(language);
    };
    return {theme,
            settings,
            pool,
            askByDialogs(),
            seedsFromClock(),
            speak,
            QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)};
}

} // namespace

int runWindow(QApplication& application, const QStringList& files, editor::Translations* translations) {
    editor::giveBackLargeBlocksAtOnce();
    QSettings settings;
    Theme theme(application, settings);
    QApplication::setWindowIcon(programIcon());
    editor::JobPool pool;
    MainWindow window(contextFor(theme, settings, pool, translations));
    bool closed = false; // while a file was still being opened
    QObject::connect(&application, &QGuiApplication::lastWindowClosed, &window, [&closed] { closed = true; });
    QTimer unseen;
    unseen.setSingleShot(true);
    QObject::connect(&unseen, &QTimer::timeout, &window, &QWidget::show);
    unseen.start(longestUnseen);
    window.begin(files);
    unseen.stop();
    if (closed) return 0;
    window.show();
    obeyEnvironment(window);
    return application.exec();
}

} // namespace delve::ui
