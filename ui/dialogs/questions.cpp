#include "ui/dialogs/questions.h"

#include "editor/text/file_name.h"
#include "ui/dialogs/export_options.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

/// Wide enough for sizes and dates to be read beside the names.
constexpr QSize dialogSize{100 * gridStep, 64 * gridStep};

/// In Qt's own dialog, names get the width that sizes and dates leave. A native dialog lays itself out.
void giveRoom(QFileDialog& dialog) {
    dialog.resize(dialogSize);
    const auto* list = dialog.findChild<QTreeView*>();
    if (!list) return;
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (auto* parts = dialog.findChild<QSplitter*>()) parts->setSizes({20 * gridStep, 80 * gridStep});
}

QString askWhichFile(QWidget* parent, const QString& title, const QStringList& filters) {
    QFileDialog dialog(parent, title, {}, filters.join(QStringLiteral(";;")));
    giveRoom(dialog);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

bool askReplace(QWidget* parent, const QString& path) {
    QMessageBox box(QMessageBox::Warning, Texts::tr("Replace file"),
                    Texts::tr("“%1” already exists. Replace it?").arg(editor::shownFileName(path)), QMessageBox::Cancel,
                    parent);
    box.setInformativeText(Texts::tr("The file that is there now is lost. To keep both, choose another name."));
    return askForSure(box, Texts::tr("&Replace"));
}

/// Qt's own dialog would ask with Yes and No. A native one asks by itself, as people know it.
class SaveDialog : public QFileDialog {
public:
    SaveDialog(QWidget* parent, const QString& title, const QString& folder, const QString& filters)
        : QFileDialog(parent, title, folder, filters), m_own(findChild<QTreeView*>() != nullptr) {
        setAcceptMode(QFileDialog::AcceptSave);
        setOption(QFileDialog::DontConfirmOverwrite, m_own);
    }

protected:
    void accept() override {
        const auto path = selectedFiles().value(0);
        if (m_own && QFileInfo(path).isFile() && !askReplace(this, path)) return;
        QFileDialog::accept();
    }

private:
    bool m_own;
};

/// A name without an ending gets the one of the chosen filter.
QString askWhereTo(QWidget* parent, const QString& title, const QString& proposed, const QStringList& filters) {
    SaveDialog dialog(parent, title, QFileInfo(proposed).path(), filters.join(QStringLiteral(";;")));
    giveRoom(dialog);
    dialog.selectFile(QFileInfo(proposed).fileName());
    const auto useEndingOf = [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1, 1).section(u')', 0, 0).section(u' ', 0, 0));
    };
    useEndingOf(filters.value(0));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, useEndingOf);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

Unsaved askUnsaved(QWidget* parent, const QStringList& documents) {
    const bool one = documents.size() == 1;
    const auto save = one ? QMessageBox::Save : QMessageBox::SaveAll;
    const auto question = one ? Texts::tr("Save the changes to “%1”?").arg(documents.first())
                              : Texts::tr("Save the changes to these maps?");
    QMessageBox box(QMessageBox::Question, Texts::tr("Unsaved changes"), question,
                    save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    const auto lost = Texts::tr("If you do not save, your changes are lost.");
    box.setInformativeText(one ? lost : documents.join(u'\n') + QStringLiteral("\n\n") + lost);
    box.setDefaultButton(save);
    switch (box.exec()) {
    case QMessageBox::SaveAll:
    case QMessageBox::Save: return Unsaved::Save;
    case QMessageBox::Discard: return Unsaved::Discard;
    default: return Unsaved::Cancel;
    }
}

bool askOverwrite(QWidget* parent, const QString& path) {
    QMessageBox box(QMessageBox::Warning, Texts::tr("Changed by another program"),
                    Texts::tr("Another program changed “%1”. Overwrite its version?").arg(editor::shownFileName(path)),
                    QMessageBox::Cancel, parent);
    box.setInformativeText(Texts::tr("To keep both versions, cancel and save your map under another name. File: %1")
                               .arg(editor::shownPath(path)));
    return askForSure(box, Texts::tr("&Overwrite"));
}

bool askDrop(QWidget* parent, const QString& path) {
    QMessageBox box(QMessageBox::Warning, Texts::tr("Unsaved changes"),
                    Texts::tr("Reload “%1” and discard your changes?").arg(editor::shownFileName(path)),
                    QMessageBox::Cancel, parent);
    box.setInformativeText(
        Texts::tr("This cannot be undone. To keep both versions, cancel and save your map under another name."));
    return askForSure(box, Texts::tr("&Reload"));
}

Taken askTaken(QWidget* parent, const QString& path, bool inThisWindow) {
    const auto sentence = inThisWindow ? Texts::tr("“%1” is open in another tab. Nothing was written.")
                                       : Texts::tr("“%1” is open in another window. Nothing was written.");
    QMessageBox box(QMessageBox::Warning, Texts::tr("File already open"), sentence.arg(editor::shownFileName(path)),
                    QMessageBox::Cancel, parent);
    box.setInformativeText(
        Texts::tr("This would overwrite that map. Choose another name, or close that map first. File: %1")
            .arg(editor::shownPath(path)));
    auto* another = box.addButton(Texts::tr("Another &name…"), QMessageBox::AcceptRole);
    auto* show = inThisWindow ? box.addButton(Texts::tr("&Show that tab"), QMessageBox::ActionRole) : nullptr;
    box.setDefaultButton(another);
    box.exec();
    if (box.clickedButton() == another) return Taken::OtherName;
    return show && box.clickedButton() == show ? Taken::ShowIt : Taken::Cancel;
}

bool askGiveUp(QWidget* parent, const editor::RecoveredWork& work) {
    QMessageBox box(QMessageBox::Question, Texts::tr("Discard unsaved work"),
                    Texts::tr("Discard the unsaved work on “%1”?").arg(work.title), QMessageBox::Cancel, parent);
    const auto kept = work.path.isEmpty() ? Texts::tr("This map was never saved anywhere else.")
                                          : Texts::tr("%1 is not changed.").arg(editor::shownPath(work.path));
    box.setInformativeText(Texts::tr("This recovery copy is deleted permanently: %1").arg(work.file) +
                           QStringLiteral("\n\n") + kept);
    return askForSure(box, Texts::tr("&Discard"));
}

/// The first few of many names, and how many more there are.
QString fewOf(const QStringList& names) {
    constexpr int maxNamed = 12;
    auto few = names.mid(0, maxNamed).join(u'\n');
    if (const auto more = static_cast<int>(names.size()) - maxNamed; more > 0)
        few += u'\n' + Texts::tr("and %n more", nullptr, more);
    return few;
}

bool askReplaceFiles(QWidget* parent, const QStringList& files) {
    QMessageBox box(
        QMessageBox::Warning, Texts::tr("Export map"),
        Texts::tr("Replace %n existing file(s) beside the export?", nullptr, static_cast<int>(files.size())),
        QMessageBox::Cancel, parent);
    box.setInformativeText(fewOf(files));
    return askForSure(box, Texts::tr("&Replace"));
}

/// A map may come from a stranger: Enter does not allow it.
bool askAllowFolders(QWidget* parent, const QString& path, const QStringList& folders) {
    QMessageBox box(QMessageBox::Question, Texts::tr("Open map"),
                    Texts::tr("May “%1” read files outside of its project?").arg(editor::shownFileName(path)),
                    QMessageBox::Cancel, parent);
    QStringList shown;
    for (const auto& folder : folders) shown.push_back(editor::shownPath(folder));
    box.setInformativeText(Texts::tr("It names tilesets, templates or pictures in these folders:") + u'\n' +
                           fewOf(shown) + QStringLiteral("\n\n") +
                           Texts::tr("Without them, it opens as far as it can."));
    return askForSure(box, Texts::tr("&Allow"));
}

/// Lists only the first few names: a journey may have thousands of towns.
bool askDiscardHandWork(QWidget* parent, const QStringList& levels) {
    QMessageBox box(
        QMessageBox::Warning, Texts::tr("Regenerate"),
        Texts::tr("Regenerate and discard %n level(s) edited by hand?", nullptr, static_cast<int>(levels.size())),
        QMessageBox::Cancel, parent);
    box.setInformativeText(
        fewOf(levels) + QStringLiteral("\n\n") +
        Texts::tr("The new map has no place for these levels; Undo restores them. All other levels you "
                  "edited stay."));
    return askForSure(box, Texts::tr("&Regenerate and discard"));
}

/// Lists only the first few reasons.
Unwinnable askUnwinnable(QWidget* parent, const QStringList& reasons, bool fixable) {
    constexpr int maxNamed = 6;
    QMessageBox box(QMessageBox::Question, Texts::tr("Play"),
                    Texts::tr("This map cannot be won. Play it all the same?"), QMessageBox::Cancel, parent);
    auto text = reasons.mid(0, maxNamed).join(u'\n');
    if (const auto more = static_cast<int>(reasons.size()) - maxNamed; more > 0)
        text += u'\n' + Texts::tr("and %n more", nullptr, more);
    box.setInformativeText(text);
    auto* fix = fixable ? box.addButton(Texts::tr("&Fix and play"), QMessageBox::AcceptRole) : nullptr;
    auto* play = box.addButton(Texts::tr("&Play anyway"), QMessageBox::ActionRole);
    box.setDefaultButton(fix ? fix : play);
    box.exec();
    if (fix && box.clickedButton() == fix) return Unwinnable::FixAndPlay;
    return box.clickedButton() == play ? Unwinnable::PlayAnyway : Unwinnable::Cancel;
}

} // namespace

bool askForSure(QMessageBox& box, const QString& does) {
    auto* button = box.addButton(does, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == button;
}

Questions askByDialogs() {
    return {askWhichFile, askWhereTo, askUnsaved,         askExportOptions, askOverwrite,    askDrop,
            askTaken,     askGiveUp,  askDiscardHandWork, askUnwinnable,    askReplaceFiles, askAllowFolders};
}

} // namespace delve::ui
