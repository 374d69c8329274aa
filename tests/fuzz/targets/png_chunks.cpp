#include "tests/fuzz/targets/png_chunks.h"

#include "generation/random/stream.h"

#include <algorithm>
#include <array>
#include <vector>

#include <zlib.h>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t room);

namespace delve::fuzz {
namespace {

constexpr std::size_t signatureBytes = 8, lengthBytes = 4, nameBytes = 4, sumBytes = 4;

std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (const char byte : bytes.substr(at, 4)) number = number << 8 | static_cast<unsigned char>(byte);
    return number;
}

std::string bytesOf(std::uint32_t number) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xffU);
    return bytes;
}

/// From the length field to the end of the checksum.
struct Chunk {
    std::size_t begin = 0;
    std::size_t length = 0;
};

/// The complete chunks before the first incomplete one.
std::vector<Chunk> chunksOf(std::string_view bytes) {
    constexpr std::size_t around = lengthBytes + nameBytes + sumBytes;
    std::vector<Chunk> chunks;
    std::size_t at = signatureBytes;
    while (at + around <= bytes.size()) {
        const std::size_t length = numberAt(bytes, at) + around;
        if (length > bytes.size() - at) break;
        chunks.push_back({at, length});
        at += length;
    }
    return chunks;
}

std::uint32_t checksumOf(std::string_view bytes) {
    return static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

/// Changes the width or the height in the header.
void changeSize(std::string& bytes, const Chunk& header, Stream& random) {
    static constexpr std::array<std::uint32_t, 10> sizes{0, 1, 2, 15, 256, 257, 4096, 16384, 0x7fffffff, 0x80000000};
    const auto at = header.begin + lengthBytes + nameBytes + 4 * random.below(2);
    if (at + 4 <= bytes.size()) bytes.replace(at, 4, bytesOf(sizes[random.below(sizes.size())]));
}

/// Changes bit depth, colour type, compression, filter or interlacing.
void changeKind(std::string& bytes, const Chunk& header, Stream& random) {
    static constexpr std::array<char, 9> values{0, 1, 2, 3, 4, 6, 8, 16, 17};
    const auto at = header.begin + lengthBytes + nameBytes + 8 + random.below(5);
    if (at < bytes.size()) bytes[at] = values[random.below(values.size())];
}

std::string changed(std::string bytes, Stream& random) {
    const auto chunks = chunksOf(bytes);
    if (chunks.empty()) return bytes;
    const Chunk one = chunks[random.below(chunks.size())];
    const Chunk other = chunks[random.below(chunks.size())];
    switch (random.below(5)) {
    case 0: bytes.insert(other.begin, bytes.substr(one.begin, one.length)); break;
    case 1: bytes.erase(one.begin, one.length); break;
    case 2: bytes.replace(one.begin, one.length, bytes.substr(other.begin, other.length)); break;
    case 3: changeSize(bytes, chunks[0], random); break;
    default: changeKind(bytes, chunks[0], random); break;
    }
    return bytes;
}

} // namespace

std::string withFittingChecksums(std::string_view bytes) {
    std::string fitting(bytes);
    for (const auto& chunk : chunksOf(bytes)) {
        const auto summed = bytes.substr(chunk.begin + lengthBytes, chunk.length - lengthBytes - sumBytes);
        fitting.replace(chunk.begin + chunk.length - sumBytes, sumBytes, bytesOf(checksumOf(summed)));
    }
    return fitting;
}

std::size_t mutatePng(std::span<std::uint8_t> room, std::size_t size, std::uint64_t seed) {
    Stream random(seed);
    if (random.chance(1, 2)) return LLVMFuzzerMutate(room.data(), size, room.size());
    const auto bytes = changed({reinterpret_cast<const char*>(room.data()), size}, random);
    if (bytes.size() > room.size()) return LLVMFuzzerMutate(room.data(), size, room.size());
    std::ranges::copy(bytes, room.begin());
    return bytes.size();
}

} // namespace delve::fuzz
