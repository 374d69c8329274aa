#include "editor/formats/picture_memory.h"

#include <QImageReader>

namespace delve {

void allowPicture(QSize size) {
    const auto pixels = qint64{size.width()} * size.height();
    const auto megabytes = static_cast<int>((pixels * mostBytesOfPixel >> 20) + 1);
    if (megabytes > QImageReader::allocationLimit()) QImageReader::setAllocationLimit(megabytes);
}

} // namespace delve
