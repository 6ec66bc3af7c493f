import { defaultColumns, listedResources, showableFields } from '@kampana/engine-declare/records-in-bodies'
import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordsFilter, RecordsView } from '@kampana/engine-declare/rich-text/records-rules'
import { msg } from '../../language/msg.ts'

/** Attributes of a record list in a body: its resource, filter and display. */
export interface RecordsAttrs {
  resource: string
  filter: RecordsFilter | null
  view: RecordsView
  columns: readonly string[] | null
}

export const viewLabels: Readonly<Record<RecordsView, string>> = {
  table: msg('Table'),
  cards: msg('Cards'),
  facts: msg('Facts'),
  directory: msg('Directory'),
}

export const findListed = (name: unknown): Resource | undefined =>
  listedResources().find((each) => each.name === name)

/** Initial values of the dialog. */
export const toRecordsAttrs = (attrs: Readonly<Record<string, unknown>>): RecordsAttrs => ({
  resource: findListed(attrs['resource'])?.name ?? listedResources()[0]?.name ?? '',
  filter: (attrs['filter'] ?? null) as RecordsFilter | null,
  view: (attrs['view'] ?? 'table') as RecordsView,
  columns: (attrs['columns'] ?? null) as readonly string[] | null,
})

/** Fields available for filters: public fields with a single value. */
export const filterFields = (resource: Resource): string[] =>
  showableFields(resource).filter((name) => resource.fields[name]?.kind !== 'referenceMany')

/** Columns of a list. */
export const shownColumns = (
  resource: Resource,
  { columns }: Pick<RecordsAttrs, 'columns'>,
): readonly string[] => columns ?? defaultColumns(resource)

/** Dashboard address of the list with the same records and filter. */
export const listAddress = (attrs: Readonly<Record<string, unknown>>): string | undefined => {
  const list = findListed(attrs['resource'])?.paths.list
  return list && `${list}?filter=${encodeURIComponent(JSON.stringify(attrs['filter'] ?? {}))}`
}

/** Description of a record list in the editor: 'People: School of Nursing'. */
export const describeRecords = ({ resource, filter }: Readonly<Record<string, unknown>>): string => {
  const label = findListed(resource)?.label ?? String(resource).replaceAll('-', ' ')
  const values = Object.values(filter ?? {}).map(String)
  return [label, values.join(', ')].filter(Boolean).join(': ')
}

/** Value of a field as text, with labels for records and options. */
export const valueText = (field: Field | undefined, value: unknown): string => {
  if (value == null) return ''
  const option = field && 'options' in field && field.options.find((each) => each.value === value)
  return option ? option.label : [value].flat().map(nameOf).join(', ')
}

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'description' in value
    ? String(value.description)
    : String(value)
