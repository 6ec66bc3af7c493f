import { relevance } from '@kampana/engine-declare/lists/list-query'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import { useListContext, useTranslate } from 'react-admin'
import { kindView } from '../kinds/index.ts'
import { isSortable } from '../list/is-sortable.ts'
import { useListColumns } from '../list/list-columns.ts'

interface OrderChoice {
  field: string
  order: 'ASC' | 'DESC'
  label: string
}

/** Labeled sort orders of a list and the current one, which may be that of a hidden column. */
export const useListOrder = (resource: Resource) => {
  const t = useTranslate()
  const { sort, setSort, filterValues = {} } = useListContext()
  const columns = useListColumns(resource).filter(([, field]) => isSortable(field))
  const isRanked = sort.field === relevance || Boolean(filterValues.q)
  const choices: OrderChoice[] = [
    ...(isRanked && !resource.fields[relevance]
      ? [{ field: relevance, order: 'DESC' as const, label: t('Best match first') }]
      : []),
    ...(resource.byHand ? [{ field: sortPosition, order: 'ASC' as const, label: t('Manual order') }] : []),
    ...(sort.field === 'id' ? [{ field: 'id', order: sort.order, label: t('Creation order') }] : []),
    ...columns.flatMap(([name, field]) =>
      (['ASC', 'DESC'] as const).map((order, index) => ({
        field: name,
        order,
        label: `${t(field.label)}, ${t(kindView(field).orderLabels?.[index] ?? '')}`,
      })),
    ),
  ]
  const current = choices.find(({ field, order }) => field === sort.field && order === sort.order)
  const choose = ({ field, order }: OrderChoice) => setSort({ field, order })
  return { choices, current, choose }
}
