#include "ui/measures/measure_choice.h"

#include "editor/text/message_text.h"
#include "playtest/measures/measure.h"
#include "ui/theme/tokens.h"

#include <QStandardItemModel>

namespace delve::ui {

MeasureChoice::MeasureChoice(Automatic automatic, QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    constexpr int letters = 14;
    setMinimumContentsLength(letters);
    setMaxVisibleItems(2 * gridStep);
    if (automatic == Automatic::Yes) addItem(tr("Automatic"), QString());
    addMeasures();
    choose({});
}

void MeasureChoice::addMeasures() {
    for (const auto group : play::measureGroups) {
        addHeading(editor::toQString(play::labelOf(group)));
        for (const auto& measure : play::builtInMeasures()) {
            if (measure.group != group) continue;
            addItem(editor::toQString(measure.label), QString::fromStdString(measure.id));
            setItemData(count() - 1, editor::toQString(measure.help), Qt::ToolTipRole);
        }
    }
}

void MeasureChoice::addHeading(const QString& title) {
    addItem(title);
    auto* const item = qobject_cast<QStandardItemModel*>(model())->item(count() - 1);
    item->setFlags(Qt::NoItemFlags);
    QFont font = item->font();
    font.setBold(true);
    item->setFont(font);
}

std::string MeasureChoice::chosen() const { return currentData().toString().toStdString(); }

void MeasureChoice::choose(const std::string& id) {
    const int found = findData(QString::fromStdString(id));
    const bool startsWithHeading = !(model()->flags(model()->index(0, 0)) & Qt::ItemIsEnabled);
    setCurrentIndex(found >= 0 ? found : startsWithHeading ? 1 : 0);
}

} // namespace delve::ui
