#pragma once

#include "editor/files/files.h"
#include "editor/formats/level_graph.h"

#include <QIODevice>

#include <boost/graph/adjacency_list.hpp>

#include <ostream>
#include <streambuf>
#include <string>

/// The graph of a level as Boost.Graph's writers take it, and a stream for them. Only for the sources of this folder.
namespace delve::editor {

/// Vertices and edges have the places of rooms and links in the graph.
using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property,
                                         boost::property<boost::edge_index_t, std::size_t>>;

[[nodiscard]] inline BoostGraph boostGraphOf(const LevelGraph& graph) {
    BoostGraph boosted(graph.rooms.size());
    for (std::size_t i = 0; i < graph.links.size(); ++i)
        boost::add_edge(graph.links[i].a, graph.links[i].b, i, boosted);
    return boosted;
}

/// Gathers what a stream writes, and hands it on in large pieces, however often the writer flushes.
class DeviceBuffer : public std::streambuf {
public:
    explicit DeviceBuffer(QIODevice& into) : m_into(into) {}
    /// The rest, too.
    [[nodiscard]] Done finish() {
        handOn();
        return m_taken ? done() : Done(notWritten(m_into));
    }

protected:
    int_type overflow(int_type c) override {
        if (!traits_type::eq_int_type(c, traits_type::eof())) m_piece += traits_type::to_char_type(c);
        return handOnIfLong() ? traits_type::not_eof(c) : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        m_piece.append(text, static_cast<std::size_t>(count));
        return handOnIfLong() ? count : 0;
    }

private:
    bool handOnIfLong() { return m_piece.size() < pieceSize ? m_taken : handOn(); }
    bool handOn() {
        m_taken = m_taken && writeText(m_into, m_piece).ok();
        m_piece.clear();
        return m_taken;
    }

    static constexpr std::size_t pieceSize = std::size_t{1} << 16;
    QIODevice& m_into;
    std::string m_piece;
    bool m_taken = true;
};

} // namespace delve::editor
