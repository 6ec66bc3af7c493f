import type { Field } from './kinds/index.ts'
import type { PublicPage } from './named-fields.ts'
import type { Resource } from './resource.ts'
import { allResources } from './registry/all-resources.ts'

/** List of a resource and pages of its records on the site, as data for rendering. */
export interface RecordPages extends PublicPage {
  resource: string
  /** Title of the list. */
  label: string
  /** Field with a record's title. */
  title: string
  order: Resource['order']
  /** Shown fields by name. */
  fields: Readonly<Record<string, ShownField>>
}
/** Properties of a field that showing its value requires. */
export interface ShownField {
  label: string
  kind: Field['kind']
  options?: readonly { value: string; label: string }[]
  /** Columns of rows, by name. */
  columns?: Readonly<Record<string, ShownField>>
}

/** Data for the site to render a resource's records; undefined if it has no page. */
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

/** Pages of all resources that have some, the product's and the college's. */
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
