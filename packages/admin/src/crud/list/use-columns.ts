import type { Resource } from '@kampana/shared/resource'
import { useStore } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { useOverrides } from '../overrides.tsx'
import type { CsvColumn } from '../export/csv.ts'
import { authorColumn, hasAuthors } from '../finding/author-column.ts'
import { msg } from '../../language/msg.ts'
import { useHiddenColumns, useListColumns } from './list-columns.ts'

/** The columns of an export in their order: those that the person shows, and those that a table hides by itself. */
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

/** The fields that people write and lists leave out, as bodies are. Only our own server adds them to a list's rows. */
const longFields = ({ fields }: Resource): string[] =>
  capabilities().lists
    ? Object.entries(fields)
        .filter(([, field]) => !field.inList && !field.readOnly)
        .map(([name]) => name)
    : []

/** All columns of a table, which of them are hidden, and a toggle. react-admin's store keeps the choice in the browser. */
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

/** react-admin stores the column of each position; a column that it doesn't list keeps its own position. */
const columnRank = (ranks: readonly number[], column: number): number => {
  const rank = ranks.indexOf(column)
  return rank === -1 ? column : rank
}
