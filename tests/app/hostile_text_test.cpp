#include "generation/level/delve_file.h"
#include "generation/level/printable.h"
#include "generation/level/utf8.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/saved_sum.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"
#include "tests/support/whole_world.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::app;

namespace {

/// A malicious text, as a JSON string: escape sequences, 7-bit and 8-bit, that rename or clear a terminal, line
/// separators, characters that reverse the direction of writing, invisible characters, and what a window would take
/// for a picture.
const std::string hostile =
    "\\u001b]0;x\\u0007\\u001b[2J\u009b31m\\u009b2J\u2028\u2029\u202egnp.\u2066\\r\\b\\u0000\\n\\t"
    "\\u007f\ufeff\u061c\u180e\u200b\u200f\u2060\u2064\ufff9\U000e0041\\udb40\\udc42<img src='file:///etc/hostname'>";

/// The same where there is room for one character only.
const std::vector<std::string> hostileGlyphs = {"\\u001b", "\u009b", "\u2028", "\u202e",    "\\u0000",
                                                "\\n",     "\ufeff", "\u200b", "\U000e0041"};

/// A text between quotes in JSON: a value, or the name of a member.
struct Token {
    std::size_t begin = 0;
    std::size_t length = 0;
};

std::vector<Token> tokensOf(const std::string& json) {
    std::vector<Token> tokens;
    for (std::size_t at = json.find('"'); at != std::string::npos; at = json.find('"', at)) {
        const auto begin = at + 1;
        for (at = begin; json[at] != '"'; ++at)
            if (json[at] == '\\') ++at;
        tokens.push_back({begin, at - begin});
        ++at;
    }
    return tokens;
}

std::string textOf(const std::string& json, const Token& token) { return json.substr(token.begin, token.length); }

/// Replaces from the last to the first, so that earlier positions stay valid.
std::string replaced(std::string json, const std::vector<Token>& tokens, const std::string& by) {
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) json.replace(token->begin, token->length, by);
    return json;
}

/// For every text in the file, versions with that text made hostile: once in one place, and once everywhere, so that
/// references to a name still find it. For equal texts in like places, such as member names, one version is enough.
std::vector<std::string> hostileVersionsOf(const std::string& json) {
    std::vector<std::string> versions;
    std::map<std::string, std::vector<Token>> byText;
    std::set<std::pair<std::string, std::string>> seen;
    std::string before;
    for (const auto& token : tokensOf(json)) {
        const auto text = textOf(json, token);
        byText[text].push_back(token);
        if (seen.emplace(before, text).second) {
            versions.push_back(replaced(json, {token}, hostile));
            if (text.size() <= 2)
                for (const auto& glyph : hostileGlyphs) versions.push_back(replaced(json, {token}, glyph));
        }
        before = text;
    }
    for (const auto& [text, tokens] : byText)
        if (tokens.size() > 1) versions.push_back(replaced(json, tokens, hostile));
    return versions;
}

/// Does a terminal obey the character, or is it invisible? A separate list, to find any that the escaping forgets.
bool isObeyed(char32_t c) {
    static constexpr std::pair<char32_t, char32_t> obeyed[] = {
        {0x0000, 0x001f}, {0x007f, 0x009f}, {0x061c, 0x061c}, {0x180e, 0x180e}, {0x200b, 0x200f},
        {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f},
    };
    return std::ranges::any_of(obeyed, [c](const auto& range) { return range.first <= c && c <= range.second; });
}

/// The first character that a terminal would obey; empty if there is none. If the hostile text could end a line, its
/// rest would stand at the beginning of the next one.
QString obeyedIn(std::string_view text) {
    for (const std::string_view behindTheEnd : {"\n\t", "\n\\t"})
        if (text.find(std::string(behindTheEnd) + "\\u007f") != std::string_view::npos)
            return QStringLiteral("an end of a line in: ") + QString::fromStdString(safeLine(text.substr(0, 2000)));
    for (std::string_view rest = text; !rest.empty();) {
        const auto first = firstCodePoint(rest);
        const bool layout = first.value == U'\n' || first.value == U'\t';
        if (first.bytes == 0 || (isObeyed(first.value) && !layout))
            return QStringLiteral("U+%1 in: %2")
                .arg(static_cast<uint>(first.value), 0, 16)
                .arg(QString::fromStdString(safeLine(text.substr(0, 2000))));
        rest.remove_prefix(first.bytes);
    }
    return {};
}

/// A terminal with colours and progress.
constexpr Console::Terminal terminal{true, true, true, 80, true};

/// The text without the program's own control sequences.
std::string withoutOurOwn(std::string text) {
    for (const std::string_view own : {"\033[1;31m", "\033[1m", "\033[0m", "\r\033[K"})
        for (auto at = text.find(own); at != std::string::npos; at = text.find(own, at)) text.erase(at, own.size());
    return text;
}

} // namespace

/// No text in a file can control the terminal of the person who uses the file, whatever the command.
class HostileTextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void theWorldCanBePlayed() {
        write("world.delve", delveText(test::worldOfOneOfEverything()));
        const auto said = run({"play", path("world.delve"), "--seed", "1", "--keys", keys, "--json", "--show"});
        QCOMPARE(QString::fromStdString(said.err).section(u'\n', 1),
                 QString()); // only the missing picture is reported
        for (const char* const text : {"Beware of the rat", "A tomb.", "A fight: rat", "Welcome to the store"})
            QVERIFY2(said.out.find(text) != std::string::npos, said.out.c_str());
    }

    void aWorld() {
        const auto versions = hostileVersionsOf(delveText(test::worldOfOneOfEverything()));
        QVERIFY(versions.size() > 250);
        int read = 0;
        for (const auto& version : versions) {
            write("world.delve", version);
            read += runAllVerbs() ? 1 : 0;
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(read > 60, qPrintable(QString::number(read))); // the others were refused
    }

    /// A world whose recipe can generate levels.
    void aGeneratedWorld() {
        const auto made =
            test::run({"generate", "grown-rooms", "--seed", "1", "--size", "20x16", "-o", "-", "--format", "delve"});
        QCOMPARE(made.status, ExitStatus::Success);
        for (const auto& version : hostileVersionsOf(made.out)) {
            write("world.delve", version);
            runAllVerbs();
            if (QTest::currentTestFailed()) return;
        }
    }

    void aSavedGame() {
        write("world.delve", delveText(test::worldOfOneOfEverything()));
        QCOMPARE(run({"play", path("world.delve"), "--seed", "1", "--keys", keys + ":Q", "--save", path("g.delvesave")})
                     .status,
                 ExitStatus::Success);
        const auto game = read("g.delvesave");
        int loaded = 0;
        for (const auto& version : hostileVersionsOf(game.substr(0, game.size() - play::lengthOfSum()))) {
            write("h.delvesave", version + play::sumOf(version));
            loaded += run({"play", "--load", path("h.delvesave"), "--keys", "L" + keys, "--show"}).status ==
                      ExitStatus::Success;
            run({"play", "--load", path("h.delvesave"), "--keys", "L1DDD", "--show", "--json"});
            run({"play", path("world.delve"), "--load", path("h.delvesave"), "--keys", "LB1SS", "--json"});
            run({"play", "--load", path("h.delvesave"), "--keys", "L" + keys, "--show"}, terminal);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(loaded > 20, qPrintable(QString::number(loaded)));
    }

    void aRecipe() {
        for (const auto* const name : {"grown-rooms", "journey"}) {
            for (const auto& version :
                 hostileVersionsOf(recipeText(generation::builtInRecipes().find(name)->withSeed(3)))) {
                write("r.recipe", version);
                run({"generate", path("r.recipe"), "--size", "16x16", "-o", "-", "--format", "txt", "--trace",
                     path("t.json")});
                run({"generate", path("r.recipe"), "--size", "16x16", "-o", path("r.txt"), "--trace", "-"});
                run({"play", path("r.recipe"), "--keys", "N1SDD", "--show"});
                run({"check", path("r.recipe"), "--seeds", "1", "--size", "16x16"});
                run({"check", path("r.recipe"), "--seeds", "1", "--size", "16x16", "--json"});
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    /// Stamps from somebody else's file.
    void stamps() {
        for (const auto& version : hostileVersionsOf(delveText(test::worldOfOneOfEverything()))) {
            write("rooms.delve", version);
            run({"generate", "grown-rooms", "--seed", "1", "--size", "40x30", "--stamps", path("rooms.delve"), "-o",
                 path("out.txt")});
            if (QTest::currentTestFailed()) return;
        }
    }

    void aTextMap() {
        for (const char* const glyph :
             {"\x1b", "\x07", "\r", "\x9b", "\u009b", "\u2028", "\u202e", "\ufeff", "\x7f", "\t"}) {
            write("map.txt", std::string("###\n#") + glyph + "#\n###\n");
            write("map.csv", std::string("1,1,1\n1,") + glyph + ",1\n");
            for (const char* const name : {"map.txt", "map.csv"}) {
                run({"convert", path(name), "-", "--format", "txt"});
                run({"picture", path(name), "-o", path("map.png")});
                run({"play", path(name), "--seed", "1", "--keys", "D", "--show"});
            }
        }
    }

    void aWord() {
        const std::string word = "\x1b]0;x\x07\u009b2J\u2028\u202e\r\n<img src='file:///etc/hostname'>";
        for (const auto& verb : allVerbs()) {
            run({std::string(verb.name()), word});
            run({std::string(verb.name()), word, word, word, word});
            run({std::string(verb.name()), "--" + word});
            for (const auto& option : verb.syntax.options) {
                std::vector<std::string> words{std::string(verb.name()), "grown-rooms"};
                for (const auto& other : verb.syntax.options)
                    if (other.required && other.name != option.name)
                        words.insert(words.end(), {"--" + std::string(other.name), path("out.txt")});
                words.push_back("--" + std::string(option.name) + "=" + word);
                run(words);
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    void theNameOfAFile() {
        const std::string name = path("\x1b]0;x\x07\u009b2J\u202e\n.delve");
        QFile::remove(QString::fromStdString(name));
        run({"convert", name, path("out.txt")}); // the file is missing
        QFile file(QString::fromStdString(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nonsense");
        file.close();
        run({"convert", name, path("out.txt")});
        run({"play", name, "--show"});
        run({"generate", "grown-rooms", "--seed", "1", "--size", "16x16", "-o", name});
        run({"convert", name, path("world.delve"), path("")});
        run({"convert", name, name + ".txt"});
    }

private:
    /// Visits everything with a text: the sign, the encounter and one of its choices, the fight, the store.
    static inline const std::string keys = "{go 14,3}D{go 6,3}D1{go 9,3}D1B{go 7,3}1D";

    [[nodiscard]] std::string path(const std::string& name) const {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }
    void write(const std::string& name, const std::string& text) const {
        QFile file(QString::fromStdString(path(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            qFatal("cannot write");
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        QFile file(QString::fromStdString(path(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }

    test::Said run(const std::vector<std::string>& words, Console::Terminal into = {}) const {
        auto said = test::run(words, {}, into);
        const bool json = std::ranges::find(words, "--json") != words.end();
        if (json && !said.out.empty()) {
            QJsonParseError error;
            (void)QJsonDocument::fromJson(QByteArray::fromStdString(said.out), &error);
            [&] { QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString())); }();
        }
        if (into.output) {
            said.out = withoutOurOwn(said.out);
            said.err = withoutOurOwn(said.err);
        }
        const auto check = [](const std::string& text) {
            const auto obeyed = obeyedIn(text);
            QVERIFY2(obeyed.isEmpty(), qPrintable(obeyed));
        };
        check(said.out);
        check(said.err);
        return said;
    }

    /// Runs every verb on the world; false if the file is refused.
    bool runAllVerbs() const {
        const auto world = path("world.delve");
        const bool read = run({"convert", world, path("again.delve")}).status == ExitStatus::Success;
        for (const char* const format : {"txt", "csv"}) run({"convert", world, "-", "--format", format});
        run({"picture", world, "--cell", "1", "-o", path("world.png"), "--level", "cellar"});
        run({"play", world, "--seed", "1", "--keys", keys, "--show"});
        run({"play", world, "--seed", "1", "--keys", keys, "--json", "--show"});
        run({"regenerate", world, "-o", path("again.txt")});
        run({"check", world});
        run({"check", world, "--json"});
        run({"convert", world, path("each.txt"), "--level", "all"});
        run({"picture", world, "--cell", "1", "-o", path("each.png"), "--level", "all"});
        run({"play", world, "--seed", "1", "--keys", keys, "--show"}, terminal);
        run({"convert", world, path("again.csv")}, terminal);
        run({"convert", world, "-", "--format", "delve"}, terminal);
        run({"regenerate", world, "-o", "-", "--format", "delve"}, terminal);
        run({"check", world}, terminal);
        return read;
    }

    QTemporaryDir m_folder;
};

DELVE_TEST(HostileTextTest)
#include "hostile_text_test.moc"
