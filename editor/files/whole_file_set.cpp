#include "editor/files/whole_file_set.h"

#include "editor/files/sink_device.h"

#include <QFile>

#include <algorithm>

namespace delve::editor {
namespace {

/// Does it stay in the folder, or in one within?
bool isBeside(const std::filesystem::path& path) {
    const auto leaves = [](const std::filesystem::path& part) { return part.empty() || part == "." || part == ".."; };
    return path.is_relative() && path.has_filename() && std::none_of(path.begin(), path.end(), leaves);
}

/// Is the file a link, or a folder on the way to it? Whoever put it there may want us to write somewhere else.
bool leadsElsewhere(const std::filesystem::path& folder, const std::filesystem::path& beside) {
    auto place = folder;
    std::error_code error;
    return std::any_of(beside.begin(), beside.end(), [&](const std::filesystem::path& part) {
        place /= part;
        return std::filesystem::is_symlink(place, error);
    });
}

} // namespace

WholeFileSet::WholeFileSet(const QString& named, Existing existing)
    : m_named(QFile::encodeName(named).toStdString()), m_files(existing) {}

Done WholeFileSet::writeNamed(const Write& write) { return m_files.write(m_named, throughDevice(write)); }

Done WholeFileSet::writeBeside(const std::string& path, const Write& write) {
    if (!isBeside(path))
        return badInput({DELVE_TEXT("files", "%1: this is not a path within the folder of the export. Choose another "
                                             "name for the export."),
                         {path}});
    const auto whole = m_named.parent_path() / path;
    if (leadsElsewhere(m_named.parent_path(), path))
        return fileAccess({DELVE_TEXT("files", "%1: this is a link, which only a file that you name yourself is "
                                               "written through. Remove it, or export to another folder."),
                           {path}});
    if (path.find('/') != std::string::npos)
        if (auto made = m_files.makeFolder(whole.parent_path()); !made) return made;
    return m_files.write(whole, throughDevice(write));
}

} // namespace delve::editor
