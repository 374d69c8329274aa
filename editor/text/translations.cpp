#include "editor/text/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace delve::editor {

namespace {

constexpr QLatin1String folder(":/translations");
constexpr QLatin1String prefix("delvewright_");
constexpr QLatin1String ending(".qm");
constexpr QLatin1String english("en");

QString languageOf(const QString& localeName) { return localeName.section(u'-', 0, 0).section(u'_', 0, 0).toLower(); }

} // namespace

Translations::~Translations() {
    QCoreApplication::removeTranslator(&texts_);
    QCoreApplication::removeTranslator(&qtTexts_);
}

QStringList Translations::languages() {
    QStringList codes;
    const auto files = QDir(folder).entryList({prefix + u'*' + ending}, QDir::Files, QDir::Name);
    for (const QString& file : files) codes << file.chopped(ending.size()).mid(prefix.size());
    return codes;
}

QString Translations::nameOf(const QString& code) {
    const QLocale locale(code);
    if (locale.language() == QLocale::English) return QStringLiteral("English"); // without a country
    const QString own = locale.nativeLanguageName();
    return own.left(1).toUpper() + own.mid(1);
}

QString Translations::choose(const QString& wanted, const QStringList& spoken) {
    const QStringList known = languages();
    if (known.contains(wanted)) return wanted;
    for (const QString& name : spoken) {
        if (const QString language = languageOf(name); known.contains(language)) return language;
    }
    return english;
}

QString Translations::use(const QString& wanted) {
    const QLocale system = QLocale::system();
    QString language = choose(wanted, system.uiLanguages());
    // Where the system speaks this language already, its country decides how numbers and dates are written.
    QLocale::setDefault(languageOf(system.name()) == language ? system : QLocale(language));

    QCoreApplication::removeTranslator(&qtTexts_);
    QCoreApplication::removeTranslator(&texts_);
    if (qtTexts_.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qtTexts_);
    if (texts_.load(prefix + language, folder)) QCoreApplication::installTranslator(&texts_);
    return language;
}

} // namespace delve::editor
