#pragma once

#include "editor/survey/survey_table.h"
#include "editor/work/jobs.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

/// The file of a survey that a window shows: read and written in the background, so that a slow disk or another
/// program keeps nobody waiting. What cannot be written stays in the table. Owned by a panel.
namespace delve::editor {

/// What a file holds.
struct OpenedSurvey {
    QString path;
    SurveyOf of;
    SurveyTable table;
    std::uint64_t rows = 0; ///< of the file; the table has the first of them
};

class SurveyStore : public QObject {
    Q_OBJECT
public:
    explicit SurveyStore(JobPool& pool, QObject* parent = nullptr);
    /// Waits until all that it was given is in the file.
    ~SurveyStore() override;

    /// Reads a file; nothing is written to it unless it is kept.
    void open(const QString& path);
    /// From now on this file keeps the rows of a survey: one that is created, or that holds the same survey. So many
    /// rows of the table are in it already.
    void keep(const QString& path, const SurveyOf& of, std::size_t written = 0);
    void letGo();                                                ///< of the file; what it was given is still written
    [[nodiscard]] const QString& path() const { return m_path; } ///< of the file that keeps the rows; empty: none

    /// Writes the rows that the file lacks, twice a second at most; `last`: at once, and other programs may read it
    /// then.
    void write(const SurveyTable& table, bool last);
    [[nodiscard]] bool busy() const { return m_jobs.busy(); }
    /// Writing failed, and no file keeps the rows since.
    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }

signals:
    void opened(const delve::editor::OpenedSurvey& survey);
    void written(); ///< all that was to be written
    /// The file keeps no more rows, or could not be read.
    void failed(const delve::Failure& failure);

private:
    struct File;
    void forget();
    void writeNext();
    void writeWaiting();
    void take(const std::shared_ptr<File>& file, std::size_t rows, bool last, const Done& done);
    [[nodiscard]] bool early() const;

    QString m_path;
    std::shared_ptr<File> m_file;           ///< with the job that writes, one at a time
    std::optional<SurveyTable> m_unwritten; ///< has more rows than the file
    bool m_last = false;
    bool m_gaveUp = false;
    bool m_closed = false;  ///< the file, as the last that was ordered; other programs may read it
    std::size_t m_rows = 0; ///< of the table that are written
    QElapsedTimer m_since;  ///< the last writing began
    StartedJob m_reading;
    JobQueue m_jobs; ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::editor
