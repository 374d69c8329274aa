#include "editor/survey/survey_store.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::size_t rowsAtOnce = 1024;
constexpr qint64 pause = 500; ///< milliseconds

Result<OpenedSurvey> openedFrom(const QString& path, generation::Feedback& feedback) {
    const auto file = SurveyFile::read(path);
    if (!file) return file.failure();
    const auto rows = (*file)->count();
    if (!rows) return rows.failure();
    OpenedSurvey opened{path, (*file)->of(), SurveyTable((*file)->measures()), *rows};
    const auto all = std::min<std::uint64_t>(std::max<std::uint64_t>(*rows, 1), SurveyTable::mostRows);
    const auto read = (*file)->each([&](const SurveyedSeed& row) {
        opened.table.add(row);
        if (opened.table.size() % rowsAtOnce == 0)
            feedback.progress(static_cast<std::int32_t>(opened.table.size() * 1000 / all));
        return !opened.table.full() && !feedback.stopped();
    });
    if (feedback.stopped()) return cancelled();
    if (!read) return read.failure();
    return opened;
}

} // namespace

/// The file and what it is to hold.
struct SurveyStore::File {
    QString path;
    SurveyOf of;
    std::unique_ptr<SurveyFile> file; ///< null: closed, so that other programs may use it

    /// Those rows of a table that it lacks, from one on. Not to be stopped: a person wants them to be there.
    [[nodiscard]] Done write(const SurveyTable& table, std::size_t from, generation::Feedback& feedback) {
        if (table.size() == 0) return done();
        if (!file) {
            auto opened = SurveyFile::open(path, of);
            if (!opened) return std::move(opened).failure();
            file = *std::move(opened);
            from = 0; // another program may have deleted or replaced it meanwhile
        }
        std::vector<SurveyedSeed> rows;
        for (auto row = from; row < table.size(); ++row) {
            auto next = table.rowAt(row);
            const auto known = isKnown(next);
            if (!known) return known.failure();
            if (!*known) rows.push_back(std::move(next));
            if (rows.size() < rowsAtOnce && row + 1 < table.size()) continue;
            if (auto added = file->add(rows); !added) return added;
            rows.clear();
            feedback.progress(static_cast<std::int32_t>((row + 1) * 1000 / table.size()));
        }
        return done();
    }

private:
    [[nodiscard]] Result<bool> isKnown(const SurveyedSeed& row) {
        const auto known = file->find(row.seed);
        if (!known) return known.failure();
        if (!*known) return false;
        const bool same = (*known)->made == row.made && (*known)->fingerprint == row.fingerprint;
        if (same) return true;
        return badInput({DELVE_TEXT("survey", "%1 has other values for seed %2. Name another file."),
                         {path.toStdString(), std::to_string(row.seed)}});
    }
};

SurveyStore::SurveyStore(JobPool& pool, QObject* parent) : QObject(parent), m_jobs(pool, JobPolicy::OneAtATime) {}

SurveyStore::~SurveyStore() {
    m_reading.cancel();
    letGo();
    m_jobs.finish();
}

void SurveyStore::open(const QString& path) {
    Job<OpenedSurvey> job;
    job.priority = JobPriority::Awaited;
    job.work = [path](generation::Feedback& feedback) { return openedFrom(path, feedback); };
    job.deliver = [this](const Result<OpenedSurvey>& survey) {
        if (survey) emit opened(*survey);
        else emit failed(survey.failure());
        writeWaiting();
    };
    m_reading = m_jobs.start(std::move(job));
}

void SurveyStore::keep(const QString& path, const SurveyOf& of, std::size_t written) {
    letGo();
    m_path = path;
    m_file = std::make_shared<File>();
    m_file->path = path;
    m_file->of = of;
    m_rows = written;
    m_closed = written > 0;
}

/// The last job closes the file, so that another one can open it.
void SurveyStore::letGo() {
    if (m_file && (m_unwritten || m_jobs.busy())) {
        if (!m_unwritten) m_unwritten.emplace();
        m_last = true;
        writeNext();
    }
    forget();
}

void SurveyStore::forget() {
    m_path.clear();
    m_file.reset();
    m_unwritten.reset();
    m_last = false;
    m_closed = false;
    m_gaveUp = false;
    m_rows = 0;
}

bool SurveyStore::early() const { return m_since.isValid() && m_since.elapsed() < pause; }

void SurveyStore::write(const SurveyTable& table, bool last) {
    if (!m_file || (m_closed && table.size() == m_rows)) return; // a whole file is left alone
    m_unwritten = table;
    m_last = m_last || last;
    if (!m_jobs.busy()) writeWaiting();
}

void SurveyStore::writeWaiting() {
    if (m_last || !early()) writeNext();
}

void SurveyStore::writeNext() {
    if (!m_file || !m_unwritten) return;
    m_since.start();
    Job<> job;
    job.priority = JobPriority::Saving;
    const auto table = *std::exchange(m_unwritten, std::nullopt);
    const bool last = m_closed = std::exchange(m_last, false);
    job.work = [file = m_file, table, from = m_rows, last](generation::Feedback& feedback) {
        auto written = file->write(table, from, feedback);
        if (last || !written) file->file.reset();
        return written;
    };
    job.deliver = [this, file = m_file, rows = table.size(), last](const Done& done) { take(file, rows, last, done); };
    (void)m_jobs.start(std::move(job));
}

/// It may have been let go meanwhile.
void SurveyStore::take(const std::shared_ptr<File>& file, std::size_t rows, bool last, const Done& done) {
    const bool kept = file == m_file;
    if (!done) {
        if (kept) {
            forget();
            m_gaveUp = true;
        }
        emit failed(done.failure());
    } else if (kept) {
        m_rows = rows;
        if (last && !m_last) emit written();
    }
    writeWaiting();
}

} // namespace delve::editor

#include "moc_survey_store.cpp"
