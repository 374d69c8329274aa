#pragma once

#include "app/console/console.h"

#include <QIODevice>

/// Standard output as a device for formats: byte for byte. Owned by the code that writes.
namespace delve::app {

class ConsoleDevice : public QIODevice {
public:
    explicit ConsoleDevice(Console& console) : m_console(console) {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* bytes, qint64 count) override {
        return m_console.printBytes({bytes, static_cast<std::size_t>(count)}) ? count : -1;
    }

private:
    Console& m_console;
};

} // namespace delve::app
