#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QLabel;
class QToolButton;

/// The recently used tiles and things, as a strip of fixed height: entries keep their places, and a new one
/// replaces the least recently used. So nothing moves under the mouse. Owned by the palette, which draws the
/// entries.
namespace delve::ui {

class RecentStrip : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t places = 6;
    struct Look {
        QString name;
        QIcon icon;
    };
    using LookOf = std::function<Look(int choice)>;

    RecentStrip(LookOf lookOf, QWidget* parent);

    void use(int choice);
    /// The choices were renumbered; one without a new number is removed.
    void renumber(const std::function<std::optional<int>(int choice)>& now);
    void showLooks();                                     ///< they may have changed
    [[nodiscard]] QSize minimumSizeHint() const override; ///< that of the places alone
    [[nodiscard]] QToolButton& button(std::size_t place) const { return *m_places[place].button; }
    [[nodiscard]] std::optional<int> choiceAt(std::size_t place) const { return m_places[place].choice; }

signals:
    void chosen(int choice);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Place {
        QToolButton* button = nullptr;
        std::optional<int> choice;
        int used = 0; ///< time of last use; higher is later
    };
    void show(const Place& place) const;

    LookOf m_lookOf;
    QLabel* m_caption;
    std::array<Place, places> m_places;
    int m_now = 0;
};

} // namespace delve::ui
