import type { Version, VersionPage } from '@kampana/engine-declare/api/version'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { HttpError } from '../../error.ts'
import { pick } from '@kampana/engine-declare/pick'
import { readNamesakes, type Namesakes } from '../people.ts'
import type { Row } from '../table.ts'
import { findVersionEntry, firstEntry, readEntries, type VersionLogEntry } from './log-entries.ts'
import { versionedFields } from './versioned-fields.ts'

/** Version before the first log entry. */
const firstVersion = 0
const pageSize = 25

/** Page of a record's versions, newest first, below the entry `before`. */
export const listVersions = async (
  client: EngineClient,
  resource: Resource,
  id: number,
  { before, exists }: { before: number | undefined; exists: boolean },
): Promise<VersionPage> => {
  const data: Version[] = []
  const namesakes = await readNamesakes(client)
  let oldest: VersionLogEntry | undefined
  for await (const entry of readEntries(client, resource, id, before === undefined ? {} : { before })) {
    if (data.length === pageSize) return { data, next: data.at(-1)?.id ?? null }
    data.push(toVersion(named(entry, namesakes), exists && before === undefined && data.length === 0))
    oldest = entry
  }
  if (oldest && hasFirstVersion(oldest)) data.push(versionBefore)
  return { data, next: null }
}

/** Adds the user name to the name of a person who now has a namesake. */
const named = (entry: VersionLogEntry, namesakes: Namesakes): VersionLogEntry => ({
  ...entry,
  name: namesakes.get(entry.causer_id ?? 0) ?? entry.name,
})

/** The log lacks the beginning of some records, such as seeded ones. */
const hasFirstVersion = ({ action }: VersionLogEntry): boolean => action !== 'create'

const toVersion = (
  { id, action, username, name, created_at, attributes, old, putBack }: VersionLogEntry,
  current: boolean,
): Version => ({
  id,
  action,
  username,
  name,
  created_at,
  changed: Object.keys({ ...attributes, ...old }),
  current,
  ...(putBack !== undefined && { put_back: putBack }),
})

const versionBefore: Version = {
  id: firstVersion,
  action: null,
  username: null,
  name: null,
  created_at: null,
  changed: [],
  current: false,
}

/**
 * Reconstructs the versioned fields of a record after a log entry, by applying the old values of later entries to the current
 * record. Unlogged fields have their current values. Throws a 404 for an unknown version.
 */
export const readVersion = async (
  client: EngineClient,
  resource: Resource,
  today: Row,
  version: number,
): Promise<Record<string, unknown>> => {
  const names = versionedFields(resource).map(({ name }) => name)
  const known = { ...(await valuesAt(client, resource, today.id, version)) }
  for await (const { old } of readEntries(client, resource, today.id, { after: version })) {
    for (const [name, value] of Object.entries(old)) if (!Object.hasOwn(known, name)) known[name] = value
    if (names.every((name) => Object.hasOwn(known, name))) break
  }
  return { ...pick(today, names), ...known }
}

/** Values in the version's own entry. */
const valuesAt = async (
  client: EngineClient,
  resource: Resource,
  id: number,
  version: number,
): Promise<Readonly<Record<string, unknown>>> => {
  if (version === firstVersion) {
    const oldest = await firstEntry(readEntries(client, resource, id, { after: firstVersion }))
    if (oldest && hasFirstVersion(oldest)) return {}
    throw noSuchVersion()
  }
  const entry = await findVersionEntry(client, resource, id, version)
  if (!entry) throw noSuchVersion()
  return entry.action === 'delete' ? entry.old : entry.attributes
}

const noSuchVersion = (): HttpError => new HttpError(404, basicErrorMessages.noSuchVersion)
