#pragma once

#include "generation/level/tile.h"

#include <QWidget>

/// A preview of a tile on a map, within the floor and walls of a small room. Owned by the dialog that contains it.
namespace delve::ui {

class TilePreview : public QWidget {
    Q_OBJECT
public:
    explicit TilePreview(QWidget* parent = nullptr);

    void showTile(const TileKind& kind);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TileKind m_kind;
};

} // namespace delve::ui
