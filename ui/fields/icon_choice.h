#pragma once

#include <QComboBox>

/// A list of a few choices with icons, for narrow places: closed it shows the icon of the chosen one, open the names as
/// well. The tool tip says what it is about and what is chosen.
namespace delve::ui {

class IconChoice : public QComboBox {
    Q_OBJECT
public:
    explicit IconChoice(const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void showPopup() override;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    void showTip();

    QString m_name;
};

} // namespace delve::ui
