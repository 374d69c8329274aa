#include "editor/files/sink_device.h"

#include "editor/files/files.h"

namespace delve::editor {

WriteText throughDevice(const std::function<Done(QIODevice&)>& write) {
    return [write](const TextSink& sink) -> Done {
        SinkDevice device(sink);
        auto written = write(device);
        if (written && !device.flush()) return notWritten(device);
        return written;
    };
}

} // namespace delve::editor
