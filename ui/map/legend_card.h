#pragma once

#include "ui/map/shown_overlays.h"

#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// The legend of the overlays that are shown, and why one of them is not: a card over the lower left corner of the map.
/// A click or Space folds it to the names of the overlays; its tool tip has all lines, whole. A child of the map's
/// viewport. Owned by the map surface, which places it.
namespace delve::ui {

class LegendCard : public QWidget {
    Q_OBJECT
public:
    explicit LegendCard(QWidget* parent = nullptr);

    /// Hides itself without overlays. `persona`: whose games are shown by overlays of a persona.
    void show(const std::vector<ShownOverlay>& overlays, const std::string& persona = {});
    /// Of the view that it lies over.
    void placeIn(const QRect& area);
    void setWanted(bool wanted); ///< false: it stays hidden
    [[nodiscard]] bool wanted() const { return m_wanted; }
    [[nodiscard]] bool folded() const { return m_folded; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        enum class Kind : std::uint8_t { Name, Row, Failure };
        Kind kind = Kind::Name;
        QString text;
        void (*sign)(QPainter&, const QRectF&) = nullptr; ///< of a row
    };
    void fold();
    void layOut();
    void describe();
    void paintGround(QPainter& painter) const;
    void paintLine(QPainter& painter, const Line& line, QRect place) const;
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int heightOf(const Line& line, int width) const;
    [[nodiscard]] int heightAt(int width) const; ///< of all lines
    [[nodiscard]] std::size_t linesThatFit() const;

    std::vector<ShownOverlay> m_overlays;
    std::string m_persona;
    std::vector<Line> m_lines;
    QRect m_area;
    bool m_folded = false;
    bool m_wanted = true;
};

} // namespace delve::ui
