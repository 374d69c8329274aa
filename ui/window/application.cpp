#include "ui/window/application.h"

#include "editor/text/translations.h"
#include "editor/work/freed_memory.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"
#include "ui/window/first_map.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

namespace delve {

namespace {

WindowContext contextFor(Theme& theme, QSettings& settings, Translations* translations) {
    const auto speak = [&settings, translations](const QString& language) {
        settings.setValue(QString::fromLatin1(languageSetting), language);
        if (translations) translations->use(language);
    };
    return {theme,          settings,
            askByDialogs(), seedsFromClock(),
            speak,          QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)};
}

} // namespace

int runWindow(QApplication& application, const QStringList& files, Translations* translations) {
    giveBackLargeBlocksAtOnce();
    QSettings settings;
    Theme theme(application, settings);
    QApplication::setWindowIcon(programIcon());
    MainWindow window(contextFor(theme, settings, translations));
    window.begin(files);
    window.show();
    obeyEnvironment(window);
    return application.exec();
}

} // namespace delve
