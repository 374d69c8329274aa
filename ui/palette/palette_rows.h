#pragma once

#include <QStyledItemDelegate>

/// Draws what the palette's view shows: rows of a picture and a name, or cells of a picture alone. Owned by the view.
namespace delve::ui {

class PaletteView;

class PaletteRows : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// A tile or a thing; a row without one is a heading.
    enum Role { ChoiceRole = Qt::UserRole };
    static constexpr int gridPicture = 32;
    static constexpr int listPicture = 20;
    static constexpr int gridSide = 36;
    static constexpr int listHeight = 22;
    static constexpr int headingHeight = 20;

    explicit PaletteRows(PaletteView& view);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintName(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintMarks(QPainter& painter, const QStyleOptionViewItem& option, bool picked) const;

    PaletteView& m_view;
};

} // namespace delve::ui
