#include "ui/play/controllers.h"

#include <QDir>

#include <algorithm>
#include <cerrno>
#include <cstring>

#if __has_include(<linux/input.h>)
#include <fcntl.h>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <unistd.h>
#define DELVE_CONTROLLERS 1
#endif

namespace delve::ui {

#ifdef DELVE_CONTROLLERS

namespace {

/// Linux requires every game controller to report BTN_GAMEPAD, the lower of the four buttons.
bool isController(int descriptor) {
    unsigned char keys[KEY_MAX / 8 + 1] = {};
    if (ioctl(descriptor, EVIOCGBIT(EV_KEY, sizeof keys), keys) < 0) return false;
    return keys[BTN_GAMEPAD / 8] >> (BTN_GAMEPAD % 8) & 1;
}

editor::StickRange rangeOf(int descriptor, unsigned axis) {
    input_absinfo info{};
    if (ioctl(descriptor, EVIOCGABS(axis), &info) < 0 || info.maximum <= info.minimum) return {};
    return {info.minimum, info.maximum};
}

} // namespace

editor::ControllerState ControllerReader::stateOf(int descriptor) const {
    editor::ControllerState state;
    state.setStick(rangeOf(descriptor, ABS_X), rangeOf(descriptor, ABS_Y));
    return state;
}

ControllerReader::~ControllerReader() {
    m_ready.setEnabled(false);
    ::close(m_descriptor);
}

void ControllerReader::read() {
    char bytes[64 * sizeof(input_event)];
    const auto count = ::read(m_descriptor, bytes, sizeof bytes);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) {
        m_ready.setEnabled(false);
        hear({EV_SYN, SYN_DROPPED, 0}); // releases everything that was held
        emit gone();
        return;
    }
    m_part.append(bytes, static_cast<qsizetype>(count));
    const QByteArray whole =
        m_part.left(m_part.size() / qsizetype{sizeof(input_event)} * qsizetype{sizeof(input_event)});
    m_part.remove(0, whole.size());
    for (qsizetype at = 0; at < whole.size(); at += qsizetype{sizeof(input_event)}) {
        input_event event;
        std::memcpy(&event, whole.constData() + at, sizeof event);
        hear({event.type, event.code, event.value});
    }
}

void Controllers::look(const QString& folder) {
    for (const auto& name :
         QDir(folder).entryList({QStringLiteral("event*")}, QDir::System | QDir::Files, QDir::Name)) {
        const QString path = folder + u'/' + name;
        if (std::ranges::any_of(m_readers, [&](const auto& entry) { return entry.second->path() == path; })) continue;
        const int descriptor = ::open(path.toLocal8Bit().constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0) continue;
        if (isController(descriptor)) add(descriptor, path);
        else ::close(descriptor);
    }
}

#else

editor::ControllerState ControllerReader::stateOf(int) const { return {}; }
ControllerReader::~ControllerReader() = default;
void ControllerReader::read() {}
void Controllers::look(const QString&) {}

#endif

void ControllerReader::hear(const editor::ControllerEvent& event) {
    for (const auto& sign : m_state.take(event)) emit told(sign);
}

ControllerReader::ControllerReader(int descriptor, QString path, QObject* parent)
    : QObject(parent), m_descriptor(descriptor), m_path(std::move(path)), m_ready(descriptor, QSocketNotifier::Read),
      m_state(stateOf(descriptor)) {
    connect(&m_ready, &QSocketNotifier::activated, this, &ControllerReader::read);
}

Controllers::Controllers(const QString& folder, QObject* parent) : QObject(parent) {
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &Controllers::look);
    if (!folder.isEmpty() && QDir(folder).exists()) m_watcher.addPath(folder);
    look(folder);
}

void Controllers::add(int descriptor, const QString& path) {
    std::size_t number = 0;
    while (m_readers.contains(number)) ++number;
    auto& reader = m_readers[number];
    reader = std::make_unique<ControllerReader>(descriptor, path);
    connect(reader.get(), &ControllerReader::told, this,
            [this, number](const editor::ControllerSign& sign) { emit told(number, sign); });
    // Queued: the reader is still in read().
    connect(
        reader.get(), &ControllerReader::gone, this, [this, number] { m_readers.erase(number); }, Qt::QueuedConnection);
}

} // namespace delve::ui
