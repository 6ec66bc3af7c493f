import type { Field } from './kinds/index.ts'
import type { PublicPage } from './named-fields.ts'
import type { Resource } from './resource.ts'
import { allResources } from './registry/all-resources.ts'

/** The list of a resource and the pages of its records on the site, as data that the site renders. */
export interface RecordPages extends PublicPage {
  resource: string
  /** The title of the list. */
  label: string
  /** The field with a record's title. */
  title: string
  order: Resource['order']
  /** The fields that they show, by name. */
  fields: Readonly<Record<string, ShownField>>
}
/** A field as far as showing its value needs it. */
export interface ShownField {
  label: string
  kind: Field['kind']
  options?: readonly { value: string; label: string }[]
  /** Of rows, by their names. */
  columns?: Readonly<Record<string, ShownField>>
}

/** What the site needs to show a resource's records; undefined if it has no page. */
export const recordPages = ({
  name,
  label,
  title,
  order,
  page,
  fields,
}: Resource): RecordPages | undefined => {
  if (!page) return undefined
  const shown = [...new Set([...page.list, ...page.show])].flatMap((field) => {
    const declared = fields[field]
    return declared ? [[field, shownField(declared)] as const] : []
  })
  return { ...page, resource: name, label, title, order, fields: Object.fromEntries(shown) }
}

/** The pages of all resources that have some, the product's and the college's. */
export const allRecordPages = (): RecordPages[] =>
  allResources().flatMap((resource) => recordPages(resource) ?? [])

const shownField = (field: Field): ShownField => ({
  label: field.label,
  kind: field.kind,
  ...('options' in field && { options: field.options }),
  ...(field.kind === 'rows' && { columns: mapValues(field.columns, shownField) }),
})

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
