#include "ui/properties/table_row_list.h"

#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "ui/fields/list_when_used.h"
#include "ui/rules/row_fields.h"
#include "ui/theme/icon.h"

#include <QComboBox>
#include <QCoreApplication>

#include <tuple>
#include <utility>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(TableRowList)
};

QString unknownRow(RowsOf rows, const QString& name) {
    return (rows == RowsOf::Enemies
                ? Texts::tr("Unknown enemy “%1”. Choose one from the table of enemies, or add this one to it.")
                : Texts::tr("Unknown encounter “%1”. Choose one from the table of encounters, or add this one to it."))
        .arg(name);
}

class TableRowList : public ListWhenUsed {
public:
    TableRowList(RowsOf rows, std::optional<std::string> now, std::function<Tables()> table)
        : m_rows(rows), m_now(std::move(now)), m_table(std::move(table)) {
        list();
    }
    void take(int index) {
        const auto name = itemData(index).toString();
        m_now = name.isEmpty() ? std::nullopt : std::optional(name.toStdString());
        list();
    }

protected:
    void fill() override { list(); }

private:
    void list() {
        clear();
        const auto tables = m_table();
        if (m_rows == RowsOf::Encounters) addItem(Texts::tr("Any"), QString());
        if (m_rows == RowsOf::Enemies) addRows(*tables.enemies);
        else addRows(*tables.encounters);
        const auto named = m_now ? QString::fromStdString(*m_now) : QString();
        const bool known = !m_now || findData(named) >= 0;
        if (!known) addUnknown(named);
        setCurrentIndex(!m_now ? 0 : findData(named));
        setToolTip(known ? QString() : itemData(currentIndex(), Qt::ToolTipRole).toString());
    }
    template <class Rows>
    void addRows(const Rows& rows) {
        for (const auto& row : rows) addItem(shownWords(row.name), QString::fromStdString(row.name));
    }
    void addUnknown(const QString& name) {
        addItem(icon(QStringLiteral("warning")), Texts::tr("%1 (not in the table)").arg(name), name);
        setItemData(count() - 1, unknownRow(m_rows, name), Qt::ToolTipRole);
    }

    RowsOf m_rows;
    std::optional<std::string> m_now;
    std::function<Tables()> m_table;
};

} // namespace

std::optional<RowsOf> tableNamedBy(const ThingField& field) {
    for (const auto& [kind, name, rows] : {std::tuple(ThingKind::Enemy, enemyField, RowsOf::Enemies),
                                           std::tuple(ThingKind::Encounter, encounterField, RowsOf::Encounters)})
        for (const auto& own : infoOf(kind).fields)
            if (&own == &field && field.name == name) return rows;
    return {};
}

std::optional<std::string> rowNamedIn(const Properties& fields, const ThingField& field) {
    const auto* const value = fields.find(field.name);
    const auto* const word = value ? std::get_if<std::string>(value) : nullptr;
    return word && !word->empty() ? std::optional(*word) : std::nullopt;
}

QWidget* makeTableRowList(RowsOf rows, const QString& name, const std::optional<std::string>& now,
                          std::function<Tables()> table, std::function<void(PropertyValue)> changed) {
    auto* list = new TableRowList(rows, now, std::move(table));
    list->setAccessibleName(name);
    QObject::connect(list, &QComboBox::activated, list, [list, changed = std::move(changed)](int index) {
        const auto chosen = list->itemData(index).toString().toStdString();
        list->take(index);
        changed(chosen);
    });
    return list;
}

} // namespace delve::ui
