import { required } from '../../required.ts'
import type { Resource } from '@kampana/shared/resource'
import type { Change, Viewer } from '../activity.ts'
import type { Check } from '../etag.ts'
import type { EngineHooks } from '../hooks.ts'
import type { Restored } from '../store.ts'
import { lockTree } from '../tree/lock-tree.ts'
import { fromAbove, fromBeneath } from '../tree/remove-branch.ts'
import { remove, restore } from './removal.ts'

/** Deletes records, one after the other, as the transaction's single connection does. Returns until when they can be restored. */
export const removeAll = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  ids: readonly number[],
  check?: Check,
): Promise<string> => {
  await lockTree(change, resource)
  let until: string | undefined
  for (const id of await fromBeneath(change, resource, ids))
    until = await remove(change, resource, hooks, id, check)
  return required(until)
}

/** Restores deleted records, one after the other. */
export const restoreAll = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Restored[]> => {
  const restored: Restored[] = []
  for (const id of await fromAbove(change, resource, ids))
    restored.push(await restore(change, resource, hooks, id, viewer))
  return restored
}
