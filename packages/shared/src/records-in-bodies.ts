import type { ShownField } from './record-pages.ts'
import type { BodyViews } from './named-fields.ts'
import type { Resource } from './resource.ts'
import { allResources } from './registry/all-resources.ts'

/** A field of a resource as far as lists of its records need it. */
interface ListedField extends ShownField {
  inList?: boolean
  apiOnly?: boolean
  readOnly?: boolean
}

/** What showing a resource's records in a body needs of its declaration. */
export interface ListedResource {
  name: string
  title: string
  order: Resource['order']
  fields: Readonly<Record<string, ListedField>>
  inBodies?: BodyViews | undefined
  page?: { path: string; list: readonly string[] } | undefined
}

/** A record as visitors read it, by the names of its fields; a record of the folder has no id. */
export type ListedRecord = Readonly<Record<string, unknown>>

/** The resources whose records a body may show. */
export const listedResources = (): Resource[] =>
  allResources().filter(({ public: actions, singleton = false }) => actions.includes('list') && !singleton)

/** Kinds whose values stand in no cell and on no line. */
const longKinds: ReadonlySet<string> = new Set([
  'richText',
  'picture',
  'drawing',
  'rows',
  'datetime',
  'password',
  'changes',
])

/** The fields that a body may show as a column or a line, in their order. */
export const showableFields = ({ fields }: Pick<ListedResource, 'fields'>): string[] =>
  Object.entries(fields)
    .filter(([, { kind, inList, apiOnly }]) => inList !== false && apiOnly !== true && !longKinds.has(kind))
    .map(([name]) => name)

/** Those that it shows unless it names some. */
export const defaultColumns = (resource: ListedResource): string[] => {
  const { inBodies, page, fields } = resource
  const named = inBodies?.columns ?? (page && [resource.title, ...page.list])
  return named
    ? [...new Set(named)]
    : showableFields(resource).filter((name) => fields[name]?.readOnly !== true)
}
