import { writeAddresses } from './addresses/addresses.ts'
import { runAfterWrite } from './hooks/combine-hooks.ts'
import { authorizePublication } from './drafts/authorize-publication.ts'
import { lockMembership, type Membership } from './drafts/membership.ts'
import { selectRow } from './query/select.ts'
import { indexRecord } from './search-index.ts'
import type { InputValues, Row } from './table.ts'
import { assertTree, indexDescendants, lockOrder, moveAddresses } from './tree/change-tree.ts'
import { indexUses } from './uses/write-uses.ts'
import type { WriteContext } from './write-context.ts'

/** Locks a record after its tree and its release. All writers lock in this order. */
export const lockRecord = async (
  writing: WriteContext,
  id: number,
): Promise<{ membership: Membership | undefined; old: Row }> => {
  const { trx, resource, hooks } = writing
  await lockOrder(writing)
  const membership = await lockMembership(writing, resource, id)
  return { membership, old: await selectRow(trx, resource, hooks, id, { lock: true }) }
}

/** A change to authorize; `id` is set for a restored record. */
type Intent = Parameters<typeof authorizePublication>[1] & { id?: number; actionInput?: InputValues }

/** Throws if a change needs more than the action's permission. `sets` includes values that an action declares. */
export const authorize = async (
  writing: WriteContext,
  intent: Intent,
  sets: InputValues = intent.input,
): Promise<void> => {
  const { trx, causer, hooks } = writing
  await authorizePublication(writing, { ...intent, input: sets })
  for (const hook of hooks.beforeWrite ?? [])
    await hook(trx, { actionInput: {}, ...intent, causer } as Parameters<typeof hook>[1])
}

/** A written record with the action that wrote it. */
type Done = Parameters<typeof assertTree>[1] & { action: string; input?: InputValues }

/** Runs after every write: updates the tree, addresses, search index and uses, and calls the resource's hooks. */
export const afterWrite = async (
  writing: WriteContext,
  written: Done,
  editDescendant?: Parameters<typeof moveAddresses>[3],
): Promise<void> => {
  const { trx, resource, hooks } = writing
  const { row, old, right: _right, ...done } = written
  await assertTree(writing, written)
  await writeAddresses({ ...writing, links: writing.services.links }, row, old)
  if (old && editDescendant) await moveAddresses(writing, row, old, editDescendant)
  await runAfterWrite(writing, { ...done, record: row, old })
  await indexRecord(trx, resource, hooks, row)
  if (old) await indexDescendants(writing, row, old)
  await indexUses(trx, writing.services.uploads, resource, row, old)
}
