#pragma once

#include "app/console/command_context.h"
#include "app/files/source.h"
#include "app/files/target.h"

#include <optional>
#include <string>
#include <vector>

/// What `convert` is to read and to write.
namespace delve::app {

/// One file to read and one to write.
struct Conversion {
    Source source;
    Target target;
    std::optional<Failure> unreadable = {}; ///< reported in its turn, so that the others are converted
};

/// What the command line asks for.
struct ConversionOrder {
    std::vector<std::string> inputs;
    std::string output;
    std::optional<std::string> format;
    std::optional<std::string> from;
    std::optional<std::string> level;
    std::vector<std::string> options;
    std::optional<std::string> map;   ///< the file with the table of tiles
    std::vector<std::string> allowed; ///< folders
    bool watch = false;               ///< convert again whenever a file is saved

    [[nodiscard]] bool namesFolder() const; ///< to read
};

/// Can it be done at all?
[[nodiscard]] Done checkOrder(const ConversionOrder& order, const CommandContext& context);

/// One for each file, those in folders included. A file that cannot be read is only noted; two with the same target are
/// refused.
[[nodiscard]] Result<std::vector<Conversion>> conversionsOf(const ConversionOrder& order);

} // namespace delve::app
