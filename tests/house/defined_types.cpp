#include "tests/house/defined_types.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>

namespace delve::test {

namespace {

struct Token {
    QString text;
    int line = 0;
};

/// Words, "::", and single characters, without preprocessor lines and their continuations.
QList<Token> tokensOf(const QString& code) {
    static const QRegularExpression pattern(R"(^[ \t]*#(?:[^\n]*\\\n)*[^\n]*|(\w+|::|[^\s\w]))",
                                            QRegularExpression::MultilineOption);
    QList<Token> tokens;
    int line = 1;
    qsizetype at = 0;
    for (auto match = pattern.globalMatch(code); match.hasNext();) {
        const auto found = match.next();
        line += static_cast<int>(QStringView(code).mid(at, found.capturedStart() - at).count(u'\n'));
        at = found.capturedStart();
        if (!found.captured(1).isEmpty()) tokens.append({found.captured(1), line});
    }
    return tokens;
}

/// The place after the prefix of a statement: template<...>, [[...]].
qsizetype afterPrefix(const QList<Token>& statement) {
    qsizetype at = 0;
    const auto skip = [&](QChar open, QChar close) {
        int depth = 0;
        do {
            depth += statement[at].text == open ? 1 : statement[at].text == close ? -1 : 0;
            ++at;
        } while (at < statement.size() && depth > 0);
    };
    while (at < statement.size()) {
        if (statement[at].text == "[") skip(u'[', u']');
        else if (statement[at].text == "template" && at + 1 < statement.size()) ++at, skip(u'<', u'>');
        else break;
    }
    return at;
}

/// The type that the statement defines, if any. A statement with a body ends with the opening brace.
std::optional<Token> definedBy(const QList<Token>& statement) {
    static const QStringList kinds{"class", "struct", "union", "enum"};
    auto at = afterPrefix(statement);
    const auto word = [&](qsizetype place) { return place < statement.size() ? statement[place].text : QString(); };
    if (word(at) == "using" && word(at + 2) == "=") return statement[at + 1];
    if (!kinds.contains(word(at)) || word(statement.size() - 1) != "{") return {};
    ++at;
    if (kinds.contains(word(at))) ++at; // enum class
    const auto next = word(at + 1);
    const bool named = next == "{" || next == ":" || next == "final"; // no specialisation, no nested class
    return named ? std::optional(statement[at]) : std::nullopt;
}

/// Reads the tokens, and keeps track of the namespaces.
class Reader {
public:
    QList<DefinedType> read(const QList<Token>& tokens) {
        for (const auto& token : tokens) take(token);
        return std::move(m_types);
    }

private:
    void take(const Token& token) {
        if (m_depth > 0) { // within a type, a function or an initializer
            m_depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0;
            if (m_depth == 0) m_statement.clear();
        } else if (token.text == "{") {
            open(token);
        } else if (token.text == "}") {
            if (!m_namespaces.isEmpty()) m_namespaces.removeLast();
            m_statement.clear();
        } else {
            m_statement.append(token);
            if (token.text == ";") {
                note();
                m_statement.clear();
            }
        }
    }

    void open(const Token& brace) {
        const bool isInline = !m_statement.isEmpty() && m_statement.front().text == "inline";
        if (m_statement.value(isInline ? 1 : 0).text == "namespace") {
            QStringList words;
            for (const auto& token : m_statement.mid(isInline ? 2 : 1)) words << token.text;
            m_namespaces << words.join(QString()); // an anonymous one has no name
            m_statement.clear();
            return;
        }
        m_statement.append(brace);
        note();
        m_depth = 1;
    }

    void note() {
        const auto found = definedBy(m_statement);
        if (found && !m_namespaces.contains(QString()))
            m_types.append({(m_namespaces + QStringList{found->text}).join("::"), found->line});
    }

    QStringList m_namespaces;
    QList<Token> m_statement;
    int m_depth = 0; ///< of braces other than those of namespaces
    QList<DefinedType> m_types;
};

} // namespace

QList<DefinedType> definedTypes(const QString& code) { return Reader().read(tokensOf(code)); }

} // namespace delve::test
