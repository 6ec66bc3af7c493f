import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import type { Resource } from '@kampana/engine-declare/resource'
import { findReferences, findRelations } from '@kampana/engine-server/records/links/links'
import type { Row } from '@kampana/engine-server/records/table'
import { NotedTables } from '@kampana/engine-server/db/noted-tables'
import type { DbClient } from '../../db/tables.ts'
import {
  filledResources,
  linkRows,
  readKeys,
  readLiveRows,
  showStored,
  toStoredRecords,
} from './stored-records.ts'
import { imageStates } from '../../media/show-images.ts'
import { listImages } from '@kampana/engine-server/records/images/map-images'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import type { AppContext } from '../../app-context.ts'
import { readCheckedDays } from '../checked-days.ts'

/** Rows of a resource, and the records made from them. */
interface Known {
  rows: ReadonlyMap<number, Row>
  records: readonly ShownRecord[]
  /** The records as JSON. */
  texts: ReadonlyMap<string, ShownRecord>
  /** Addresses of images in the rows, and their states. */
  addresses: readonly string[]
  images: string
}

/**
 * Reads the records that visitors can see on a day, repeatedly. Unchanged records stay the same objects, and so do all records
 * if nothing has changed.
 */
export const createRecordReader = () => {
  const known = new Map<string, Known>()
  const knownKeys = new Map<string, string>()
  let last: ShownRecords = {}
  return async (client: DbClient, today: string): Promise<ShownRecords> => {
    const resources = await filledResources(client)
    const read = new Map<Resource, Row[]>()
    for (const resource of resources) read.set(resource, await readLiveRows(client, resource, today))
    const changed = new Set(
      resources.filter((resource) => !isSame(known.get(resource.name), read.get(resource) ?? [])),
    )
    for (const resource of resources) {
      const { addresses = [], images = '' } = known.get(resource.name) ?? {}
      if (addresses.length > 0 && (await imageStates(client, addresses)) !== images) changed.add(resource)
    }
    // Of records that aren't shown themselves, such as roles, only names are shown.
    for (const related of new Set(resources.flatMap(referencesOf)).difference(read)) {
      const keys = JSON.stringify([...(await readKeys(client, related))])
      if (keys !== knownKeys.get(related.name)) changed.add(related)
      knownKeys.set(related.name, keys)
    }
    const isConcerned = (resource: Resource): boolean =>
      changed.has(resource) ||
      referencesOf(resource).some((each) => changed.has(each)) ||
      findRelations(resource).some(({ related }) => changed.has(related) || !read.has(related))
    for (const [resource, rows] of read)
      if (isConcerned(resource)) known.set(resource.name, await make(client, resource, rows, known))
    const isAsBefore = resources.every(({ name }) => known.get(name)?.records === last[name])
    if (!isAsBefore || resources.length !== Object.keys(last).length)
      last = Object.fromEntries(resources.map(({ name }) => [name, known.get(name)?.records ?? []]))
    return last
  }
}

/** Resources that a resource's records reference. */
const referencesOf = (resource: Resource): Resource[] =>
  findReferences(resource).map(({ related }) => related)

const isSame = (known: Known | undefined, rows: readonly Row[]): boolean =>
  known !== undefined &&
  known.rows.size === rows.length &&
  rows.every((row) => {
    const former = known.rows.get(row.id)
    return former !== undefined && Object.keys(row).every((column) => row[column] === former[column])
  })

const make = async (
  client: DbClient,
  resource: Resource,
  rows: readonly Row[],
  known: ReadonlyMap<string, Known>,
): Promise<Known> => {
  const decoded = await linkRows(
    client,
    resource,
    rows.map((row) => ({ ...row })),
  )
  const addresses = [...new Set(decoded.flatMap((row) => listImages(resource, row)))]
  const stored = await showStored(client, resource, await toStoredRecords(client, resource, decoded))
  const former = known.get(resource.name)
  const texts = new Map<string, ShownRecord>()
  const records = stored.map(({ id: _id, ...record }) => {
    const text = JSON.stringify(record)
    const same = former?.texts.get(text) ?? record
    texts.set(text, same)
    return same
  })
  const isUnchanged =
    former?.records.length === records.length && records.every((each, n) => each === former.records[n])
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    records: isUnchanged ? former.records : records,
    texts,
    addresses,
    images: await imageStates(client, addresses),
  }
}

/** Shows the records of the newest cache version that changed any of them, on the current day. */
export const createSiteRecords = ({
  db,
  cacheVersion,
  siteContent,
  settings,
  now,
}: Pick<
  AppContext,
  'db' | 'cacheVersion' | 'siteContent' | 'settings' | 'now'
>): AppContext['siteRecords'] => {
  const readRecords = createRecordReader()
  const noted = new NotedTables()
  const client = db.withPlugin(noted)
  const present = () => ({
    version: cacheVersion.current(),
    today: calendarDay(settings.timeZone, now()),
  })
  let known: ReturnType<typeof present> | undefined
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    const state = present()
    await siteContent.showRecords(
      await readRecords(client, state.today),
      await readCheckedDays(client, settings.timeZone),
    )
    known = state
  }
  const isSame = ({ version, today }: ReturnType<typeof present>): boolean =>
    known?.today === today &&
    (known.version === version || cacheVersion.lastChange(noted.read) <= known.version)
  return () => {
    const state = present()
    if (!isSame(state)) return (reading ??= read().finally(() => (reading = undefined)))
    known = state
    return undefined
  }
}
