#pragma once

#include <QTextBrowser>
#include <QTimer>

#include <optional>

class QTextFragment;

/// Shows a page of the manual: Markdown, with pictures that are never wider than the view. Says which link was
/// followed; opens nothing by itself.
namespace delve::ui {

struct ManualPage;

class ManualPageView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ManualPageView(QWidget* parent = nullptr);

    /// `folder`: that of the manual.
    void showPage(const QString& folder, const ManualPage& page);
    void goTo(const QString& anchor);     ///< the heading with this anchor; empty: the top
    void findFirst(const QString& words); ///< the first place of the first word
    void findNext(const QString& words);  ///< the next one, from the top after the last one
    void markAll(const QString& words);   ///< the places of every word

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void lay();
    void layAgain();
    void layPicture(QTextDocument& page, const QTextFragment& picture, int room) const;
    [[nodiscard]] std::optional<QString> pathOf(const QUrl& name) const;
    [[nodiscard]] int widthForPictures() const;

    QString m_folder;
    QString m_path;
    QString m_text;
    QString m_marked;                ///< words
    QTextDocument* m_page = nullptr; ///< that is shown; null: none yet
    QTimer m_resizes;                ///< a page is laid out again once the window has its size
    int m_laidFor = 0;               ///< the width for pictures
};

} // namespace delve::ui
