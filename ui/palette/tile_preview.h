#pragma once

#include "generation/level/tile.h"

#include <QWidget>

/// How a tile looks on a map: some of it, amid the floor and walls of a small room. Owned by the dialog it stands in.
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
