import type { Resource } from '@kampana/shared/resource'
import type { RecordHooks } from '../crud/hooks.ts'
import type { Row } from '../crud/table.ts'
import type { DbClient } from '../db/tables.ts'
import { keepProof, withdraw, type ProofContext } from './keep-proof.ts'
import { isProven } from './statement.ts'

/** Adds codes to the hooks of a resource whose records can be verified; each change updates them. */
export const withProofs = (
  { name }: Resource,
  context: ProofContext,
  hooks: RecordHooks = {},
): RecordHooks => {
  if (!isProven(name)) return hooks
  const keep = (trx: DbClient, record: Row) => keepProof(trx, context, name, record)
  return {
    ...hooks,
    extraColumns: [...(hooks.extraColumns ?? []), 'code'],
    onCreate: async (trx, record, causer, asked) => {
      await hooks.onCreate?.(trx, record, causer, asked)
      await keep(trx, record)
    },
    onEdit: async (trx, old, record, causer, asked) => {
      await hooks.onEdit?.(trx, old, record, causer, asked)
      await keep(trx, record)
    },
    onAction: async (trx, action, record, by) => {
      await hooks.onAction?.(trx, action, record, by)
      await keep(trx, record)
    },
    onRestore: async (trx, record) => {
      await hooks.onRestore?.(trx, record)
      await keep(trx, record)
    },
    onRemove: async (trx, old, causer, asked) => {
      await hooks.onRemove?.(trx, old, causer, asked)
      await withdraw(trx, context, name, old.id)
    },
  }
}
