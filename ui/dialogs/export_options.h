#pragma once

#include "editor/formats/format.h"

#include <QDialog>

#include <optional>

/// Asks how a map is to be written in a format: a control for each option that the format declares, none of its own.
namespace delve::ui {

class ExportOptions : public QDialog {
    Q_OBJECT
public:
    ExportOptions(const editor::Format& format, Size map, const editor::FormatOptions& before,
                  QWidget* parent = nullptr);

    /// Those that were set.
    [[nodiscard]] const editor::FormatOptions& options() const { return m_options; }

private:
    void set(const std::string& id, const ParameterValue& value);

    editor::FormatOptions m_options;
};

/// Nothing where the person thought better of it. A format without options asks nothing.
[[nodiscard]] std::optional<editor::FormatOptions> askExportOptions(QWidget* parent, const editor::Format& format,
                                                                    Size map, const editor::FormatOptions& before);

} // namespace delve::ui
