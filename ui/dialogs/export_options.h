#pragma once

#include "editor/formats/format.h"

#include <QDialog>

#include <optional>

/// Asks for the export options of a format: a control for each option that the format declares, and no others.
namespace delve::ui {

class ExportOptions : public QDialog {
    Q_OBJECT
public:
    ExportOptions(const editor::Format& format, Size map, const editor::FormatOptions& before,
                  QWidget* parent = nullptr);

    /// The options that were set.
    [[nodiscard]] const editor::FormatOptions& options() const { return m_options; }

private:
    void set(const std::string& id, const ParameterValue& value);

    editor::FormatOptions m_options;
};

/// Nothing if the person cancelled. A format without options shows no dialog.
[[nodiscard]] std::optional<editor::FormatOptions> askExportOptions(QWidget* parent, const editor::Format& format,
                                                                    Size map, const editor::FormatOptions& before);

} // namespace delve::ui
