import { carriedFields, keyOf, type FolderRecords } from '@kampana/shared/content/folder-records'
import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { findKind } from '@kampana/engine-declare/kinds/index'
import { queryInMemory } from '@kampana/engine-declare/lists/list-query'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'

/**
 * Records of a folder as an empty database would have them after an import: numbered, with ids and titles of related records,
 * in the order of their lists.
 */
export const toSiteRows = (records: FolderRecords): SiteRecords['records'] => {
  const known = new Map<string, Numbered>()
  const related = (name: string): Numbered => {
    const found = known.get(name) ?? numbered(findResource(name), records)
    known.set(name, found)
    return found
  }
  return Object.fromEntries(
    Object.entries(records).map(([name, own]) => {
      const resource = findResource(name)
      const rows = own.map(({ values }, index): SiteRow => {
        const shown = carriedFields(resource).map((field) => [
          field,
          toValue(resource, field, values[field], related),
        ])
        return { ...Object.fromEntries(shown), id: index + 1 }
      })
      return [name, queryInMemory(rows, { sort: resource.order }).data]
    }),
  )
}

/** The same as the site's content, without lists in bodies, which only a database finds. */
export const siteRecordsOf = (records: FolderRecords): SiteRecords => ({
  records: toSiteRows(records),
  lists: {},
  measures: {},
  samples: records['college']?.[0]?.samples ?? [],
})

type Numbered = ReadonlyMap<string, { id: number; description: string }>

const numbered = (resource: Resource, records: FolderRecords): Numbered =>
  new Map(
    (records[resource.name] ?? []).map(({ values }, index) => [
      keyOf(resource, values),
      { id: index + 1, description: String(values[resource.title]) },
    ]),
  )

/** A value, or the records that its keys name. */
const toValue = (
  { fields }: Resource,
  name: string,
  value: unknown,
  related: (resource: string) => Numbered,
): unknown => {
  const field = fields[name]
  if (!field || !('resource' in field) || !['reference', 'pairs'].includes(findKind(field).storage))
    return value ?? null
  const known = related(field.resource)
  return Array.isArray(value)
    ? value.flatMap((key) => known.get(String(key)) ?? [])
    : (known.get(String(value)) ?? null)
}
