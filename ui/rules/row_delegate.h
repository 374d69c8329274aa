#pragma once

#include "ui/rules/rows.h"

#include <QStyledItemDelegate>

/// Creates the matching editor for each cell of a table.
namespace delve::ui {

class RowsModel;

class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    RowDelegate(const RowsModel& model, QObject* parent);

    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

signals:
    /// This input is invalid.
    void refused(const QString& sentence) const;

private:
    [[nodiscard]] static QWidget* makeGlyph(QWidget* parent);
    [[nodiscard]] QWidget* makeNumber(QWidget* parent, const RowColumn& column) const;
    [[nodiscard]] QWidget* makeChoice(QWidget* parent, const RowColumn& column) const;

    const RowsModel& m_model;
};

} // namespace delve::ui
