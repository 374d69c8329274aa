#include "generation/level/delve/foreign_file.h"

#include <algorithm>

namespace delve {
namespace {

using namespace std::string_view_literals;

struct Signature {
    std::string_view bytes;
    std::string_view name;
};

constexpr Signature archives[] = {
    {"\x1f\x8b"sv, "gzip"},
    {"PK\x03\x04"sv, "zip"},
    {"\x28\xb5\x2f\xfd"sv, "zstd"},
    {"\xfd"
     "7zXZ\0"sv,
     "xz"},
    {"BZh"sv, "bzip2"},
    {"7z\xbc\xaf\x27\x1c"sv, "7z"},
};

constexpr Signature pictures[] = {
    {"\x89PNG\r\n\x1a\n"sv, "PNG"},
    {"\xff\xd8\xff"sv, "JPEG"},
    {"GIF8"sv, "GIF"},
    {"BM"sv, "BMP"},
};

constexpr Signature documents[] = {
    {"<"sv, "XML"},
    {"%PDF-"sv, "PDF"},
    {"SQLite format 3\0"sv, "SQLite"},
};

/// The marks at the beginning of texts in other encodings, and how a text that begins with a bracket looks without.
constexpr Signature encodings[] = {
    {"\xff\xfe\0\0"sv, "UTF-32"}, {"\0\0\xfe\xff"sv, "UTF-32"}, {"{\0\0\0"sv, "UTF-32"}, {"\0\0\0{"sv, "UTF-32"},
    {"\xff\xfe"sv, "UTF-16"},     {"\xfe\xff"sv, "UTF-16"},     {"{\0"sv, "UTF-16"},     {"\0{"sv, "UTF-16"},
};

constexpr std::string_view lfsPointer = "version https://git-lfs";

template <std::size_t count>
std::string_view nameIn(const Signature (&table)[count], std::string_view beginning) {
    const auto* const found = std::ranges::find_if(
        table, [beginning](const Signature& signature) { return beginning.starts_with(signature.bytes); });
    return found == std::end(table) ? std::string_view() : found->name;
}

} // namespace

std::optional<Message> foreignFile(std::string_view beginning) {
    const auto called = [](std::string_view name) { return std::vector{std::string(name)}; };
    if (const auto name = nameIn(archives, beginning); !name.empty())
        return Message{DELVE_TEXT("delve-file", "This is a %1 file. Unpack it first."), called(name)};
    if (const auto name = nameIn(pictures, beginning); !name.empty())
        return Message{DELVE_TEXT("delve-file", "This is a %1 picture. Choose another file."), called(name)};
    if (const auto name = nameIn(documents, beginning); !name.empty())
        return Message{DELVE_TEXT("delve-file", "This is a %1 file. Choose another file."), called(name)};
    if (const auto name = nameIn(encodings, beginning); !name.empty())
        return Message{DELVE_TEXT("delve-file", "This text is in %1. Save it in UTF-8."), called(name)};
    if (beginning.starts_with(lfsPointer))
        return Message{
            DELVE_TEXT("delve-file", "This is a pointer of Git LFS in place of the file. Run “git lfs pull” first.")};
    return {};
}

} // namespace delve
