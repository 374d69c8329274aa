#pragma once

#include "editor/formats/format.h"

#include <QDialog>

#include <optional>

/// Asks how a map is to be written in a format: a control for each option that the format declares, none of its own.
namespace delve {

class ExportOptions : public QDialog {
    Q_OBJECT
public:
    ExportOptions(const Format& format, Size map, const FormatOptions& before, QWidget* parent = nullptr);

    /// Those that were set.
    [[nodiscard]] const FormatOptions& options() const { return m_options; }

private:
    void set(const std::string& id, const ParameterValue& value);

    FormatOptions m_options;
};

/// Nothing where the person thought better of it. A format without options asks nothing.
[[nodiscard]] std::optional<FormatOptions> askExportOptions(QWidget* parent, const Format& format, Size map,
                                                            const FormatOptions& before);

} // namespace delve
