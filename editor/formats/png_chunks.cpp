#include "editor/formats/png_chunks.h"

#include <QtEndian>

#include <array>
#include <limits>
#include <string_view>

namespace delve {
namespace {

constexpr std::string_view signature("\x89PNG\r\n\x1a\n", 8);
/// Of a chunk: four bytes each for its length, its name and its checksum.
constexpr std::size_t frame = 12;
constexpr std::size_t headerLength = 13;

/// CRC-32 as the PNG specification has it, annex D.
std::uint32_t checksum(std::string_view bytes) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> made{};
        for (std::uint32_t i = 0; i < made.size(); ++i) {
            std::uint32_t c = i;
            for (int bit = 0; bit < 8; ++bit) c = (c & 1) != 0 ? 0xedb88320u ^ (c >> 1) : c >> 1;
            made[i] = c;
        }
        return made;
    }();
    std::uint32_t state = 0xffffffffu;
    for (const char byte : bytes) state = table[(state ^ static_cast<unsigned char>(byte)) & 0xff] ^ (state >> 8);
    return ~state;
}

std::uint32_t numberAt(std::string_view bytes, std::size_t offset) {
    return qFromBigEndian<std::uint32_t>(bytes.data() + offset);
}

Failure noPng() { return badInput(Message{DELVE_TEXT("formats", "The file is not a PNG picture.")}); }
Failure notWhole() {
    return badInput(Message{DELVE_TEXT("formats", "The picture ends too early: a part of the file is missing.")});
}
Failure damaged() {
    return badInput(Message{DELVE_TEXT("formats", "The picture is damaged: a checksum in the file is wrong.")});
}

} // namespace

Result<QSize> checkPng(const QByteArray& bytes) {
    std::string_view rest(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (!rest.starts_with(signature)) return noPng();
    rest.remove_prefix(signature.size());
    QSize size;
    bool pixels = false;
    while (true) {
        if (rest.size() < frame) return notWhole();
        const std::size_t length = numberAt(rest, 0);
        const std::string_view name = rest.substr(4, 4);
        if (size.isEmpty() && (name != "IHDR" || length != headerLength)) return noPng();
        if (rest.size() - frame < length) return notWhole();
        if (checksum(rest.substr(4, length + 4)) != numberAt(rest, length + 8)) return damaged();
        if (name == "IHDR") {
            const std::uint32_t width = numberAt(rest, 8);
            const std::uint32_t height = numberAt(rest, 12);
            constexpr std::uint32_t most = std::numeric_limits<int>::max();
            if (width == 0 || height == 0 || width > most || height > most) return noPng();
            size = QSize(static_cast<int>(width), static_cast<int>(height));
        }
        if (name == "IEND") return pixels ? Result<QSize>(size) : notWhole();
        pixels = pixels || name == "IDAT";
        rest.remove_prefix(frame + length);
    }
}

} // namespace delve
