#pragma once

#include "editor/document/recovery.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace delve::editor {
class Document;
}

/// The centre of the window: the documents that are open, a tab for each, and the views of the one that is current.
/// Owns the documents and their pages. Owned by the window.
namespace delve::ui {

class DocumentKeeper;

class Pages : public QWidget {
    Q_OBJECT
public:
    /// `dress` gives a new page its further views and its panels.
    /// What watches over documents keeps its files in `dataFolder`.
    Pages(std::function<void(DocumentPage&)> dress, QString dataFolder, QWidget* parent = nullptr);
    ~Pages() override;

    /// Takes a document in and shows it.
    DocumentPage& open(std::unique_ptr<editor::Document> document);
    /// Unsaved or not; whoever calls has asked, and what is unsaved is given up.
    void close(DocumentPage& page);
    void closeAll();
    void keepAllNow();                                  ///< what is unsaved, for the next start
    void giveUpAll();                                   ///< what is unsaved is not to be offered at the next start
    void setRecoveryTimes(editor::RecoveryTimes times); ///< of all documents, and those that are opened later
    void checkFiles();                                  ///< have they changed on disk?
    [[nodiscard]] DocumentKeeper& keeperOf(const DocumentPage& page);

    /// Nothing where no document is open.
    [[nodiscard]] DocumentPage* current() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_open.size()); }
    [[nodiscard]] DocumentPage& at(int index) const { return *m_open[static_cast<std::size_t>(index)].page; }
    [[nodiscard]] int indexOf(const DocumentPage& page) const;
    /// The page of the document of this file.
    [[nodiscard]] DocumentPage* find(const QString& path) const;
    /// Nothing where it is not open, or taken down.
    [[nodiscard]] DocumentPage* pageOf(const editor::Document* document) const;
    void setCurrent(int index);
    void showNext(int step); ///< round and round

    /// What is shown while no document is open.
    void setWelcome(QWidget* welcome);
    /// The current page's bar, or one of its own where none is open.
    [[nodiscard]] MessageBar& messages() const;
    /// For another language: the pages go, the documents stay; until putUp() none is current.
    void takeDown();
    void putUp();

signals:
    void pageOpened(delve::ui::DocumentPage* page);
    void pageClosing(delve::ui::DocumentPage* page); ///< its panels have to go
    void currentChanged(delve::ui::DocumentPage* page);
    void titlesChanged();
    void closeWanted(delve::ui::DocumentPage* page);
    void reloadWanted(delve::ui::DocumentPage* page);

private:
    struct Open {
        std::unique_ptr<editor::Document> document;
        std::unique_ptr<DocumentKeeper> keeper; ///< goes before its document
        DocumentPage* page;                     ///< null while it is taken down
        ViewPlace place = {};
    };

    DocumentPage* addPage(editor::Document& document);
    void wireKeeper(DocumentKeeper& keeper, editor::Document& document);
    void removePage(DocumentPage& page);
    void showCurrent();
    void showViews();
    void showTitles();

    std::function<void(DocumentPage&)> m_dress;
    QString m_dataFolder;
    editor::RecoveryTimes m_recoveryTimes;
    std::vector<Open> m_open;
    QWidget* m_bars;
    QTabBar* m_views;
    QTabBar* m_tabs;
    MessageBar* m_messages;
    QStackedWidget* m_stack;
    QWidget* m_welcome = nullptr;
    DocumentPage* m_shown = nullptr;
};

} // namespace delve::ui
