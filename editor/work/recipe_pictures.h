#pragma once

#include "generation/pipeline/feedback.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <thread>

/// A small picture of what each recipe makes, for choosing among them: made by the recipe itself, always of the same
/// seed and size, on a thread of its own. Owned by who shows them; its functions are called from the owner's thread,
/// and its signal arrives there.
namespace delve {

class RecipePictures : public QObject {
    Q_OBJECT
public:
    /// `size` in pixels.
    explicit RecipePictures(QSize size, QObject* parent = nullptr) : QObject(parent), m_size(size) {}
    /// Stops what is still drawn and waits for it.
    ~RecipePictures() override;

    /// Draws them all, once: a second call does nothing. `ready` follows for each.
    void start(QRgb background); ///< what void is drawn in

signals:
    void ready(const QString& recipe, const QImage& picture);

private:
    void draw(QRgb background);

    QSize m_size;
    Feedback m_feedback;
    std::thread m_thread;
};

} // namespace delve
