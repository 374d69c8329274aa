#pragma once

#include "editor/drawing/overlays.h"

#include <QWidget>

#include <string>
#include <vector>

/// The legend of the overlays that are shown: a card over the lower left corner of the map. A click folds it to the
/// names of the overlays. Owned by the map surface, which places it.
namespace delve::ui {

class LegendCard : public QWidget {
    Q_OBJECT
public:
    explicit LegendCard(QWidget* parent = nullptr);

    /// Hides itself without overlays. `persona`: whose games are shown by overlays of a persona.
    void show(const std::vector<const editor::OverlayKind*>& kinds, const std::string& persona);
    /// Of the view that it lies over.
    void placeIn(const QRect& area);
    void setWanted(bool wanted); ///< false: it stays hidden
    [[nodiscard]] bool wanted() const { return m_wanted; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QString text;
        void (*sign)(QPainter&, const QRectF&) = nullptr; ///< null: the name of an overlay
    };
    void layOut();
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] int lineHeight() const;

    std::vector<const editor::OverlayKind*> m_kinds;
    std::string m_persona;
    std::vector<Line> m_lines;
    QRect m_area;
    bool m_folded = false;
    bool m_wanted = true;
};

} // namespace delve::ui
