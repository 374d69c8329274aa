#pragma once

#include "editor/work/jobs.h"
#include "generation/recipes/declarations.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <optional>

/// A small picture of what each recipe makes, for choosing among them: made by the recipe itself, always of the same
/// seed and size, in the background. Owned by who shows them; its functions are called from the owner's thread,
/// and its signal arrives there.
namespace delve::editor {

class RecipePictures : public QObject {
    Q_OBJECT
public:
    /// `size` in pixels.
    RecipePictures(JobPool& pool, QSize size,
                   const generation::Declarations& declarations = generation::builtInDeclarations(),
                   QObject* parent = nullptr)
        : QObject(parent), m_size(size), m_declarations(declarations), m_jobs(pool, JobPolicy::OneAtATime) {}

    /// Draws them all, once: a second call does nothing, unless it is for another colour. `ready` follows for each.
    void start(QRgb background); ///< what void is drawn in

signals:
    void ready(const QString& recipe, const QImage& picture);

private:
    QSize m_size;
    const generation::Declarations& m_declarations;
    std::optional<QRgb> m_background; ///< of those that are drawn, or were
    JobQueue m_jobs;
};

} // namespace delve::editor
