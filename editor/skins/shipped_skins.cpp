#include "editor/skins/shipped_skins.h"

#include "editor/skins/read_skin.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <mutex>

/// Outside any namespace, as the macro requires.
static void registerSkins() { Q_INIT_RESOURCE(skins); }

namespace delve::editor {
namespace {

Result<QByteArray> resource(const QString& name) {
    QFile file(QStringLiteral(":/skins/") + name);
    if (!file.open(QIODevice::ReadOnly)) return impossible({});
    return file.readAll();
}

SharedSkin readShipped(const std::string& name) {
    const auto text = resource(QString::fromStdString(name) + QStringLiteral(".skin"));
    if (!text) return {};
    auto skin = readSkin({text->constData(), static_cast<std::size_t>(text->size())},
                         [](const std::string& file) { return resource(QString::fromStdString(file)); });
    return skin ? std::make_shared<const Skin>(*std::move(skin)) : SharedSkin();
}

struct Shipped {
    std::once_flag read;
    SharedSkin skin;
};

} // namespace

const std::vector<std::string>& shippedSkins() {
    static const std::vector<std::string> names{"masonry", "grotto", "countryside"};
    return names;
}

SharedSkin shippedSkin(std::string_view name) {
    const auto& names = shippedSkins();
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return {};
    static std::array<Shipped, 3> shipped; // written once, each
    auto& wanted = shipped.at(static_cast<std::size_t>(found - names.begin()));
    std::call_once(wanted.read, [&] {
        registerSkins();
        wanted.skin = readShipped(*found);
    });
    return wanted.skin;
}

} // namespace delve::editor
