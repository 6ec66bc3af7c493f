import type { ShownField } from './record-pages.ts'
import type { BodyViews } from './named-fields.ts'
import type { Resource } from './resource.ts'
import { bodyMessages } from './messages/body-messages.ts'
import { allResources } from './registry/all-resources.ts'
import type { RecordsFilter, RecordsView } from './rich-text/records-rules.ts'
import { storedDocument, walkNodes } from './rich-text/rich-text.ts'
import { memoizeText } from './text/memoize-text.ts'

/** Properties of a field that lists of its records require. */
interface ListedField extends ShownField {
  inList?: boolean
  apiOnly?: boolean
  readOnly?: boolean
}

/** The parts of a declaration needed to list its records in a body. */
export interface ListedResource {
  name: string
  title: string
  order: Resource['order']
  fields: Readonly<Record<string, ListedField>>
  inBodies?: BodyViews | undefined
  page?: { path: string; list: readonly string[] } | undefined
}

/** A record as visitors read it, by field name; a record of the folder has no id. */
export type ListedRecord = Readonly<Record<string, unknown>>

/** Attributes of a list of records in a body. */
export interface ListAttributes {
  resource: string
  filter: RecordsFilter | null
  view: RecordsView
  columns?: readonly string[] | null
}

/** Lists of records in a stored body, by their attributes as JSON. */
export const listsInBody = memoizeText((body): ReadonlyMap<string, ListAttributes> => {
  if (!body.includes('"records"')) return new Map()
  const lists = [...walkNodes(storedDocument(body))].filter(({ type }) => type === 'records')
  // The rules of bodies check these attributes.
  return new Map(lists.map(({ attrs }) => [JSON.stringify(attrs), attrs as unknown as ListAttributes]))
})

/** Resources whose records a body may show. */
export const listedResources = (): Resource[] =>
  allResources().filter(({ public: actions, singleton = false }) => actions.includes('list') && !singleton)

/** Kinds whose values fit neither a cell nor a line. */
const longKinds: ReadonlySet<string> = new Set([
  'richText',
  'picture',
  'drawing',
  'rows',
  'datetime',
  'password',
  'changes',
])

/** Fields that a body may show as a column or a line, in order. */
export const showableFields = ({ fields }: Pick<ListedResource, 'fields'>): string[] =>
  Object.entries(fields)
    .filter(([, { kind, inList, apiOnly }]) => inList !== false && apiOnly !== true && !longKinds.has(kind))
    .map(([name]) => name)

/** Fields that it shows unless it names some. */
export const defaultColumns = (resource: ListedResource): string[] => {
  const { inBodies, page, fields } = resource
  const named = inBodies?.columns ?? (page && [resource.title, ...page.list])
  return named
    ? [...new Set(named)]
    : showableFields(resource).filter((name) => fields[name]?.readOnly !== true)
}

/** Problem of a list in a body: visitors can't read its resource, or can't filter by its fields. */
export const listProblem = (attrs: Readonly<Record<string, unknown>>): string | undefined => {
  const resource = listedResources().find(({ name }) => name === attrs['resource'])
  if (!resource) return bodyMessages.unknownRecords
  const fields = showableFields(resource)
  const isKnown = (key: string): boolean =>
    fields.includes(key) || fields.includes(/^(.+)_(?:q|empty|neq|gte|gt|lte|lt)$/.exec(key)?.[1] ?? '')
  return Object.keys(attrs['filter'] ?? {}).every(isKnown) ? undefined : bodyMessages.recordsFilter
}
