#pragma once

#include "editor/play/controller.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QSocketNotifier>

#include <map>
#include <memory>

/// The connected game controllers, as Linux reports them; on other systems there are none. Notices controllers that are
/// connected or removed. Each gets the lowest free number when it is connected, and keeps it. Owned by the play screen
/// while that is visible.
namespace delve::ui {

/// Reads the events of one device, or of another source in the same format. Owns the descriptor.
class ControllerReader : public QObject {
    Q_OBJECT
public:
    ControllerReader(int descriptor, QString path, QObject* parent = nullptr);
    ~ControllerReader() override;

    [[nodiscard]] const QString& path() const { return m_path; }

signals:
    void told(const delve::editor::ControllerSign& sign);
    void gone(); ///< it was unplugged

private:
    void read();
    void hear(const editor::ControllerEvent& event);
    [[nodiscard]] editor::ControllerState stateOf(int descriptor) const;

    int m_descriptor;
    QString m_path;
    QSocketNotifier m_ready;
    QByteArray m_part; ///< an incomplete event
    editor::ControllerState m_state;
};

class Controllers : public QObject {
    Q_OBJECT
public:
    /// Reads the devices in a folder.
    explicit Controllers(const QString& folder, QObject* parent = nullptr);

    /// Adds a controller and takes over its descriptor.
    void add(int descriptor, const QString& path);
    [[nodiscard]] std::size_t count() const { return m_readers.size(); }

signals:
    void told(std::size_t controller, const delve::editor::ControllerSign& sign);

private:
    void look(const QString& folder);

    std::map<std::size_t, std::unique_ptr<ControllerReader>> m_readers; ///< by their numbers
    QFileSystemWatcher m_watcher;
};

/// The folder of the devices.
inline constexpr auto deviceFolder = "/dev/input";

} // namespace delve::ui
