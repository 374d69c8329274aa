#include "ui/dialogs/export_options.h"

#include "editor/text/message_text.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/theme/tokens.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {

namespace {

const NamedParameter* optionOf(const editor::FormatOptions& options, std::string_view id) {
    const auto found =
        std::find_if(options.begin(), options.end(), [id](const auto& option) { return option.id == id; });
    return found == options.end() ? nullptr : &*found;
}

} // namespace

ExportOptions::ExportOptions(const editor::Format& format, Size map, const editor::FormatOptions& before,
                             QWidget* parent)
    : QDialog(parent), m_options(before) {
    setWindowTitle(tr("Export as %1").arg(editor::toQString(format.name)));
    setMinimumWidth(48 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    for (const auto& parameter : format.writeOptions) {
        auto* editor = makeParameterEditor(parameter, this);
        const std::string id(parameter.id);
        const auto ofSize = format.defaultOptions ? format.defaultOptions(map) : editor::FormatOptions{};
        const auto* other = optionOf(ofSize, id);
        const ParameterValue defaultValue = other ? other->value : parameter.defaultFor(map);
        const auto* chosen = optionOf(m_options, id);
        editor->show(chosen ? chosen->value : defaultValue, chosen != nullptr);
        connect(editor, &ParameterEditor::edited, this, [this, editor, id](const ParameterValue& value) {
            this->set(id, value);
            editor->show(value, true);
        });
        connect(editor, &ParameterEditor::resetWanted, this, [this, editor, id, defaultValue] {
            m_options.erase(std::remove_if(m_options.begin(), m_options.end(),
                                           [&id](const auto& option) { return option.id == id; }),
                            m_options.end());
            editor->show(defaultValue, false);
        });
        column->addWidget(editor);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addStretch(1);
    column->addWidget(buttons);
}

void ExportOptions::set(const std::string& id, const ParameterValue& value) {
    for (auto& option : m_options)
        if (option.id == id) {
            option.value = value;
            return;
        }
    m_options.push_back(NamedParameter{id, value});
}

std::optional<editor::FormatOptions> askExportOptions(QWidget* parent, const editor::Format& format, Size map,
                                                      const editor::FormatOptions& before) {
    if (format.writeOptions.empty()) return editor::FormatOptions{};
    ExportOptions dialog(format, map, before, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.options()) : std::nullopt;
}

} // namespace delve::ui
