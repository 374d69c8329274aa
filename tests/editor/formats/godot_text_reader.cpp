#include "tests/editor/formats/godot_text_reader.h"

namespace delve::test {
namespace {

class Reader {
public:
    explicit Reader(const QByteArray& bytes) : m_text(QString::fromUtf8(bytes)) {}

    GodotFile read() {
        skipSpace(true);
        while (m_file.fault.isEmpty() && m_at < m_text.size()) {
            if (peek() == u'[') readTag();
            else readLine();
            skipSpace(true);
        }
        return m_file;
    }

private:
    void fail(const QString& what) {
        if (m_file.fault.isEmpty()) m_file.fault = what + QStringLiteral(" at %1").arg(m_at);
        m_at = m_text.size();
    }
    [[nodiscard]] QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    bool take(QChar wanted) {
        skipSpace(true);
        if (peek() != wanted) return fail(QStringLiteral("expected ") + wanted), false;
        ++m_at;
        return true;
    }
    void skipSpace(bool lines) {
        while (m_at < m_text.size() && m_text[m_at].isSpace() && (lines || m_text[m_at] != u'\n')) ++m_at;
    }
    QString word() {
        const auto from = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isLetterOrNumber() || QStringLiteral("_/:.-+").contains(m_text[m_at])))
            ++m_at;
        if (m_at == from) fail(QStringLiteral("expected a word"));
        return m_text.mid(from, m_at - from);
    }

    void readTag() {
        take(u'[');
        GodotTag tag;
        tag.kind = word();
        for (skipSpace(true); m_file.fault.isEmpty() && peek() != u']'; skipSpace(true)) {
            const auto name = word();
            if (tag.head.contains(name)) fail(QStringLiteral("twice ") + name);
            take(u'=');
            tag.head[name] = value(0);
        }
        take(u']');
        m_file.tags << tag;
    }

    void readLine() {
        const auto name = word();
        if (m_file.tags.isEmpty()) return fail(QStringLiteral("a value before any tag"));
        take(u'=');
        auto& values = m_file.tags.last().values;
        if (values.contains(name)) return fail(QStringLiteral("twice ") + name);
        values[name] = value(0);
        skipSpace(false);
        if (m_at < m_text.size() && peek() != u'\n') fail(QStringLiteral("something behind a value"));
    }

    QVariant value(int depth) {
        skipSpace(true);
        if (depth > 20) return fail(QStringLiteral("too deep")), QVariant();
        if (peek() == u'"') return text();
        if (peek() == u'[') return list(u'[', u']', depth);
        if (peek() == u'{') return dictionary(depth);
        const auto name = word();
        if (name == u"true" || name == u"false") return name == u"true";
        if (name == u"null") return {};
        bool number = false;
        const double parsed = name.toDouble(&number);
        if (number) return parsed;
        if (peek() != u'(') return fail(QStringLiteral("unknown value ") + name), QVariant();
        return QVariant::fromValue(GodotCall{name, list(u'(', u')', depth)});
    }
    QVariantList list(QChar open, QChar close, int depth) {
        QVariantList values;
        take(open);
        for (skipSpace(true); m_file.fault.isEmpty() && peek() != close; skipSpace(true)) {
            if (!values.isEmpty()) take(u',');
            values << value(depth + 1);
        }
        take(close);
        return values;
    }
    QVariantMap dictionary(int depth) {
        QVariantMap values;
        take(u'{');
        for (skipSpace(true); m_file.fault.isEmpty() && peek() != u'}'; skipSpace(true)) {
            if (!values.isEmpty()) take(u',');
            skipSpace(true);
            const auto name = text();
            take(u':');
            values[name] = value(depth + 1);
        }
        take(u'}');
        return values;
    }
    QString text() {
        QString value;
        if (!take(u'"')) return value;
        for (; m_at < m_text.size() && m_text[m_at] != u'"'; ++m_at) {
            if (m_text[m_at] != u'\\') {
                value += m_text[m_at];
                continue;
            }
            const QChar next = ++m_at < m_text.size() ? m_text[m_at] : QChar();
            if (next == u'n') value += u'\n';
            else if (next == u't') value += u'\t';
            else if (next == u'r') value += u'\r';
            else if (next == u'u') value += QChar(m_text.mid(m_at + 1, 4).toInt(nullptr, 16)), m_at += 4;
            else value += next;
        }
        ++m_at;
        if (m_at > m_text.size()) fail(QStringLiteral("a text without its end"));
        return value;
    }

    QString m_text;
    qsizetype m_at = 0;
    GodotFile m_file;
};

} // namespace

GodotTag GodotFile::find(const QString& kind, const QString& key, const QString& value) const {
    for (const auto& tag : tags)
        if (tag.kind == kind && tag.head.value(key).toString() == value) return tag;
    return {};
}

GodotFile readGodot(const QByteArray& bytes) { return Reader(bytes).read(); }

GodotCall callOf(const QVariant& value) { return value.value<GodotCall>(); }

} // namespace delve::test
