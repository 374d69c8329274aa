#pragma once

#include "ui/help/manual.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

/// The manual of this version in a window of its own: its pages and their sections at the left, with a search through
/// all of them; the page at the right.
namespace delve::ui {

class ManualPageView;

class ManualWindow : public QWidget {
    Q_OBJECT
public:
    /// `folder`: see manualFolder().
    explicit ManualWindow(const QString& folder, QWidget* parent = nullptr);

    [[nodiscard]] const Manual& manual() const { return m_manual; }
    [[nodiscard]] QString shownPage() const { return m_page ? m_page->path : QString(); } ///< its path
    /// A page by its path, and a heading of it; false if there is no such page.
    bool open(const QString& path, const QString& anchor = {});

private:
    struct Place {
        QString path;
        int scrolled = 0;
    };

    [[nodiscard]] QWidget* makeSide();
    void fillPages();
    void addKeys();
    void search();
    void step(const QTreeWidgetItem* to);
    void follow(const QUrl& link);
    [[nodiscard]] bool showPlace(const QString& path, const QString& anchor);
    void showPage(const ManualPage& page);
    void goBack();
    void goForward();
    void goTo(const Place& place);
    [[nodiscard]] Place here() const;
    void updateButtons();

    Manual m_manual;
    const ManualPage* m_page = nullptr;
    QLineEdit* m_search;
    QTreeWidget* m_pages;
    QLabel* m_none; ///< no page has the words
    ManualPageView* m_view;
    QToolButton* m_back;
    QToolButton* m_forward;
    std::vector<Place> m_before;
    std::vector<Place> m_after;
    bool m_passing = false; ///< the page was reached by the list or the search, and is no place to come back to
    QTimer m_searches;      ///< once nothing more is typed
};

/// Shows the manual of this program: each window has one.
void showManual(QWidget& window);

} // namespace delve::ui
