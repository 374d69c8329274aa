#pragma once

#include <QStyledItemDelegate>

/// Draws the tiles of the Gallery dock: a picture with its star, and below it the values and the note, or else what is
/// changed. The note is edited in its place. Owned by the view.
namespace delve::ui {

class GalleryTiles : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr QSize pictureSize{160, 90};

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Where a click gives or takes the star.
    [[nodiscard]] static QRect starIn(const QRect& tile);

    /// The line below the values: that it is not proven, and the note or else, if it is proven, what is changed.
    [[nodiscard]] static QString lineOf(const QModelIndex& index);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;
    /// Once: what is typed stays, whatever changes in the model.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

} // namespace delve::ui
