#include "ui/properties/enemy_kind_list.h"

#include "generation/level/enemy_kind.h"
#include "ui/fields/list_when_used.h"
#include "ui/rules/row_fields.h"
#include "ui/theme/icon.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(EnemyKindList)
};

class EnemyKindList : public ListWhenUsed {
public:
    EnemyKindList(std::optional<std::string> now, std::function<Tables()> table)
        : m_now(std::move(now)), m_table(std::move(table)) {
        list();
    }
    void take(int index) {
        m_now = itemData(index).toString().toStdString();
        list();
    }

protected:
    void fill() override { list(); }

private:
    void list() {
        clear();
        const auto tables = m_table();
        for (const auto& kind : *tables.enemies) addItem(shownWords(kind.name), QString::fromStdString(kind.name));
        const bool known = !m_now || tables.findEnemy(*m_now);
        if (!known) addUnknown(QString::fromStdString(*m_now));
        setCurrentIndex(!m_now ? 0 : findData(QString::fromStdString(*m_now)));
        setToolTip(known ? QString() : itemData(currentIndex(), Qt::ToolTipRole).toString());
    }
    void addUnknown(const QString& name) {
        addItem(icon(QStringLiteral("warning")), Texts::tr("%1 (not in the table)").arg(name), name);
        setItemData(
            count() - 1,
            Texts::tr("Unknown enemy “%1”. Choose one from the table of enemies, or add this one to it.").arg(name),
            Qt::ToolTipRole);
    }

    std::optional<std::string> m_now;
    std::function<Tables()> m_table;
};

} // namespace

bool namesEnemyKind(const ThingField& field) {
    const auto fields = infoOf(ThingKind::Enemy).fields;
    return std::ranges::any_of(fields, [&field](const ThingField& own) { return &own == &field; }) &&
           field.type == ThingField::Type::Word;
}

std::optional<std::string> enemyKindIn(const Properties& fields) {
    for (const auto& field : infoOf(ThingKind::Enemy).fields)
        if (const auto* value = namesEnemyKind(field) ? fields.find(field.name) : nullptr)
            if (const auto* word = std::get_if<std::string>(value)) return *word;
    return {};
}

QWidget* makeEnemyKindList(const QString& name, const std::optional<std::string>& now, std::function<Tables()> table,
                           std::function<void(PropertyValue)> changed) {
    auto* list = new EnemyKindList(now, std::move(table));
    list->setAccessibleName(name);
    QObject::connect(list, &QComboBox::activated, list, [list, changed = std::move(changed)](int index) {
        const auto chosen = list->itemData(index).toString().toStdString();
        list->take(index);
        changed(chosen);
    });
    return list;
}

} // namespace delve::ui
