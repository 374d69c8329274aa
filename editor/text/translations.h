#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

/// The language that the program speaks. main owns one, for as long as the application lives. The translations lie in
/// the program itself, under :/translations; Qt's own texts come from where Qt is installed.
namespace delve::editor {

/// Where the settings keep the code of the chosen language; nothing there means the language of the system.
inline constexpr auto languageSetting = "language";

class Translations {
public:
    Translations() = default;
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    /// The codes of the languages that this program has, sorted: "de", "en".
    [[nodiscard]] static QStringList languages();

    /// What a language calls itself: "Deutsch".
    [[nodiscard]] static QString nameOf(const QString& code);

    /// The language to speak: `wanted` where the program has it, else the first of `spoken` that it has, else English.
    [[nodiscard]] static QString choose(const QString& wanted, const QStringList& spoken);

    /// Speaks `wanted`, or with an empty or unknown code the language of the system. Everybody is told by Qt's
    /// LanguageChange event, so the language can change while the program runs. Gives the language it speaks now.
    QString use(const QString& wanted);

private:
    QTranslator texts_;
    QTranslator qtTexts_;
};

} // namespace delve::editor
