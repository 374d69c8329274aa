#pragma once

#include <QListView>

/// The list of measures: as many columns as fit, each with name, value and strip. Owned by the panel.
namespace delve::ui {

class MeasuresModel;

class MeasuresList : public QListView {
    Q_OBJECT
public:
    explicit MeasuresList(MeasuresModel& model, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOutColumns();

    MeasuresModel& m_model;
};

} // namespace delve::ui
