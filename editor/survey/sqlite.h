#pragma once

#include "generation/level/result.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

/// SQLite as values: a database that closes itself, statements that end themselves, failures that say what to do.
namespace delve::editor {

class Sqlite;

/// A statement with its parameters. Used on one thread; the database outlives it.
class SqliteStatement {
public:
    SqliteStatement() = default;
    SqliteStatement(Sqlite& database, std::string_view sql);

    void bind(int place, std::int64_t value); ///< places count from 1
    void bind(int place, double value);
    void bind(int place, const std::string& value);
    void bindNothing(int place);
    /// The next row: true if there is one. After the last one it can be run again, with no parameter bound.
    [[nodiscard]] Result<bool> next();
    /// For a statement that has no rows.
    [[nodiscard]] Done run();

    [[nodiscard]] std::int64_t whole(int column) const; ///< columns count from 0
    [[nodiscard]] std::optional<double> number(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    struct End {
        void operator()(sqlite3_stmt* statement) const;
    };

    Sqlite* m_database = nullptr;
    std::unique_ptr<sqlite3_stmt, End> m_statement; ///< null: it could not be read
};

class Sqlite {
public:
    enum class Access : bool { Read, Write };

    /// Write creates the file if there is none, and keeps other writers away as long as it is open.
    [[nodiscard]] static Result<std::unique_ptr<Sqlite>> open(const QString& path, Access access);

    [[nodiscard]] Done run(const std::string& sql); ///< one or more statements without rows
    [[nodiscard]] Failure failure() const;          ///< of what failed last
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    Sqlite(QString path, sqlite3* handle) : m_path(std::move(path)), m_handle(handle) {}

    QString m_path;
    std::unique_ptr<sqlite3, Close> m_handle;
};

} // namespace delve::editor
