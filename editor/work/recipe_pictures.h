#pragma once

#include "generation/pipeline/feedback.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <memory>
#include <optional>
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

    /// Draws them all, once: a second call does nothing, unless it is for another colour. `ready` follows for each.
    void start(QRgb background); ///< what void is drawn in

signals:
    void ready(const QString& recipe, const QImage& picture);

private:
    void stop();
    void draw(QRgb background, Feedback& feedback);
    void take(QRgb background, const QString& recipe, const QImage& picture);

    QSize m_size;
    std::optional<QRgb> m_background; ///< of those that are drawn, or were
    std::unique_ptr<Feedback> m_feedback;
    std::thread m_thread;
};

} // namespace delve
