import type { Resource } from '@kampana/engine-declare/resource'
import { useStore } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { useOverrides } from '../overrides.tsx'
import type { CsvColumn } from '../export/csv.ts'
import { authorColumn, hasAuthors } from '../finding/author-column.ts'
import { msg } from '../../language/msg.ts'
import { useHiddenColumns, useListColumns } from './list-columns.ts'

/** Columns of an export in order: the visible ones and those that a table hides by default. */
export const useExportColumns = (resource: Resource): CsvColumn[] => {
  const key = `${resource.name}.datatable`
  const hiddenColumns = useHiddenColumns(resource)
  const { rangeColumn } = useOverrides(resource.name)
  const [hidden] = useStore<readonly string[]>(key, hiddenColumns)
  const [ranks = []] = useStore<number[]>(`${key}_columnRanks`)
  const all = useListColumns(resource)
  const shown = [...all.keys()]
    .sort((a, b) => columnRank(ranks, a) - columnRank(ranks, b))
    .flatMap((index) => all[index]?.[0] ?? [])
    .filter((name) => !hidden.includes(name) || hiddenColumns.includes(name))
    .flatMap((name) => (name === rangeColumn?.from ? [name, rangeColumn.to] : [name]))
  return [...shown, ...longFields(resource)].flatMap((name) => {
    const field = resource.fields[name]
    return field ? [{ name, label: field.label, field }] : []
  })
}

/** Editable fields that lists omit, such as bodies. Only our own server adds them to list rows. */
const longFields = ({ fields }: Resource): string[] =>
  capabilities().lists
    ? Object.entries(fields)
        .filter(([, field]) => !field.inList && !field.readOnly)
        .map(([name]) => name)
    : []

/** All columns of a table, the hidden ones, and a toggle. react-admin's store saves the choice in the browser. */
export const useColumns = (resource: Resource) => {
  const hiddenColumns = useHiddenColumns(resource)
  const [names, setNames] = useStore<readonly string[]>(`${resource.name}.datatable`, hiddenColumns)
  const columns = useListColumns(resource)
  return {
    columns: [
      ...columns.map(([name, { label }]) => ({ name, label })),
      ...(hasAuthors(resource) ? [{ name: authorColumn, label: msg('Author') }] : []),
    ],
    hidden: new Set(names),
    toggle: (name: string) =>
      setNames(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]),
  }
}

/** react-admin stores the column of each position. A column missing from the stored order keeps its own position. */
const columnRank = (ranks: readonly number[], column: number): number => {
  const rank = ranks.indexOf(column)
  return rank === -1 ? column : rank
}
