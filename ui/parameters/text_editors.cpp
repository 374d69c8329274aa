#include "ui/parameters/text_editors.h"

#include "editor/files/input_file.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/collapse/built_in.h"
#include "ui/fields/calm_wheel.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include <array>
#include <functional>
#include <utility>

namespace delve::ui {
namespace {

constexpr std::int64_t maxBytesOfTable = 1 << 20;

/// A control and a button, side by side.
QWidget* withButton(QWidget* control, QToolButton* button, QWidget* parent) {
    auto* pair = new QWidget(parent);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    row->addWidget(control, 1);
    row->addWidget(button);
    return pair;
}

/// Base of the editors for typed text: checks it, and reports or refuses it.
class WordsEditor : public ParameterEditor {
public:
    using ParameterEditor::ParameterEditor;

protected:
    /// Reports the value if it is valid and differs from the one shown; if it is invalid, says why.
    void take(const QString& typed) {
        if (typed == m_shownWords) return;
        const auto value = generation::parameterFromText(parameter(), typed.toStdString());
        if (!value) return refuse(typed);
        m_shownWords = typed;
        tell(*value);
    }
    void showValue(const ParameterValue& value) override {
        m_shownWords = QString::fromStdString(parameter().kind->toText(value));
        showWords(m_shownWords);
    }
    virtual void showWords(const QString& words) = 0;

private:
    QString m_shownWords;
};

class LineEditor : public WordsEditor {
public:
    LineEditor(const generation::Parameter& parameter, QWidget* parent)
        : WordsEditor(parameter, parent), m_line(makeLine()) {
        place(m_line);
    }

protected:
    /// For editors with a button beside the line.
    LineEditor(const generation::Parameter& parameter, QToolButton* button, QWidget* parent)
        : WordsEditor(parameter, parent), m_line(makeLine()) {
        place(withButton(m_line, button, this));
    }
    void showWords(const QString& words) override {
        if (!m_line->hasFocus() || !m_line->isModified()) m_line->setText(words);
    }

private:
    QLineEdit* makeLine() {
        auto* line = new QLineEdit(this);
        describe(line, label());
        connect(line, &QLineEdit::editingFinished, this, [this, line] {
            line->setModified(false);
            take(line->text());
        });
        return line;
    }

    QLineEdit* m_line;
};

/// A button beside a parameter's field.
QToolButton* buttonFor(const QString& icon, const QString& name, QWidget* parent) {
    auto* button = iconButton(icon, name, parent);
    button->setFixedSize(controlHeight, controlHeight);
    button->setToolTip(name);
    return button;
}

/// A file in the map's folder. A file elsewhere is refused, whether chosen or typed.
class FileEditor : public LineEditor {
public:
    FileEditor(const generation::Parameter& parameter, const ParameterContext& context, QWidget* parent)
        : FileEditor(parameter, context,
                     buttonFor(QStringLiteral("open"), ParameterEditor::tr("Choose a file"), nullptr), parent) {}

private:
    FileEditor(const generation::Parameter& parameter, const ParameterContext& context, QToolButton* button,
               QWidget* parent)
        : LineEditor(parameter, button, parent), m_context(context) {
        button->setVisible(context.whichFile && context.map);
        connect(button, &QToolButton::clicked, this, [this] { choose(); });
    }
    void choose() {
        const QString map = m_context.map();
        if (map.isEmpty())
            return explain(ParameterEditor::tr(
                "The map has not been saved yet. Save it first, then choose a file in its folder."));
        const auto path = m_context.whichFile(this, label(), {ParameterEditor::tr("All files (*)")});
        if (path.isEmpty()) return;
        const auto name = QFileInfo(map).absoluteDir().relativeFilePath(path);
        showWords(name);
        take(name);
    }

    ParameterContext m_context;
};

/// Updates its entries whenever it opens, since the stamps may have changed.
class LevelList : public CalmWheel<QComboBox> {
public:
    using CalmWheel<QComboBox>::CalmWheel;
    std::function<void()> beforePopup;

    void showPopup() override {
        beforePopup();
        CalmWheel<QComboBox>::showPopup();
    }
};

/// A level chosen from the list or typed, or the selection in the level that is shown.
class LevelEditor : public WordsEditor {
public:
    LevelEditor(const generation::Parameter& parameter, const ParameterContext& context, QWidget* parent)
        : WordsEditor(parameter, parent), m_context(context), m_list(new LevelList(this)) {
        m_list->beforePopup = [this] { fill(m_list->currentText()); };
        m_list->setEditable(true);
        m_list->setInsertPolicy(QComboBox::NoInsert);
        m_list->setCompleter(nullptr); // typed text must not be completed to something else
        describe(m_list, label());
        auto* selected = buttonFor(QStringLiteral("select-rectangle"), ParameterEditor::tr("Use the selection"), this);
        selected->setVisible(static_cast<bool>(context.selection));
        place(withButton(m_list, selected, this));
        connect(m_list, &QComboBox::activated, this, [this](int index) { take(m_list->itemText(index)); });
        connect(m_list->lineEdit(), &QLineEdit::editingFinished, this, [this] {
            m_list->lineEdit()->setModified(false);
            take(m_list->currentText());
        });
        connect(selected, &QToolButton::clicked, this, [this] { takeSelection(); });
    }

protected:
    void showWords(const QString& words) override {
        if (m_list->hasFocus() && m_list->lineEdit()->isModified()) return;
        fill(words);
    }

private:
    void fill(const QString& words) {
        m_list->clear();
        if (m_context.levels) m_list->addItems(m_context.levels());
        m_list->setCurrentIndex(m_list->findText(words));
        m_list->setEditText(words);
    }
    void takeSelection() {
        const auto part = m_context.selection();
        if (!part) return;
        const auto words = QString::fromStdString(toText(*part));
        m_list->setEditText(words);
        take(words);
    }

    ParameterContext m_context;
    LevelList* m_list;
};

/// A rule table: a built-in one, or a custom one whose whole text is the value.
class TableEditor : public WordsEditor {
public:
    TableEditor(const generation::Parameter& parameter, const ParameterContext& context, QWidget* parent)
        : WordsEditor(parameter, parent), m_context(context), m_list(new CalmWheel<QComboBox>(this)) {
        for (const auto& table : collapse::builtInTables())
            m_list->addItem(editor::fromView(table.name), editor::fromView(table.name));
        describe(m_list, label());
        auto* load = buttonFor(QStringLiteral("open"), ParameterEditor::tr("Load a rule table"), this);
        load->setVisible(static_cast<bool>(context.whichFile));
        place(withButton(m_list, load, this));
        connect(m_list, &QComboBox::activated, this, [this](int index) { take(m_list->itemData(index).toString()); });
        connect(load, &QToolButton::clicked, this, [this] { choose(); });
    }

protected:
    void showWords(const QString& words) override {
        while (m_list->count() > static_cast<int>(collapse::builtInTables().size()))
            m_list->removeItem(m_list->count() - 1);
        if (m_list->findData(words) < 0) m_list->addItem(ParameterEditor::tr("Custom table"), words);
        m_list->setCurrentIndex(m_list->findData(words));
    }

private:
    void choose() {
        const auto path = m_context.whichFile(this, label(), {ParameterEditor::tr("Rule tables (*.json)")});
        if (path.isEmpty()) return;
        const auto text = readTable(path);
        if (!text) return explain(editor::toQString(text.failure()));
        take(*text);
    }

    static Result<QString> readTable(const QString& path) {
        auto file = editor::InputFile::openRegular(path, maxBytesOfTable);
        if (!file) return std::move(file).failure();
        QByteArray text;
        std::array<std::byte, 1 << 14> piece{};
        while (true) {
            const auto count = file->read(piece);
            if (!count) return count.failure();
            if (*count == 0) return QString::fromUtf8(text);
            text.append(reinterpret_cast<const char*>(piece.data()), static_cast<qsizetype>(*count));
        }
    }

    ParameterContext m_context;
    QComboBox* m_list;
};

} // namespace

ParameterEditor* makeTextEditor(const generation::Parameter& parameter, const ParameterContext&, QWidget* parent) {
    return new LineEditor(parameter, parent);
}

ParameterEditor* makeFileEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                QWidget* parent) {
    return new FileEditor(parameter, context, parent);
}

ParameterEditor* makeLevelEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                 QWidget* parent) {
    return new LevelEditor(parameter, context, parent);
}

ParameterEditor* makeTableEditor(const generation::Parameter& parameter, const ParameterContext& context,
                                 QWidget* parent) {
    return new TableEditor(parameter, context, parent);
}

} // namespace delve::ui
