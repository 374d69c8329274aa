#include "editor/formats/formats.h"
#include "editor/formats/level_graph.h"
#include "editor/text/message_text.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

using Values = QMap<QString, QString>;

/// A graph as one of the readers below finds it in a file.
struct ReadGraph {
    Values graph;
    QMap<QString, Values> nodes; ///< by their name in the file
    QList<Values> edges;         ///< with `a` and `b`, names of nodes
    QString fault;
};

/// Reads DOT by its grammar, as far as a graph without subgraphs needs it. Written for this test.
class DotReader {
public:
    explicit DotReader(const QString& text) : m_text(text) {}
    ReadGraph read() {
        take("graph");
        if (peek() != u"{") next();
        take("{");
        while (m_graph.fault.isEmpty() && peek() != u"}" && !peek().isEmpty()) statement();
        take("}");
        if (!peek().isEmpty()) fail("something behind the graph");
        return m_graph;
    }

private:
    void fail(const QString& fault) {
        if (m_graph.fault.isEmpty()) m_graph.fault = fault + QStringLiteral(" at %1").arg(m_at);
    }
    /// The next token; a quoted one without its quotes. Keywords are only those without.
    QString next() {
        m_quoted = false;
        while (m_at < m_text.size() && m_text[m_at].isSpace()) ++m_at;
        if (m_at >= m_text.size()) return {};
        if (m_text[m_at] == u'"') return quoted();
        if (m_text.mid(m_at, 2) == u"--") return m_at += 2, QStringLiteral("--");
        if (QStringLiteral("{}[]=,;").contains(m_text[m_at])) return m_text[m_at++];
        static const QRegularExpression word(R"([A-Za-z_][A-Za-z_0-9]*|-?(?:\.\d+|\d+(?:\.\d*)?))");
        const auto match =
            word.match(m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch()) return fail("no token"), m_at = m_text.size(), QString();
        m_at += match.capturedLength();
        return match.captured();
    }
    QString quoted() {
        m_quoted = true;
        QString value;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'"'; ++m_at) {
            const bool pair = m_text[m_at] == u'\\' && m_at + 1 < m_text.size();
            if (pair && m_text[m_at + 1] == u'\\') value += u'\\'; // a label shows it as one
            if (pair) ++m_at;
            if (!pair || m_text[m_at] != u'\\') value += m_text[m_at];
        }
        if (m_at++ >= m_text.size()) fail("a text without its end");
        return value;
    }
    QString peek() {
        const auto at = m_at;
        const QString token = next();
        m_at = at;
        return token;
    }
    void take(const QString& token) {
        if (next() != token || m_quoted) fail("expected " + token);
    }
    Values attributes() {
        Values values;
        if (peek() != u"[") return values;
        take("[");
        while (m_graph.fault.isEmpty() && peek() != u"]") {
            const QString name = next();
            take("=");
            if (values.contains(name)) fail("twice " + name);
            values[name] = next();
            if (peek() == u",") take(",");
        }
        take("]");
        return values;
    }
    void statement() {
        const QString name = next();
        const bool keyword = !m_quoted && (name == u"graph" || name == u"node" || name == u"edge");
        if (peek() == u"--") {
            take("--");
            const QString other = next();
            Values edge = attributes();
            edge["a"] = name;
            edge["b"] = other;
            m_graph.edges << edge;
        } else if (name == u"graph" && keyword) {
            m_graph.graph = attributes();
        } else if (keyword) {
            attributes();
        } else {
            if (m_graph.nodes.contains(name)) fail("a node twice");
            m_graph.nodes[name] = attributes();
        }
        take(";");
    }

    QString m_text;
    qsizetype m_at = 0;
    bool m_quoted = false;
    ReadGraph m_graph;
};

/// Reads GraphML by Qt's XML reader.
ReadGraph readGraphml(const QByteArray& bytes) {
    QXmlStreamReader xml(bytes);
    ReadGraph read;
    QMap<QString, QString> names;
    Values* into = nullptr;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        const auto attributes = xml.attributes();
        const auto value = [&](const char* name) { return attributes.value(QLatin1String(name)).toString(); };
        if (xml.name() == u"key") names[value("id")] = value("attr.name");
        if (xml.name() == u"graph") into = &read.graph;
        if (xml.name() == u"node") into = &read.nodes[value("id")];
        if (xml.name() == u"edge") {
            read.edges << Values{{"a", value("source")}, {"b", value("target")}};
            into = &read.edges.last();
        }
        if (xml.name() == u"data") (*into)[names.value(value("key"))] = xml.readElementText();
    }
    if (xml.hasError()) read.fault = xml.errorString();
    for (auto* values : {&read.graph})
        if (values->contains("name")) (*values)["label"] = values->take("name");
    return read;
}

ReadGraph readAs(const QString& id, const World& world) {
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly)) qFatal("no buffer");
    const auto notes = writeWorld(world, *builtInFormats().find(id.toStdString()), {}, buffer);
    if (!notes) qFatal("%s", qPrintable(toQString(notes.failure())));
    return id == u"dot" ? DotReader(QString::fromUtf8(buffer.data())).read() : readGraphml(buffer.data());
}

bool isTrue(const QString& value) { return value == u"true" || value == u"1"; }

Room roomOf(const char* id, Rect box) {
    Room room;
    room.id = id;
    room.box = box;
    return room;
}

/// Three rooms in a row, joined by halls of 2 and 3 cells; a fourth that nothing joins, and two that a loop joins.
///     ###################
///     #...++...+++...#..#
///     #...##...###...#..#
///     ###################
World worldInARow() {
    World world = worldOfTiles();
    auto& level = world.levels.front();
    level.tiles = Grid({19, 4}, Tile::Wall);
    const auto fill = [&](Rect area, Tile tile) {
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x) level.tiles.set({x, y}, tile);
    };
    const Rect boxes[] = {{1, 1, 3, 2}, {6, 1, 3, 2}, {12, 1, 3, 2}, {16, 1, 2, 2}};
    const char* const names[] = {"west", "middle", "east", "apart"};
    std::vector<Room> rooms;
    for (int i = 0; i < 4; ++i) {
        fill(boxes[i], Tile::Floor);
        rooms.push_back(roomOf(names[i], boxes[i]));
    }
    rooms[2].kind = RoomKind::Boss;
    fill({4, 1, 2, 1}, Tile::Hall);
    fill({9, 1, 3, 1}, Tile::Hall);
    level.tiles.set({13, 2}, Tile::Pillar);
    level.rooms = rooms;
    level.links =
        std::vector<Link>{{0, 1, LinkKind::Tree, {}}, {1, 2, LinkKind::Extra, {}}, {2, 3, LinkKind::Candidate, {}}};
    level.halls = std::vector<Hall>{{0, 1, {Run{{4, 1}, 2, false}}, {}, LinkKind::Tree},
                                    {2, 1, {Run{{9, 1}, 3, false}}, {}, LinkKind::Extra}};
    Thing start;
    start.kind = ThingKind::Start;
    start.at = {2, 1};
    start.id = "start-2-1";
    Thing coin;
    coin.kind = ThingKind::Coin;
    coin.at = {12, 2};
    coin.id = "coin-12-2";
    level.things = std::vector<Thing>{start, coin};
    return world;
}

Values roomNamed(const ReadGraph& graph, const QString& room) {
    for (const auto& node : graph.nodes)
        if (node.value("room") == room) return node;
    return {};
}

Values linkOfKind(const ReadGraph& graph, const QString& kind) {
    for (const auto& edge : graph.edges)
        if (edge.value("kind") == kind) return edge;
    return {};
}

} // namespace

/// The graph formats, read back by readers of their own.
class GraphFormatsTest : public QObject {
    Q_OBJECT

    static void bothFormats() {
        QTest::addColumn<QString>("id");
        QTest::newRow("dot") << QStringLiteral("dot");
        QTest::newRow("graphml") << QStringLiteral("graphml");
    }

private slots:
    void roomsHaveTheirMeasures_data() { bothFormats(); }
    void roomsHaveTheirMeasures() {
        QFETCH(QString, id);
        const auto graph = readAs(id, worldInARow());
        QCOMPARE(graph.fault, QString());
        QCOMPARE(graph.nodes.size(), 4);
        QCOMPARE(graph.graph.value("label"), "map");
        QCOMPARE(graph.graph.value("level"), "level-1");
        const auto west = roomNamed(graph, "west"), middle = roomNamed(graph, "middle"),
                   east = roomNamed(graph, "east"), apart = roomNamed(graph, "apart");
        QCOMPARE(west.value("steps"), "0");
        QCOMPARE(middle.value("steps"), "4");
        QCOMPARE(east.value("steps"), "10");
        QCOMPARE(apart.value("steps"), "-1");
        QCOMPARE(west.value("walkable"), "6");
        QCOMPARE(east.value("walkable"), "5"); // a pillar stands in it
        QCOMPARE(east.value("kind"), "boss");
        QCOMPARE(east.value("things"), "1");
        QCOMPARE(east.value("x"), "12");
        QCOMPARE(east.value("columns"), "3");
        QCOMPARE(middle.value("links"), "2");
        QCOMPARE(apart.value("links"), "0"); // a candidate is no link
        QVERIFY(isTrue(middle.value("cut")));
        QVERIFY(!isTrue(west.value("cut")) && !isTrue(east.value("cut")) && !isTrue(apart.value("cut")));
    }

    void linksHaveTheirKinds_data() { bothFormats(); }
    void linksHaveTheirKinds() {
        QFETCH(QString, id);
        World world = worldInARow();
        auto graph = readAs(id, world);
        QCOMPARE(graph.edges.size(), 3);
        QCOMPARE(linkOfKind(graph, "tree").value("cells"), "2");
        QCOMPARE(linkOfKind(graph, "extra").value("cells"), "3");
        QCOMPARE(linkOfKind(graph, "candidate").value("cells"), "0");
        QVERIFY(isTrue(linkOfKind(graph, "tree").value("bridge")));
        QVERIFY(!isTrue(linkOfKind(graph, "candidate").value("bridge")));
        const auto ends = linkOfKind(graph, "extra");
        QCOMPARE((QSet<QString>{graph.nodes[ends["a"]]["room"], graph.nodes[ends["b"]]["room"]}),
                 (QSet<QString>{"middle", "east"}));
        world.levels.front().links.write().push_back(Link{0, 2, LinkKind::Near, {}}); // closes a loop
        graph = readAs(id, world);
        QVERIFY(!isTrue(linkOfKind(graph, "tree").value("bridge")));
        QVERIFY(!isTrue(roomNamed(graph, "middle").value("cut")));
    }

    /// A stranger's names stay what they are, and inside of what they name.
    void anyNameIsEscaped_data() { bothFormats(); }
    void anyNameIsEscaped() {
        QFETCH(QString, id);
        const char* const names[] = {"end\\",       "a\" b",        "node",     "graph", "\\\"",
                                     "</data>&<x>", "];}\n{ a--b;", "&amp;",    "0",     "\"];\\",
                                     "''",          "über",         "\x1b[31m", "--",    "]]>"};
        for (const char* const name : names) {
            World world = worldInARow();
            auto& level = world.levels.front();
            level.name = name;
            level.rooms.write()[1].id = name;
            const auto graph = readAs(id, world);
            QVERIFY2(graph.fault.isEmpty(), qPrintable(name + QStringLiteral(": ") + graph.fault));
            QCOMPARE(graph.nodes.size(), 4);
            QCOMPARE(graph.edges.size(), 3);
            const QString shown = QString::fromStdString(name)
                                      .replace(u'\n', QStringLiteral("\\n"))
                                      .replace(QChar(0x1b), QStringLiteral("\\u001b"));
            QCOMPARE(graph.graph.value("label"), shown);
            QVERIFY2(!roomNamed(graph, shown).isEmpty(), name);
        }
    }

    void aLevelWithoutRoomsIsAGraphWithoutNodes_data() { bothFormats(); }
    void aLevelWithoutRoomsIsAGraphWithoutNodes() {
        QFETCH(QString, id);
        const auto graph = readAs(id, worldOfTiles());
        QCOMPARE(graph.fault, QString());
        QVERIFY(graph.nodes.isEmpty() && graph.edges.isEmpty());
    }

    /// Cells in several rooms count once, for the first.
    void roomsMayOverlap() {
        World world = worldInARow();
        world.levels.front().rooms.write().push_back(roomOf("over", {-5, -5, 100, 100}));
        const Level& level = world.levels.front();
        const auto graph = graphOf(world, level, {});
        QVERIFY(graph);
        std::int64_t walkable = 0;
        for (const auto& room : graph->rooms) walkable += room.walkable;
        QCOMPARE(walkable, 6 + 6 + 5 + 4 + 5);
    }
};

DELVE_TEST(GraphFormatsTest)
#include "graph_formats_test.moc"
