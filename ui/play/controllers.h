#pragma once

#include "editor/play/controller.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QSocketNotifier>

#include <map>
#include <memory>

/// The controllers that are plugged in, as Linux tells of them; elsewhere there are none. One that comes or goes while
/// this lives is noticed. Each has the lowest number that was free when it came, and keeps it. Owned by the play screen
/// while it is seen.
namespace delve::ui {

/// Reads the events of one device, or of whatever tells events in their form. Owns the descriptor.
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
    QByteArray m_part; ///< of an event whose end has not come yet
    editor::ControllerState m_state;
};

class Controllers : public QObject {
    Q_OBJECT
public:
    /// Those whose devices lie in a folder.
    explicit Controllers(const QString& folder, QObject* parent = nullptr);

    /// One more, by its descriptor, which is taken over.
    void add(int descriptor, const QString& path);
    [[nodiscard]] std::size_t count() const { return m_readers.size(); }

signals:
    void told(std::size_t controller, const delve::editor::ControllerSign& sign);

private:
    void look(const QString& folder);

    std::map<std::size_t, std::unique_ptr<ControllerReader>> m_readers; ///< by their numbers
    QFileSystemWatcher m_watcher;
};

/// Where the devices are.
inline constexpr auto deviceFolder = "/dev/input";

} // namespace delve::ui
