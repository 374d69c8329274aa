#pragma once

#include "editor/work/jobs.h"
#include "generation/level/world.h"

#include <QByteArray>
#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

/// What the live link hands out: one state of a map, and the files made of it when somebody first asks. Each is made by
/// a job, once, and kept until the map changes.
namespace delve::editor {

struct LinkAnswer {
    int status = 200;
    QByteArray type; ///< of the content: image/png
    QByteArray body;
    std::uint64_t revision = 0; ///< of the map that it was made of; 0: of none
};

/// A sentence instead of a file.
[[nodiscard]] LinkAnswer refusingAnswer(int status, const Message& message);

class LinkContent : public QObject {
    Q_OBJECT
public:
    using Deliver = std::function<void(const LinkAnswer&)>;

    explicit LinkContent(JobPool& pool, QObject* parent = nullptr);

    /// Another state of the map, of which this level is shown. What is being made of the one before is still delivered.
    void set(World world, std::string level);
    [[nodiscard]] std::uint64_t revision() const { return m_revision; } ///< counts the states; 0: there is none
    /// The event that tells of this state.
    [[nodiscard]] QByteArray event() const;

    /// Delivers the file at once if it is made already, else when its job ends; each to its own `deliver`. `level`
    /// names another level of the world than the one that is shown; empty: that one.
    void ask(const QByteArray& path, const std::string& level, Deliver deliver);

    /// The paths that can be asked for.
    [[nodiscard]] static std::vector<QByteArray> paths();

private:
    struct Key {
        std::uint64_t revision;
        std::string path;
        std::string level;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    void take(const Key& key, const LinkAnswer& answer);
    void trim();

    World m_world;
    std::string m_level;
    std::uint64_t m_revision = 0;
    std::map<Key, LinkAnswer> m_made;
    std::map<Key, std::vector<Deliver>> m_waiting;
    JobQueue m_jobs; ///< last: nothing is delivered to a half-destroyed content
};

} // namespace delve::editor
