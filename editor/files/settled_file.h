#pragma once

#include <QString>

#include <array>
#include <cstdint>

/// Tells when another program has saved a file, be it in place or by putting another one there. It has ended once the
/// file is the same for two looks.
namespace delve::editor {

class SettledFile {
public:
    /// How often to look, in milliseconds.
    static constexpr int lookEach = 150;

    /// As the file is now, it counts as known.
    explicit SettledFile(QString path);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Is it another file than before, and settled? Says so once.
    [[nodiscard]] bool hasChanged();

private:
    using Signature = std::array<std::int64_t, 6>;
    [[nodiscard]] Signature look() const;

    QString m_path;
    Signature m_seen{};
    Signature m_known{};
};

} // namespace delve::editor
