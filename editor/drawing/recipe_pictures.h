#pragma once

#include "editor/work/jobs.h"
#include "generation/recipes/declarations.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <optional>

/// A small picture of what each recipe generates, to choose from: generated in the background, of the seed that the
/// recipe names as its sample. Owned by the view that shows them; its functions are called on the owner's thread, and
/// its signal arrives there.
namespace delve::editor {

class RecipePictures : public QObject {
    Q_OBJECT
public:
    /// `size` in pixels. The declarations outlive the pool: a cancelled job may still read them.
    RecipePictures(JobPool& pool, QSize size,
                   const generation::Declarations& declarations = generation::builtInDeclarations(),
                   QObject* parent = nullptr)
        : QObject(parent), m_size(size), m_declarations(declarations), m_jobs(pool, JobPolicy::OneAtATime) {}

    /// Draws all of them once: a second call does nothing, unless it is for another colour. Sends `ready` for each.
    void start(QRgb background); ///< colour of void

signals:
    void ready(const QString& recipe, const QImage& picture);

private:
    QSize m_size;
    const generation::Declarations& m_declarations;
    std::optional<QRgb> m_background; ///< of the pictures drawn last
    JobQueue m_jobs;
};

} // namespace delve::editor
