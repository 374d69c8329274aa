#pragma once

#include "editor/tilesets/tileset.h"

#include <QDialog>

#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

/// Asks how to cut a picture into tiles, which of them to take, and for their shared properties.
namespace delve::ui {

class TilesetView;

class TilesetDialog : public QDialog {
    Q_OBJECT
public:
    /// `name` is the suggested name of the tiles; at most `max` can be chosen.
    TilesetDialog(const QImage& picture, const QString& name, int max, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<QRect> pieces() const;
    [[nodiscard]] editor::TilesetNaming naming() const;

private:
    void fillForm(QFormLayout& form, const QString& name);
    void makeChoosing(QBoxLayout& column);
    void cut();
    void check();

    QImage m_picture;
    int m_max;
    TilesetView* m_view;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    QSpinBox* m_margin = nullptr;
    QSpinBox* m_spacing = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_walk = nullptr;
    QCheckBox* m_seeThrough = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_add = nullptr;
};

} // namespace delve::ui
