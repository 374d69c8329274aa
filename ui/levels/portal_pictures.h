#pragma once

#include "editor/drawing/overlays.h"

#include <QImage>
#include <QObject>

#include <map>
#include <string>

/// Where cells are large enough, what a portal leads to is shown over it as a small picture. Pictures are drawn when
/// they are first seen, and again after their level changed. Owned by the page of the document.
namespace delve {

class Document;

class PortalPictures : public QObject, public Overlay {
    Q_OBJECT
public:
    static constexpr double leastCellPixels = 20;

    explicit PortalPictures(const Document& document, QObject* parent = nullptr);

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override;

private:
    [[nodiscard]] const QImage& pictureOf(const Level& level) const;

    struct Picture {
        Grid tiles; ///< it was drawn of; shared with the level, so it costs nothing
        QImage image;
    };
    const Document& m_document;
    mutable std::map<std::string, Picture> m_pictures;
};

} // namespace delve
