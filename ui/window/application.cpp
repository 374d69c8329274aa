#include "ui/window/application.h"

#include "editor/text/translations.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"
#include "ui/window/first_map.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QSettings>

#include <memory>
#include <vector>

namespace delve {

namespace {

WindowContext contextFor(Theme& theme, QSettings& settings, Translations* translations) {
    const auto speak = [&settings, translations](const QString& language) {
        settings.setValue(QString::fromLatin1(languageSetting), language);
        if (translations) translations->use(language);
    };
    return {theme, settings, askByDialogs(), seedsFromClock(), speak};
}

} // namespace

int runWindow(QApplication& application, const QStringList& files, Translations* translations) {
    QSettings settings;
    Theme theme(application, settings);
    QApplication::setWindowIcon(programIcon());
    const auto context = contextFor(theme, settings, translations);
    std::vector<std::unique_ptr<MainWindow>> windows;
    for (qsizetype i = 0; i < std::max<qsizetype>(1, files.size()); ++i) {
        windows.push_back(std::make_unique<MainWindow>(context));
        const bool opened = i < files.size() && windows.back()->openPath(files[i]);
        if (!opened) windows.back()->beginNew();
        windows.back()->show();
    }
    obeyEnvironment(*windows.front());
    return application.exec();
}

} // namespace delve
