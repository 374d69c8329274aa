#include "ui/files/file_filters.h"

#include "editor/formats/formats.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"

#include <QCoreApplication>

namespace delve::ui {

namespace {

struct FileFilters {
    Q_DECLARE_TR_FUNCTIONS(FileFilters)
};

} // namespace

QString filterOf(const editor::Format& format) {
    QStringList endings;
    for (const auto& ending : format.endings) endings.append(QStringLiteral("*.") + editor::fromView(ending));
    return QStringLiteral("%1 (%2)").arg(editor::toQString(format.name), endings.join(u' '));
}

QStringList filtersOf(bool (*wanted)(const editor::Format&)) {
    QStringList filters;
    for (const auto& format : editor::builtInFormats())
        if (wanted(format)) filters.append(filterOf(format));
    return filters;
}

QStringList openFilters() {
    auto filters = filtersOf([](const editor::Format& format) { return format.canRead(); });
    QStringList all;
    for (const auto& filter : filters) all.append(filter.section(u'(', -1).chopped(1));
    filters.prepend(FileFilters::tr("All maps (%1)").arg(all.join(u' ')));
    return filters;
}

} // namespace delve::ui
