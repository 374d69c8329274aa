#pragma once

#include "app/verbs/verb.h"

/// The verbs, one file each.
namespace delve::app {

[[nodiscard]] Verb recipesVerb();
[[nodiscard]] Verb generateVerb();
[[nodiscard]] Verb regenerateVerb();
[[nodiscard]] Verb resizeVerb();
[[nodiscard]] Verb convertVerb();
[[nodiscard]] Verb pictureVerb();
[[nodiscard]] Verb serveVerb();
[[nodiscard]] Verb skinVerb();
[[nodiscard]] Verb thingsVerb();
[[nodiscard]] Verb inspectVerb();
[[nodiscard]] Verb checkVerb();
[[nodiscard]] Verb surveyVerb();
[[nodiscard]] Verb playVerb();
[[nodiscard]] Verb helpVerb();
[[nodiscard]] Verb completionsVerb();
[[nodiscard]] Verb manPageVerb();

} // namespace delve::app
