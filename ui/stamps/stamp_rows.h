#pragma once

#include <QStyledItemDelegate>

/// Draws the rows of the Stamps dock: a picture, and beside it the name above the size and the key. The name is edited
/// in its place.
namespace delve::ui {

class StampRows : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Data of the rows besides their names.
    enum Role { NumberRole = Qt::UserRole, PictureRole, FactsRole };
    static constexpr QSize pictureSize{44, 32}; ///< as displayed

    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

} // namespace delve::ui
