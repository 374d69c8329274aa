#include "editor/link/link_content.h"

#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "generation/level/delve/json_text.h"

#include <QIODevice>

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// A file that is larger is not handed out: whoever asks has it in memory, too.
constexpr qsizetype maxAnswer = qsizetype{512} << 20;

struct LinkFile {
    QByteArray path;
    QByteArray type;
    QString formatFile; ///< a name by whose ending the format is found
};

const std::vector<LinkFile>& linkFiles() {
    static const std::vector<LinkFile> files{
        {"/level.json", "application/json", QStringLiteral("level.json")},
        {"/level.tmj", "application/json", QStringLiteral("level.tmj")},
        {"/level.png", "image/png", QStringLiteral("level.png")},
    };
    return files;
}

/// Keeps what is written, up to a limit.
class BoundedBuffer : public QIODevice {
public:
    BoundedBuffer() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }
    [[nodiscard]] bool full() const { return m_full; }
    [[nodiscard]] QByteArray take() { return std::move(m_bytes); }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override {
        m_full = m_full || count > maxAnswer - m_bytes.size();
        if (m_full) return -1;
        m_bytes.append(bytes, count);
        return count;
    }

private:
    QByteArray m_bytes;
    bool m_full = false;
};

/// Runs in a job.
Result<LinkAnswer> makeAnswer(const World& world, const std::string& level, const LinkFile& file,
                              generation::Feedback& feedback) {
    const auto* const format = formatOfPath(file.formatFile);
    if (!format || !format->canWrite())
        return refusingAnswer(404, {DELVE_TEXT("live-link", "This version cannot write %1. Ask for another file."),
                                    {file.formatFile.toStdString()}});
    if (!world.find(level)) return refusingAnswer(404, {DELVE_TEXT("live-link", "The map has no such level.")});
    BoundedBuffer buffer;
    WriteRequest request;
    request.level = level;
    request.feedback = &feedback;
    request.options = format->asOneFile;
    const auto written = writeWorld(world, *format, request, buffer);
    if (buffer.full())
        return refusingAnswer(503,
                              {DELVE_TEXT("live-link", "The file is larger than 512 MB. Ask for a smaller level.")});
    if (!written) return written.failure();
    return LinkAnswer{200, file.type, buffer.take(), 0};
}

} // namespace

LinkAnswer refusingAnswer(int status, const Message& message) {
    return {status, "text/plain; charset=utf-8", toQString(message).toUtf8() + '\n', 0};
}

LinkContent::LinkContent(JobPool& pool, QObject* parent) : QObject(parent), m_jobs(pool, JobPolicy::All) {}

std::vector<QByteArray> LinkContent::paths() {
    std::vector<QByteArray> paths;
    for (const auto& file : linkFiles()) paths.push_back(file.path);
    return paths;
}

void LinkContent::set(World world, std::string level) {
    m_world = std::move(world);
    m_level = std::move(level);
    ++m_revision;
    trim();
}

/// What was made of earlier states is of no use any more.
void LinkContent::trim() {
    std::erase_if(m_made, [this](const auto& entry) { return entry.first.revision != m_revision; });
}

QByteArray LinkContent::event() const {
    std::string event = "event: changed\nid: " + std::to_string(m_revision) +
                        "\ndata: {\"revision\":" + std::to_string(m_revision) + ",\"map\":";
    appendJsonText(event, m_world.name);
    event += ",\"level\":";
    appendJsonText(event, m_level);
    event += "}\n\n";
    return QByteArray::fromStdString(event);
}

void LinkContent::ask(const QByteArray& path, const std::string& level, Deliver deliver) {
    const auto& files = linkFiles();
    const auto file = std::ranges::find(files, path, &LinkFile::path);
    if (file == files.end() || m_revision == 0)
        return deliver(
            refusingAnswer(404, {DELVE_TEXT("live-link", "There is no such file. / lists those that are.")}));
    const Key key{m_revision, path.toStdString(), level.empty() ? m_level : level};
    if (const auto made = m_made.find(key); made != m_made.end()) return deliver(made->second);
    auto& waiting = m_waiting[key];
    waiting.push_back(std::move(deliver));
    if (waiting.size() > 1) return;
    Job<LinkAnswer> job;
    job.priority = JobPriority::Visible;
    job.work = [world = m_world, name = key.level, wanted = *file](generation::Feedback& feedback) {
        return makeAnswer(world, name, wanted, feedback);
    };
    job.deliver = [this, key](Result<LinkAnswer> result) {
        auto answer = result ? std::move(*result) : refusingAnswer(500, result.failure().message);
        answer.revision = key.revision;
        take(key, answer);
    };
    m_jobs.start(std::move(job));
}

void LinkContent::take(const Key& key, const LinkAnswer& answer) {
    constexpr std::size_t mostMade = 8; // other levels may be asked for, too
    qsizetype bytes = answer.body.size();
    for (const auto& entry : m_made) bytes += entry.second.body.size();
    if (m_made.size() >= mostMade || bytes > maxAnswer) m_made.clear();
    if (key.revision == m_revision) m_made[key] = answer;
    const auto waiting = m_waiting.extract(key);
    if (waiting.empty()) return;
    for (const auto& deliver : waiting.mapped()) deliver(answer);
}

} // namespace delve::editor
