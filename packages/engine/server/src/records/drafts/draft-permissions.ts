import type { ReleaseRecord } from '@kampana/engine-declare/api/releases'
import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { HttpError } from '../../error.ts'
import type { Viewer } from '../activity.ts'
import { loadUsablePermissions, type HeldPermissions } from '../permissions/held-permissions.ts'
import { findRecordObstacle } from '../permissions/permissions.ts'

/** Actions that a person may take on a record of a release. */
export type DraftPermissions = ReleaseRecord['may']
export type DraftAction = keyof DraftPermissions

/** A record with a draft, or an unpublished record. */
export interface DraftedRecord {
  of: Resource
  record_id: number
}

/** Permission for an action on a draft. No other code decides this. */
export const draftPermission = (resource: Resource, action: DraftAction): string =>
  permissionName(action, resource)

/** Permissions that a reader can use: their current ones, limited to those of the role they view the dashboard as. */
export const viewerPermissions = async (client: EngineClient, viewer: Viewer): Promise<HeldPermissions> => {
  const held = await loadUsablePermissions(client, viewer.id)
  return new Map([...held].filter(([name]) => viewer.permissions.has(name)))
}

export const draftPermissionsOn = async (
  client: EngineClient,
  held: HeldPermissions,
  record: DraftedRecord,
): Promise<DraftPermissions> => ({
  edit: (await findLacking(client, held, 'edit', [record])) === null,
  publish: (await findLacking(client, held, 'publish', [record])) === null,
})

/** Records whose drafts a person may read, because they may edit or publish them. */
export const readableOf = async <R extends DraftedRecord>(
  client: EngineClient,
  held: HeldPermissions,
  records: readonly R[],
): Promise<R[]> => {
  const readable: R[] = []
  for (const record of records)
    if (Object.values(await draftPermissionsOn(client, held, record)).includes(true)) readable.push(record)
  return readable
}

/** Returns a 403 for a missing permission on one of several records; null if none is missing. */
export const findLacking = async (
  client: EngineClient,
  held: HeldPermissions,
  action: DraftAction,
  records: readonly DraftedRecord[],
): Promise<HttpError | null> => {
  for (const { of, record_id } of records) {
    const obstacle = await findRecordObstacle(client, held, action, of, record_id)
    if (obstacle) return obstacle
  }
  return null
}

/** True if a person currently has a permission on each of several records. */
export const mayAll = async (
  client: EngineClient,
  userId: number,
  action: DraftAction,
  records: readonly DraftedRecord[],
): Promise<boolean> =>
  (await findLacking(client, await loadUsablePermissions(client, userId), action, records)) === null

/** Throws a 403 with the first permission that a person currently lacks. */
export const assertMay = async (
  client: EngineClient,
  userId: number,
  action: DraftAction,
  records: readonly DraftedRecord[],
): Promise<void> => {
  const obstacle = await findLacking(client, await loadUsablePermissions(client, userId), action, records)
  if (obstacle) throw obstacle
}
