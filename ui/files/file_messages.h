#pragma once

#include "generation/level/result.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What the message bar says about a file.
namespace delve::ui {

[[nodiscard]] QStringList sentencesOf(const std::vector<Message>& messages);
/// The message about an inaccessible file names the file; messages about the content of a file do not.
[[nodiscard]] QString whyNotOpened(const QString& path, const Failure& failure);

} // namespace delve::ui
