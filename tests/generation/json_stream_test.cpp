#include "generation/level/delve/json_stream.h"
#include "tests/support/counts.h"
#include "tests/support/lines.h"
#include "tests/support/test.h"

#include <boost/json/parse.hpp>

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <cmath>
#include <limits>
#include <random>
#include <tuple>

using namespace delve;

namespace {

/// A value of Boost.JSON, built from what the listener receives.
namespace json = boost::json;

json::value valueOf(JsonValue value) {
    switch (value.kind()) {
    case JsonKind::Null: return nullptr;
    case JsonKind::False: return false;
    case JsonKind::True: return true;
    case JsonKind::Number: return json::parse(json::string_view(value.raw().data(), value.raw().size()));
    case JsonKind::Text: return json::string(value.text());
    case JsonKind::Array: {
        json::array list;
        value.elements([&](JsonValue element) { list.push_back(valueOf(element)); });
        return list;
    }
    default: break;
    }
    json::object object;
    value.members([&](std::string_view name, JsonValue member, std::string_view) { object[name] = valueOf(member); });
    return object;
}

/// Records what it receives. Enters at most the given depth of nested objects and lists.
class Keeper : public JsonListener {
public:
    explicit Keeper(std::size_t enterTo) : m_enterTo(enterTo) {}
    [[nodiscard]] const json::value& root() const { return m_root; }
    [[nodiscard]] const std::vector<std::string>& members() const { return m_members; }

    bool enters(std::string_view name, JsonKind kind) override {
        if (m_open.size() >= m_enterTo) return false;
        m_open.emplace_back(name, kind == JsonKind::Object ? json::value(json::object()) : json::value(json::array()));
        return true;
    }
    std::optional<Message> left() override {
        auto [name, value] = std::move(m_open.back());
        m_open.pop_back();
        put(name, std::move(value));
        return {};
    }
    void value(std::string_view name, std::string_view member, JsonValue value) override {
        m_members.emplace_back(member);
        put(name, valueOf(value));
    }

private:
    void put(std::string_view name, json::value value) {
        if (m_open.empty()) m_root = std::move(value);
        else if (auto& in = m_open.back().second; in.is_object()) in.as_object()[name] = std::move(value);
        else in.as_array().push_back(std::move(value));
    }

    std::size_t m_enterTo;
    std::vector<std::pair<std::string, json::value>> m_open;
    json::value m_root;
    std::vector<std::string> m_members;
};

struct Read {
    std::optional<Failure> failure;
    json::value root;
    std::vector<std::string> members;
};

Read readAs(std::string_view text, std::size_t enterTo) {
    Keeper keeper(enterTo);
    const auto done = readJson(piecesOf(text), keeper);
    if (!done) return {done.failure(), {}, {}};
    return {{}, keeper.root(), keeper.members()};
}

std::string said(const Failure& failure) {
    return test::withoutColumn(failure.where) + ": " + inEnglish(failure.message);
}

/// A whole number that is the entire text.
std::optional<std::int64_t> wholeOf(std::string_view text) {
    class Reader : public JsonListener {
    public:
        bool enters(std::string_view, JsonKind) override { return false; }
        std::optional<Message> left() override { return {}; }
        void value(std::string_view, std::string_view, JsonValue value) override {
            number = value.whole(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
        }
        std::int64_t number = 0;
    };
    Reader reader;
    return readJson(piecesOf(text), reader) ? std::optional(reader.number) : std::nullopt;
}

bool isTwins(const Failure& failure) {
    return inEnglish(failure.message).find("Duplicate member") != std::string::npos;
}

/// Boost.JSON, with the same depth limit. It refuses a number whose exponent overflows, although that is valid JSON.
std::optional<json::value> oracle(std::string_view text, bool& tooLarge) {
    json::parse_options options;
    options.max_depth = deepestJson;
    json::error_code ec;
    auto value = json::parse(json::string_view(text.data(), text.size()), ec, {}, options);
    tooLarge = ec == json::error::exponent_overflow;
    return ec ? std::nullopt : std::optional(std::move(value));
}

std::vector<std::string> corpus() {
    std::vector<std::string> texts;
    for (const char* kind : {"delve", "recipe"}) {
        QDirIterator files(QStringLiteral(DELVE_TEST_DATA) + "/../fuzz/corpus/" + kind, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly)) texts.push_back(file.readAll().toStdString());
        }
    }
    return texts;
}

const char* const fragments[] = {
    "{",    "}",       "[",    "]",        ",",    ":", "\"", "\\",  "\\u", "\\ud8",    "\\udc00",
    "\\n",  "\\u0000", "true", "fals",     "null", "-", "0",  "1e5", ".5",  "\xc3\xa9", "\xe2\x82\xac",
    "\xf0", "\x80",    "\x1f", "\"a\":1,", " "};

/// One to four changes anywhere: a byte, a piece removed or doubled, a fragment inserted.
std::string mutated(std::string text, std::mt19937& random) {
    const auto below = [&](std::size_t bound) { return bound == 0 ? 0 : random() % bound; };
    for (auto changes = 1 + below(4); changes > 0; --changes) {
        const auto at = below(text.size() + 1);
        const auto length = std::min(text.size() - at, std::size_t{below(12)});
        switch (below(4)) {
        case 0:
            if (at < text.size()) text[at] = static_cast<char>(below(256));
            break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(at, text.substr(at, length)); break;
        default: text.insert(at, fragments[below(std::size(fragments))]);
        }
    }
    return text;
}

/// Compares: both accept the text and find the same in it, or both refuse it.
QString difference(const std::string& text) {
    bool tooLarge = false;
    const auto expected = oracle(text, tooLarge);
    if (tooLarge) return {};
    for (const std::size_t enterTo : {0, 1, 3}) {
        const auto read = readAs(text, enterTo);
        if (read.failure && expected && isTwins(*read.failure)) continue; // Boost.JSON takes the last of the two
        if (read.failure.has_value() == expected.has_value())
            return QString::fromStdString(expected ? said(*read.failure) : std::string("read what is no JSON"));
        if (expected && read.root != *expected) return "another value";
    }
    return {};
}

} // namespace

/// Compares our reader of JSON with Boost.JSON.
class JsonStreamTest : public QObject {
    Q_OBJECT
private slots:
    void acceptsWhatBoostAccepts() {
        const auto texts = corpus();
        QVERIFY(texts.size() > 8);
        std::mt19937 random(7);
        for (const auto& text : texts) {
            QCOMPARE(difference(text), QString());
            for (int i = 0; i < test::countOf(2'000); ++i) {
                const auto broken = mutated(text, random);
                const auto differs = difference(broken);
                QVERIFY2(differs.isEmpty(), qPrintable(differs + " in\n" + QString::fromStdString(broken)));
            }
        }
    }

    void acceptsWhatBoostAcceptsOfSmallTexts() {
        std::mt19937 random(8);
        for (const char* text :
             {"[1,-0,0.5,1e5,1E-5,-1.25e+10,12345678901234567890]", "{\"a\":{\"b\":[]},\"c\":{}}", "[true,false,null]",
              "\"\\u00e9\\ud83d\\ude00\\n\\/\\\\\\\"\"", "[\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"]", " [ ] ", "17"}) {
            QCOMPARE(difference(text), QString());
            for (int i = 0; i < test::countOf(20'000); ++i) {
                const auto broken = mutated(text, random);
                const auto differs = difference(broken);
                QVERIFY2(differs.isEmpty(), qPrintable(differs + " in\n" + QString::fromStdString(broken)));
            }
        }
    }

    void everyByteMayStandInAText() {
        for (int a = 0; a < 256; a += test::sampleStep())
            for (int b = 0; b < 256; ++b) {
                const char bytes[] = {'"', static_cast<char>(a), static_cast<char>(b), '"'};
                QCOMPARE(difference(std::string(bytes, sizeof bytes)), QString());
            }
        for (int a = 0xc0; a < 256; ++a)
            for (const int b : {0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0}) {
                const char bytes[] = {'"', static_cast<char>(a), static_cast<char>(b), '\x80', '\xbf', '"'};
                QCOMPARE(difference(std::string(bytes, sizeof bytes)), QString());
                QCOMPARE(difference(std::string(bytes, 4) + '"'), QString());
            }
    }

    /// The reader handles eight or sixteen bytes at a time. Numbers are short enough that Boost.JSON rounds them in one
    /// way only.
    void everyByteMayStandAnywhereInTextsNumbersAndSpace() {
        for (const auto& [before, plain, after, others, longest] :
             {std::tuple("\"", 'x', "\"", "\"\\\x1f \x7f\x80\xff", 40u),
              std::tuple("[", '7', "]", "0/:.eE-+ \x37\xb7", 17u),
              std::tuple("[1,", ' ', "2]", "\t\r\n\v!,\x1f\xa0", 20u)})
            for (std::size_t length = 1; length <= longest; ++length)
                for (std::size_t place = 0; place < length; ++place)
                    for (const char other : std::string_view(others)) {
                        std::string text = before + std::string(length, plain) + after;
                        text[std::string_view(before).size() + place] = other;
                        const auto differs = difference(text);
                        QVERIFY2(differs.isEmpty(), qPrintable(differs + " in\n" + QString::fromStdString(text)));
                    }
    }

    void wholeNumbersAreReadWhateverTheirLength() {
        std::mt19937_64 random(9);
        for (int i = 0; i < test::countOf(20'000); ++i) {
            const auto digits = 1 + i % 18;
            std::string text;
            while (static_cast<int>(text.size()) < digits)
                text += static_cast<char>((text.empty() ? '1' : '0') + random() % (text.empty() ? 9 : 10));
            const bool negative = i % 7 == 0;
            const auto number = wholeOf((negative ? "-" : "") + text);
            QCOMPARE(number, std::optional((negative ? -1 : 1) * std::stoll(text)));
            text[random() % text.size()] = "./:e-x"[random() % 6];
            if (const auto other = wholeOf(text)) QCOMPARE(double(*other), std::stod(text)); // "12.0", "1e3"
        }
        QCOMPARE(wholeOf("0"), std::optional(std::int64_t{0}));
        QVERIFY(!wholeOf("1.5"));
    }

    void depthHasItsLimit() {
        for (const std::size_t depth : {deepestJson - 1, deepestJson, deepestJson + 1}) {
            QCOMPARE(difference(std::string(depth, '[') + std::string(depth, ']')), QString());
            std::string objects;
            for (std::size_t i = 0; i < depth; ++i) objects += "{\"a\":";
            QCOMPARE(difference(objects + "1" + std::string(depth, '}')), QString());
        }
    }

    /// The text comes in parts of 128 KiB: a part may end at any byte of it.
    void aTokenMayLieInTwoParts() {
        constexpr std::size_t part = std::size_t{1} << 17;
        const std::string text =
            "{ \"one\": [ 12.5e3, \"t\\u00e9\\ud83d\\ude00xt\", true, false, null ],\n  \"two\": { \"a\": "
            "\"\xc3\xa9\xf0\x9f\x98\x80\", \"b\": -17 }, \"three\": \"plain\" }";
        const auto expected = readAs(text, 1);
        QVERIFY(!expected.failure);
        for (std::size_t before = 0; before <= text.size(); before += test::sampleStep()) {
            const auto read = readAs(std::string(part - before, ' ') + text, 1);
            QVERIFY2(!read.failure, qPrintable(QString::number(before)));
            QVERIFY(read.root == expected.root && read.members == expected.members);
            const auto cut = readAs(std::string(part - before, '\n') + text.substr(0, text.size() - 1), 1);
            QVERIFY(cut.failure);
            QCOMPARE(said(*cut.failure), "line " + std::to_string(part - before + 2) + ": The text is truncated.");
        }
    }

    void aTextMayBeLongAndComeInSmallPieces() {
        const std::string text =
            "[ \"" + std::string(3'000'000, 'x') + "\\n\", [ " + std::string(300'000, ' ') + "1 ] ]";
        std::string_view rest = text;
        std::size_t reads = 0;
        const auto piece = [&](std::span<char> into) -> std::optional<std::size_t> {
            const auto count = std::min({into.size(), rest.size(), std::size_t{1 + reads++ % 700}});
            std::copy_n(rest.data(), count, into.data());
            rest.remove_prefix(count);
            return count;
        };
        Keeper keeper(1);
        QVERIFY(readJson(piece, keeper).ok());
        bool tooLarge = false;
        QVERIFY(keeper.root() == *oracle(text, tooLarge));
    }

    void whereReadingFailsItSaysSo() {
        for (const std::size_t good : {0, 1, 20, 40}) {
            std::string_view rest = std::string_view("{ \"a\": [ 1, 2, 3 ] }                    ").substr(0, good);
            const auto piece = [&](std::span<char> into) -> std::optional<std::size_t> {
                if (rest.empty()) return {};
                const auto count = std::min(into.size(), rest.size());
                std::copy_n(rest.data(), count, into.data());
                rest.remove_prefix(count);
                return count;
            };
            Keeper keeper(1);
            const auto done = readJson(piece, keeper);
            QVERIFY(!done.ok());
            QVERIFY(done.failure().kind == Failure::Kind::FileAccess);
        }
    }

    void twinsAreFoundHoweverTheyAreWritten() {
        const auto sentence = [](const std::string& text, std::size_t enterTo) {
            const auto read = readAs(text, enterTo);
            return read.failure ? said(*read.failure) : std::string();
        };
        for (const std::size_t enterTo : {0, 1}) {
            QCOMPARE(sentence("{\"ab\":1,\n\"a\\u0062\":2}", enterTo).substr(0, 6), std::string("line 2"));
            QCOMPARE(sentence("{\"ab\":1,\"cd\":2,\"\":3,\n\"\":4}", enterTo),
                     std::string("line 2: Duplicate member “” in this object."));
            QCOMPARE(sentence("{\"abc\":1,\"adc\":2,\"acc\":3}", enterTo), std::string());
        }
        std::string many = "{";
        for (int i = 0; i < 100; ++i) many += "\"n" + std::to_string(i) + "\":0,";
        QCOMPARE(sentence(many + "\"m\":0}", 0), std::string());
        QCOMPARE(sentence(many + "\"n42\":0}", 0), std::string("line 1, n42: Duplicate member “n42” in this object."));
    }
};

DELVE_TEST(JsonStreamTest)
#include "json_stream_test.moc"
