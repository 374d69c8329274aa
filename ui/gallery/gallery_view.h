#pragma once

#include <QListView>
#include <QPersistentModelIndex>
#include <QTimer>

/// The tiles of the Gallery dock. A click or Enter adopts a variation, S or Space stars it, F2 or N notes something
/// about it; the arrow keys move. Where the mouse rests, a card shows more. Owned by the dock.
namespace delve::ui {

class GalleryCard;
class GalleryModel;

class GalleryView : public QListView {
    Q_OBJECT
public:
    explicit GalleryView(GalleryModel& model, QWidget* parent);

    void startNote(const QModelIndex& index);
    void endNote(); ///< keeps what is typed
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void adoptWanted(const QModelIndex& index);
    void starWanted(const QModelIndex& index);
    void menuWanted(const QModelIndex& index, QPoint globalPlace);
    void currentMoved();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] bool isOwnKey(const QKeyEvent& event) const;
    void hover(const QModelIndex& index);
    void showCard();
    void hideCard();

    GalleryModel& m_model;
    GalleryCard* m_card;
    QTimer m_rests;
    QPersistentModelIndex m_hovered;
    QPersistentModelIndex m_pressed;
    bool m_pressedStar = false;
};

} // namespace delve::ui
