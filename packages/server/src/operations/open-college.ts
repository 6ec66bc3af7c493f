import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import type { Kysely } from 'kysely'
import { assertOwnTables } from '../college/assert-own-tables.ts'
import type { OwnResource } from '../college/own-resource.ts'
import { loadOwnResources } from '../college/own-resources.ts'
import type { ContentStore } from '../content/content-store.ts'
import { openContent } from '../content/open-content.ts'
import { assertShowable, isUnfilled } from '../content/records/assert-showable.ts'
import { storeCrashed, type OnQuery } from '@kampana/engine-server/db/connect'
import type { DatabaseCheck } from '@kampana/engine-server/db/migrate'
import { openDatabase } from '../db/open.ts'
import { missingFile } from '@kampana/engine-server/db/open-migrated'
import type { Tables } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { makeFolder } from '@kampana/engine-server/folder'
import type { SiteCode } from '../front-ends.ts'
import { assertKnownKey, type KnownKeys } from '../key-check-value.ts'
import { findKey, storeKey } from '../secrets.ts'

interface Start {
  loadSite: (settings: Settings) => Promise<SiteCode>
  ownResources: readonly Resource[] | undefined
  onQuery: OnQuery | undefined
}

/** A folder and a database that a server can start with. */
export interface OpenedCollege {
  db: Kysely<Tables>
  own: readonly OwnResource[]
  site: SiteCode
  siteContent: ContentStore
  keys: KnownKeys
  /** Ends the protection of a crashed database once the start succeeds or the database is closed. */
  release: () => void
}

/**
 * Opens the folder, the key and the database, and migrates it. Checks every reason to refuse a start before anything is
 * written, so that an error here means that nothing has changed.
 */
export const openCollege = async (
  settings: Settings,
  { loadSite, ownResources, onQuery }: Start,
): Promise<OpenedCollege> => {
  const own = ownResources ? [] : await loadOwnResources(settings.collegeDir)
  registerOwnResources(ownResources ?? own.map(({ resource }) => resource))
  const site = await loadSite(settings)
  const siteContent = openContent(settings, site)
  const { previousKeys, dataDir } = settings
  const check: DatabaseCheck = async (db, isPending) => {
    await assertOwnTables(db, own)
    // Another node may have created it while this one waited for the lock.
    const key = findKey(settings)
    await assertKnownKey(db, { ...key, previousKeys, dataDir })
    // Otherwise the start makes the content of all records before it writes.
    if (isPending || key.isNew || (await isUnfilled(db))) await assertShowable({ db, siteContent, settings })
  }
  const isFirst = missingFile(settings.database) !== undefined
  // A refused first start leaves no file.
  if (isFirst) await (await openDatabase(settings, { check, isTrial: true })).destroy()
  if (isFirst) makeFolder(dataDir)
  const release = storeCrashed(settings.database)
  let db: Kysely<Tables> | undefined
  try {
    db = await openDatabase(settings, { onQuery, ...(!isFirst && { check }) })
    const keys = { ...storeKey(settings), isNew: false, previousKeys, dataDir }
    return { db, own, site, siteContent, keys, release }
  } catch (error) {
    await db?.destroy()
    release()
    throw error
  }
}
