import { isDeepStrictEqual } from 'node:util'
import type { RecordList, SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { listedResources, listsInBody, type ListAttributes } from '@kampana/engine-declare/records-in-bodies'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import { isOutsideFolder } from '@kampana/engine-server/records/addresses/declared-address'
import { redirecting } from '@kampana/engine-server/records/addresses/redirects'
import { HttpError } from '@kampana/engine-server/error'
import { memoize } from '@kampana/engine-server/memoize'
import type { ReadForSite } from '@kampana/engine-server/records/query/visitor-records'
import type { DbClient } from '../../db/tables.ts'
import { measureFiles } from '../../media/measure-files.ts'

/** Reads everything that the site's pages show. `client` reads sizes of files and sample marks. */
export const readSiteRecords = async (read: ReadForSite, client: DbClient): Promise<SiteRecords> => {
  const records: Record<string, readonly SiteRow[]> = {}
  for (const resource of siteResources()) {
    const rows = await read(resource)
    records[resource.name] = resource.redirect ? withoutOthers(rows) : rows
  }
  const lists: Record<string, RecordList> = {}
  for (const [key, attrs] of findLists(records)) {
    const list = await readList(read, attrs)
    if (list) lists[key] = list
  }
  return {
    records,
    lists,
    measures: await measureFiles(
      client,
      siteResources().flatMap((each) => filesOf(each, records)),
    ),
    samples: await readSamples(client),
  }
}

/** Resources whose records the site's pages show. */
export const siteResources = (): Resource[] => allResources().filter(({ inFolder }) => inFolder)

/** Removes redirects of records outside the folder. */
const withoutOthers = memoize((rows: readonly SiteRow[]): readonly SiteRow[] =>
  rows.filter((row) => !isOutsideFolder(redirecting(), row)),
)

/** Lists in the bodies of records, by their attributes as JSON. */
const findLists = (records: SiteRecords['records']): ReadonlyMap<string, ListAttributes> =>
  new Map(
    siteResources().flatMap((resource) => {
      const bodies = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'richText')
      const rows = records[resource.name] ?? []
      return rows.flatMap((row) => bodies.flatMap((name) => Array.from(listsInBody(String(row[name] ?? '')))))
    }),
  )

/** Records of a list, or undefined if visitors can't read it. */
const readList = async (read: ReadForSite, attrs: ListAttributes): Promise<RecordList | undefined> => {
  const find = (name: unknown) => listedResources().find((each) => each.name === name)
  const resource = find(attrs.resource)
  if (!resource) return undefined
  const { order, members } = resource.inBodies ?? {}
  const filter = attrs.filter ?? {}
  const isWhole = resource.inFolder === true && order === undefined && Object.keys(filter).length === 0
  const related = find(members?.resource)
  try {
    const records = isWhole
      ? await read(resource)
      : await read(resource, { filter, ...(order !== undefined && { sort: [order, 'ASC'] }) })
    return listOf(records, related ? await read(related) : none)
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return undefined
    throw error
  }
}

const none: readonly SiteRow[] = []

/** Returns the same list for the same arrays. */
const listOf = (records: readonly SiteRow[], members: readonly SiteRow[]): RecordList => {
  const known = lists.get(records)
  if (known?.members === members) return known
  const list = { records, members }
  lists.set(records, list)
  return list
}
const lists = new WeakMap<readonly SiteRow[], RecordList>()

const filesOf = ({ name, fields }: Resource, records: SiteRecords['records']): string[] => {
  const names = Object.keys(fields).filter((field) => fields[field]?.kind === 'file')
  return (records[name] ?? []).flatMap((row) => names.flatMap((field) => row[field] ?? [])).map(String)
}

const readSamples = async (client: DbClient): Promise<string[]> => {
  const college = await client.selectFrom('college').select('sample').executeTakeFirst()
  return JSON.parse(college?.sample ?? '[]') as string[]
}

/** Records and lists that differ from a former state, for a preview. */
export const pickChanged = (now: SiteRecords, before: SiteRecords): SiteRecords => ({
  ...now,
  records: differing(now.records, before.records),
  lists: differing(now.lists, before.lists),
})

const differing = <T>(
  now: Readonly<Record<string, T>>,
  before: Readonly<Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value))

/** The former object if nothing has changed. */
export const reuseRecords = (now: SiteRecords, before: SiteRecords | undefined): SiteRecords => {
  const isSame =
    before !== undefined &&
    isDeepStrictEqual([now.measures, now.samples], [before.measures, before.samples]) &&
    (['records', 'lists'] as const).every(
      (part) =>
        Object.keys(now[part]).length === Object.keys(before[part]).length &&
        Object.keys(differing<unknown>(now[part], before[part])).length === 0,
    )
  return isSame ? before : now
}
