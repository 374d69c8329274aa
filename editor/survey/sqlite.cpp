#include "editor/survey/sqlite.h"

#include <sqlite3.h>

#include <QFileInfo>

#include <utility>

namespace delve::editor {
namespace {

constexpr int longestWait = 2000;      ///< milliseconds, for another program that reads
constexpr int longestValue = 16 << 20; ///< bytes; a stranger's file may hold anything

Failure failureOf(int code, const QString& path, const char* said) {
    const auto name = path.toStdString();
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return fileAccess(
            {DELVE_TEXT("survey", "%1 is in use by another program. Try again when that has ended."), {name}});
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return badInput({DELVE_TEXT("survey", "%1 is damaged, or no survey."), {name}});
    case SQLITE_FULL:
        return fileAccess(
            {DELVE_TEXT("survey", "%1: the disk is full. What was measured before is kept; make room, and "
                                  "run the same survey again."),
             {name}});
    default: break;
    }
    return fileAccess({DELVE_TEXT("survey", "%1 cannot be used: %2. Check its name, its folder and its permissions."),
                       {name, said ? said : ""}});
}

} // namespace

// Statements

void SqliteStatement::End::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

SqliteStatement::SqliteStatement(Sqlite& database, std::string_view sql) : m_database(&database) {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    m_statement.reset(statement);
}

void SqliteStatement::bind(int place, std::int64_t value) { sqlite3_bind_int64(m_statement.get(), place, value); }

void SqliteStatement::bind(int place, double value) { sqlite3_bind_double(m_statement.get(), place, value); }

void SqliteStatement::bind(int place, const std::string& value) {
    sqlite3_bind_text(m_statement.get(), place, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
}

void SqliteStatement::bindNothing(int place) { sqlite3_bind_null(m_statement.get(), place); }

Result<bool> SqliteStatement::next() {
    if (!m_statement) return m_database->failure();
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) {
        auto failure = m_database->failure(); // resetting forgets it
        sqlite3_reset(m_statement.get());
        return failure;
    }
    sqlite3_reset(m_statement.get());
    sqlite3_clear_bindings(m_statement.get());
    return false;
}

Done SqliteStatement::run() {
    const auto stepped = next();
    return stepped ? done() : Done(stepped.failure());
}

std::int64_t SqliteStatement::whole(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

std::optional<double> SqliteStatement::number(int column) const {
    const int type = sqlite3_column_type(m_statement.get(), column);
    if (type != SQLITE_FLOAT && type != SQLITE_INTEGER) return {};
    return sqlite3_column_double(m_statement.get(), column);
}

std::string SqliteStatement::text(int column) const {
    const auto* const characters = sqlite3_column_text(m_statement.get(), column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
    return characters ? std::string(reinterpret_cast<const char*>(characters), size) : std::string();
}

// The database

void Sqlite::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

/// A file may be a stranger's: its schema may run nothing.
Result<std::unique_ptr<Sqlite>> Sqlite::open(const QString& path, Access access) {
    // Also a reader first takes back what a writer that was killed had not finished, where it may.
    const int flags = SQLITE_OPEN_READWRITE | (access == Access::Write ? SQLITE_OPEN_CREATE : 0);
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(QFileInfo(path).absoluteFilePath().toUtf8().constData(), &handle, flags, nullptr);
    std::unique_ptr<Sqlite> database(new Sqlite(path, handle));
    if (code != SQLITE_OK) return database->failure();
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, longestWait);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longestValue);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    if (auto prepared = database->run("PRAGMA cell_size_check = ON"); !prepared) return std::move(prepared).failure();
    if (access == Access::Read) return database;
    // The lock is taken by the first transaction, and kept.
    if (auto locked = database->run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT"); !locked)
        return std::move(locked).failure();
    return database;
}

Done Sqlite::run(const std::string& sql) {
    if (sqlite3_exec(m_handle.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return failure();
    return done();
}

Failure Sqlite::failure() const {
    if (!m_handle) return failureOf(SQLITE_NOMEM, m_path, sqlite3_errstr(SQLITE_NOMEM));
    return failureOf(sqlite3_extended_errcode(m_handle.get()), m_path, sqlite3_errmsg(m_handle.get()));
}

} // namespace delve::editor
