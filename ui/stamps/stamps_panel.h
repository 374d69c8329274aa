#pragma once

#include "editor/tools/stamp_list.h"
#include "editor/work/jobs.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidgetItem;
class QToolButton;

namespace delve::editor {
class Document;
class ToolController;
} // namespace delve::editor

/// The content of the Stamps dock: every stamp as a picture with its name, size and key. A click takes one in hand;
/// they are stored, renamed, ordered and deleted here. Reads and changes the stamps of the tool controller, which
/// outlives it.
namespace delve::ui {

class DocumentPage;
class StampList;

class StampsPanel : public QWidget {
    Q_OBJECT
public:
    StampsPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent = nullptr);

    void storeSelection(); ///< under the first free number
    [[nodiscard]] bool canStore() const;
    // Of the stamp chosen in the list.
    [[nodiscard]] std::optional<int> chosen() const;
    void startRename();
    void move(bool up);
    [[nodiscard]] bool canMove(bool up) const;
    void remove(); ///< after asking: it cannot be undone

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeList();
    QToolButton* addButton(const char* action, const QString& iconName, const QString& name, void (*run)(StampsPanel&));
    void fill();
    void showRow(QListWidgetItem& item, int number, const editor::Stamp& stamp) const;
    void choose(int number);
    void take(const QListWidgetItem* item);
    void drag(const QListWidgetItem* item);
    void rename(const QListWidgetItem& item);
    void askMenu(QPoint place);
    void showState();
    void drawMissing();
    void draw(int number, const editor::Patch& patch);
    void takePicture(int number, const QImage& picture);

    DocumentPage& m_page;
    editor::Document& m_document;
    editor::ToolController& m_toolController;
    StampList* m_list;
    QLabel* m_empty;
    QToolButton* m_store = nullptr;
    QToolButton* m_rename = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
    editor::Stamps m_shown;
    std::vector<std::optional<editor::Patch>> m_drawn; ///< what the pictures show, by number
    QRgb m_background = 0;                             ///< of these pictures
    editor::JobQueue m_jobs;
};

/// The name of a stamp as it is shown: its own, or "Stamp 3".
[[nodiscard]] QString nameOf(const editor::Stamp& stamp, int number);

} // namespace delve::ui
