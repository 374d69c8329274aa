#pragma once

#include <QStyledItemDelegate>

/// Draws the rows of a list to choose from: a picture, and beside it the name above a sentence of help. A row with
/// neither is the heading of a group. Owned by the list.
namespace delve::ui {

class PictureRows : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Data of the rows besides their names.
    enum Role { PictureRole = Qt::UserRole + 1, HelpRole };

    /// `picture` as displayed; the sentence wraps at `textWidth`.
    PictureRows(QSize picture, int textWidth, QObject* parent);

    /// High enough for the whole sentence, in any language.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintWords(QPainter& painter, const QRect& words, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;

    QSize m_picture;
    int m_textWidth;
};

} // namespace delve::ui
