#pragma once

#include "editor/document/recovery.h"
#include "editor/tools/guides.h"
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

/// The centre of the window: a tab for each open document, and the views of the current one. Owns the documents and
/// their pages. Owned by the window.
namespace delve::ui {

class DocumentKeeper;

class Pages : public QWidget {
    Q_OBJECT
public:
    /// `dress` adds the further views and the panels to a new page.
    /// Recovery copies and claims of the documents lie in `dataFolder`.
    Pages(std::function<void(DocumentPage&)> dress, QString dataFolder, QWidget* parent = nullptr);
    ~Pages() override;

    /// Adds a document and shows it.
    DocumentPage& open(std::unique_ptr<editor::Document> document);
    /// Also discards unsaved work: the caller has asked.
    void close(DocumentPage& page);
    void closeAll();
    void keepAllNow();                                  ///< writes recovery copies for the next start
    void giveUpAll();                                   ///< discards recovery copies: the next start offers none
    void setRecoveryTimes(editor::RecoveryTimes times); ///< for all documents, open and future ones
    void checkFiles();                                  ///< have they changed on disk?
    [[nodiscard]] DocumentKeeper& keeperOf(const DocumentPage& page);

    /// Nothing where no document is open.
    [[nodiscard]] DocumentPage* current() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_open.size()); }
    [[nodiscard]] DocumentPage& at(int index) const { return *m_open[static_cast<std::size_t>(index)].page; }
    [[nodiscard]] int indexOf(const DocumentPage& page) const;
    /// The page of the document of this file.
    [[nodiscard]] DocumentPage* find(const QString& path) const;
    /// Null if it is not open, or if its page is taken down.
    [[nodiscard]] DocumentPage* pageOf(const editor::Document* document) const;
    void setCurrent(int index);
    void showNext(int step); ///< wraps around at the ends

    /// The widget shown while no document is open.
    void setWelcome(QWidget* welcome);
    /// The current page's bar, or a separate one if no document is open.
    [[nodiscard]] MessageBar& messages() const;
    /// Before a change of language: destroys the pages, keeps the documents; none is current until putUp().
    void takeDown();
    void putUp();

signals:
    void pageOpened(delve::ui::DocumentPage* page);
    void pageClosing(delve::ui::DocumentPage* page); ///< its panels must be removed
    void currentChanged(delve::ui::DocumentPage* page);
    void titlesChanged();
    void closeWanted(delve::ui::DocumentPage* page);
    void tabMenuWanted(QPoint globalPlace); ///< about the current document
    void reloadWanted(delve::ui::DocumentPage* page);

private:
    struct Open {
        std::unique_ptr<editor::Document> document;
        std::unique_ptr<DocumentKeeper> keeper; ///< destroyed before its document
        DocumentPage* page;                     ///< null while it is taken down
        ViewPlace place = {};
        editor::GuidesByLevel guides = {};
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
