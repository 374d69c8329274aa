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
const Signature* findIn(const Signature (&table)[count], std::string_view beginning) {
    const auto* const found = std::ranges::find_if(
        table, [beginning](const Signature& signature) { return beginning.starts_with(signature.bytes); });
    return found == std::end(table) ? nullptr : found;
}

} // namespace

std::optional<Message> foreignFile(std::string_view beginning) {
    const auto say = [](const Text& sentence, const Signature& found) {
        return Message{sentence, {std::string(found.name)}};
    };
    if (const auto* archive = findIn(archives, beginning))
        return say(DELVE_TEXT("delve-file", "This file is packed (%1). Unpack it first."), *archive);
    if (const auto* picture = findIn(pictures, beginning))
        return say(DELVE_TEXT("delve-file", "This is a %1 picture. Choose another file."), *picture);
    if (const auto* document = findIn(documents, beginning))
        return say(DELVE_TEXT("delve-file", "Unsupported file type (%1). Choose another file."), *document);
    if (const auto* encoding = findIn(encodings, beginning))
        return say(DELVE_TEXT("delve-file", "This text is encoded in %1. Save it as UTF-8."), *encoding);
    if (beginning.starts_with(lfsPointer))
        return Message{
            DELVE_TEXT("delve-file", "This is a Git LFS pointer, not the file itself. Run “git lfs pull” first.")};
    return {};
}

} // namespace delve
