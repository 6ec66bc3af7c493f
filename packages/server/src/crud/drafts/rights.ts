import type { ChangedRecord } from '@kampana/shared/api/changes'
import { permissionName, type Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { HttpError } from '../../error.ts'
import type { Viewer } from '../activity.ts'
import { loadUsablePermissions, type HeldPermissions } from '../rights/held-permissions.ts'
import { findRecordObstacle } from '../rights/rights.ts'

/** What somebody may do with a record of a change. */
export type Rights = ChangedRecord['may']
export type Right = keyof Rights

/** A record with a draft, or one that waits itself. */
export interface DraftedRecord {
  of: Resource
  record_id: number
}

/** Maps what is done with a draft to the permission that it needs. Nothing else decides this. */
export const draftPermission = (resource: Resource, right: Right): string => permissionName(right, resource)

/** What a reader may use: what they hold now, without that which a role as whom they look at the dashboard lacks. */
export const viewerRights = async (client: EngineClient, viewer: Viewer): Promise<HeldPermissions> => {
  const held = await loadUsablePermissions(client, viewer.id)
  return new Map([...held].filter(([name]) => viewer.permissions.has(name)))
}

export const rightsOn = async (
  client: EngineClient,
  held: HeldPermissions,
  record: DraftedRecord,
): Promise<Rights> => ({
  edit: (await findLacking(client, held, 'edit', [record])) === null,
  publish: (await findLacking(client, held, 'publish', [record])) === null,
})

/** Those of some records whose drafts are read: by who writes or publishes them. */
export const readableOf = async <R extends DraftedRecord>(
  client: EngineClient,
  held: HeldPermissions,
  records: readonly R[],
): Promise<R[]> => {
  const readable: R[] = []
  for (const record of records)
    if (Object.values(await rightsOn(client, held, record)).includes(true)) readable.push(record)
  return readable
}

/** What somebody lacks of a right on all of some records, as a 403; null where they have it. */
export const findLacking = async (
  client: EngineClient,
  held: HeldPermissions,
  right: Right,
  records: readonly DraftedRecord[],
): Promise<HttpError | null> => {
  for (const { of, record_id } of records) {
    const obstacle = await findRecordObstacle(client, held, right, of, record_id)
    if (obstacle) return obstacle
  }
  return null
}

/** Whether a person has a right on every one of some records now. */
export const mayAll = async (
  client: EngineClient,
  userId: number,
  right: Right,
  records: readonly DraftedRecord[],
): Promise<boolean> =>
  (await findLacking(client, await loadUsablePermissions(client, userId), right, records)) === null

/** Throws a 403 with the first permission that a person lacks now. */
export const assertMay = async (
  client: EngineClient,
  userId: number,
  right: Right,
  records: readonly DraftedRecord[],
): Promise<void> => {
  const obstacle = await findLacking(client, await loadUsablePermissions(client, userId), right, records)
  if (obstacle) throw obstacle
}
