#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

/// The current language of the program. main owns one for the lifetime of the application. The translations are
/// resources under :/translations; Qt's own texts come from the Qt installation.
namespace delve::editor {

/// The settings key of the chosen language; a missing value means the system's language.
inline constexpr auto languageSetting = "language";

class Translations {
public:
    Translations() = default;
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    /// The codes of the available languages, sorted: "de", "en".
    [[nodiscard]] static QStringList languages();

    /// The language's own name: "Deutsch".
    [[nodiscard]] static QString nameOf(const QString& code);

    /// Chooses a language: `wanted` if it is available, else the first available one of `spoken`, else English.
    [[nodiscard]] static QString choose(const QString& wanted, const QStringList& spoken);

    /// Switches to `wanted`, or with an empty or unknown code to the system's language. Qt's LanguageChange event
    /// notifies all widgets, so the language can change while the program runs. Returns the new language.
    QString use(const QString& wanted);

private:
    QTranslator texts_;
    QTranslator qtTexts_;
};

} // namespace delve::editor
