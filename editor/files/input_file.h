#pragma once

#include "generation/files/open_file.h"
#include "generation/level/result.h"

#include <QString>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// The only way to open a file named by a person or by another file: pictures of tiles, maps in pictures, and other
/// files named beside a map. The name may come from an untrusted file, so the checks look at the opened file, not at
/// its name: between a check of the name and the opening, another file can take its place.
namespace delve::editor {

struct AllowedFolders; // in project_folder.h

class InputFile {
public:
    /// What a person named as the thing to read, be it a pipe: waits for whoever writes to it.
    [[nodiscard]] static Result<InputFile> open(const QString& path, std::int64_t maxBytes);
    /// What a person chose beside the thing they work on: a regular file.
    [[nodiscard]] static Result<InputFile> openRegular(const QString& path, std::int64_t maxBytes);
    /// What `file` names, by its path from the folder of `file`: a regular file in that folder, or in one within, once
    /// all links are followed. Nothing else is opened, not even for a moment.
    [[nodiscard]] static Result<InputFile> openBeside(const QString& file, const std::string& name,
                                                      std::int64_t maxBytes);
    /// What `file` names, by its path from the folder of `file` or by an absolute one: a regular file in one of these
    /// folders, or in one within, once all links are followed.
    [[nodiscard]] static Result<InputFile> openNamed(const QString& file, const std::string& name,
                                                     const AllowedFolders& allowed, std::int64_t maxBytes);

    /// The folder of such a file if there is one and it lies in none of the allowed folders: what a person can be asked
    /// to allow. Opens nothing.
    [[nodiscard]] static std::optional<QString> folderToAllow(const QString& file, const std::string& name,
                                                              const AllowedFolders& allowed);

    /// Fills what there is room for, or a part of it; 0 at the end. Refuses to go on beyond the most bytes.
    [[nodiscard]] Result<std::size_t> read(std::span<std::byte> into);
    [[nodiscard]] std::int64_t bytesRead() const { return m_read; }
    /// Of a regular file; 0 for any other.
    [[nodiscard]] std::int64_t size() const;

    /// Which file it is, whatever it is called.
    struct Identity {
        std::uint64_t device = 0;
        std::uint64_t number = 0;
        friend auto operator<=>(const Identity&, const Identity&) = default;
    };
    [[nodiscard]] Identity identity() const;

private:
    InputFile(OpenFile file, std::string name, std::int64_t maxBytes)
        : m_file(std::move(file)), m_name(std::move(name)), m_max(maxBytes) {}
    [[nodiscard]] Failure tooLarge() const;
    [[nodiscard]] Done checkRegular() const;
    [[nodiscard]] static Result<InputFile> found(OpenFile place, const std::string& name, std::int64_t maxBytes);

    OpenFile m_file;
    std::string m_name; ///< as it was named
    std::int64_t m_max;
    std::int64_t m_read = 0;
};

} // namespace delve::editor
