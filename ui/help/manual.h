#pragma once

#include <QString>

#include <optional>
#include <vector>

/// The manual on disk: README.md and the pages under docs/ that it links to, as they come with this version.
namespace delve::ui {

struct ManualSection {
    QString title;
    QString anchor; ///< as links name it: "its-tables"
};

struct ManualPage {
    QString path; ///< from the manual's folder: "docs/window.md"
    QString title;
    QString text;                        ///< Markdown
    QString words;                       ///< what is to be read of it, without places of links and pictures
    std::vector<ManualSection> sections; ///< those of the second level
};

class Manual {
public:
    /// Reads all pages, README.md first, the others in the order in which it links to them. Of no pages, if the folder
    /// has none.
    [[nodiscard]] static Manual in(const QString& folder);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] const std::vector<ManualPage>& pages() const { return m_pages; }
    [[nodiscard]] const ManualPage* find(const QString& path) const;
    /// Does the page have every word of a search, in any order?
    [[nodiscard]] static bool has(const ManualPage& page, const QString& words);

private:
    QString m_folder;
    std::vector<ManualPage> m_pages;
};

/// Where this program has its manual: beside the installed program, or in the source tree above a program that was just
/// built. Empty if it is nowhere.
[[nodiscard]] QString manualFolder(const QString& programFolder);

/// A heading as links name it: lower case, hyphens for spaces, letters and digits only.
[[nodiscard]] QString anchorOf(const QString& heading);

} // namespace delve::ui
