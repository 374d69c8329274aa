#include "app/console/json_writer.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

struct Written {
    std::string text;
    JsonWriter json{[this](std::string_view piece) {
        text += piece;
        return true;
    }};
};

} // namespace

class JsonWriterTest : public QObject {
    Q_OBJECT
private slots:
    void laysOut() {
        Written written;
        JsonWriter& json = written.json;
        json.beginObject();
        json.key("name");
        json.text("grown-rooms");
        json.key("cells");
        json.beginArray();
        json.beginArray(JsonWriter::Layout::Inline);
        json.number(std::int64_t{-3});
        json.number(Decimal::ofThousandths(1200));
        json.endArray();
        json.endArray();
        json.key("none");
        json.beginArray();
        json.endArray();
        json.key("yes");
        json.truth(true);
        json.endObject();
        QVERIFY(json.finish());
        QCOMPARE(written.text, std::string("{\n  \"name\": \"grown-rooms\",\n  \"cells\": [\n    [-3, 1.2]\n  ],\n  "
                                           "\"none\": [],\n  \"yes\": true\n}\n"));
    }

    /// The value reads back unchanged, and no byte of the text can control a terminal.
    void whatATerminalWouldObeyIsEscaped() {
        const auto text =
            QStringLiteral("\u001b]0;x\u0007\u0085\u009b2J\u2028\u2029\u202e\u2066\u200f\ufeff\u007f é 迷 \U0001f409");
        Written written;
        written.json.beginArray();
        written.json.text(text.toStdString());
        written.json.endArray();
        QVERIFY(written.json.finish());
        QVERIFY(written.text.find(
                    "\\u001b]0;x\\u0007\\u0085\\u009b2J\\u2028\\u2029\\u202e\\u2066\\u200f\\ufeff\\u007f é 迷") !=
                std::string::npos);
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(written.text)).array().at(0).toString(), text);
    }

    void whatLiesInsideAnInlineOneIsInline() {
        Written written;
        written.json.beginObject(JsonWriter::Layout::Inline);
        written.json.key("from");
        written.json.beginArray();
        written.json.number(std::int64_t{1});
        written.json.number(std::int64_t{2});
        written.json.endArray();
        written.json.endObject();
        QVERIFY(written.json.finish());
        QCOMPARE(written.text, std::string("{\"from\": [1, 2]}\n"));
    }

    void anyTextComesBack() {
        const QString text = QStringLiteral("quote \" backslash \\ line\n tab\t bell\a Gänge 迷宫");
        Written written;
        written.json.beginArray();
        written.json.text(text.toStdString());
        written.json.text("not UTF-8: \xff");
        written.json.natural(18446744073709551615u);
        written.json.endArray();
        QVERIFY(written.json.finish());
        const auto array = QJsonDocument::fromJson(QByteArray::fromStdString(written.text)).array();
        QCOMPARE(array.size(), 3);
        QCOMPARE(array[0].toString(), text);
        QCOMPARE(array[1].toString(), QStringLiteral("not UTF-8: \uFFFD"));
        QVERIFY(written.text.find("18446744073709551615") != std::string::npos);
    }

    void stopsWhenNobodyWantsMore() {
        int asked = 0;
        JsonWriter json([&asked](std::string_view) {
            ++asked;
            return false;
        });
        json.beginArray();
        for (int i = 0; i < 100'000; ++i) json.number(std::int64_t{i});
        QVERIFY(!json.wanted());
        json.endArray();
        QVERIFY(!json.finish());
        QCOMPARE(asked, 1);
    }
};

DELVE_TEST(JsonWriterTest)
#include "json_writer_test.moc"
