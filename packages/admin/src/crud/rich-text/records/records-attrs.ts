import { defaultColumns, listedResources, showableFields } from '@kampana/shared/records-in-bodies'
import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { RecordsFilter, RecordsView } from '@kampana/shared/rich-text/records-rules'
import { msg } from '../../../language/msg.ts'

/** What a list of records in a body says: of which resource, which of them, and how they are shown. */
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

/** What the dialog begins with. */
export const toRecordsAttrs = (attrs: Readonly<Record<string, unknown>>): RecordsAttrs => ({
  resource: findListed(attrs['resource'])?.name ?? listedResources()[0]?.name ?? '',
  filter: (attrs['filter'] ?? null) as RecordsFilter | null,
  view: (attrs['view'] ?? 'table') as RecordsView,
  columns: (attrs['columns'] ?? null) as readonly string[] | null,
})

/** The fields by which they can be filtered: those of which visitors read one value. */
export const filterFields = (resource: Resource): string[] =>
  showableFields(resource).filter((name) => resource.fields[name]?.kind !== 'referenceMany')

/** The columns that a list shows. */
export const shownColumns = (
  resource: Resource,
  { columns }: Pick<RecordsAttrs, 'columns'>,
): readonly string[] => columns ?? defaultColumns(resource)

/** Where staff find the records that a node shows: their list in the dashboard, filtered alike. */
export const listAddress = (attrs: Readonly<Record<string, unknown>>): string | undefined => {
  const list = findListed(attrs['resource'])?.paths.list
  return list && `${list}?filter=${encodeURIComponent(JSON.stringify(attrs['filter'] ?? {}))}`
}

/** What a list shows, as one reads it in the editor: 'People: School of Nursing'. */
export const describeRecords = ({ resource, filter }: Readonly<Record<string, unknown>>): string => {
  const label = findListed(resource)?.label ?? String(resource).replaceAll('-', ' ')
  const values = Object.values(filter ?? {}).map(String)
  return [label, values.join(', ')].filter(Boolean).join(': ')
}

/** A value of a field as a text; names of records and options by what people call them. */
export const valueText = (field: Field | undefined, value: unknown): string => {
  if (value == null) return ''
  const option = field && 'options' in field && field.options.find((each) => each.value === value)
  return option ? option.label : [value].flat().map(nameOf).join(', ')
}

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'description' in value
    ? String(value.description)
    : String(value)
