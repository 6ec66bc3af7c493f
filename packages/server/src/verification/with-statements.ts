import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordHooks } from '@kampana/engine-server/records/hooks'
import type { Row } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'
import { storeStatement, withdraw, type StatementContext } from './store-statement.ts'
import { isVerified } from './statement.ts'

/** Adds codes to the hooks of a resource whose records can be verified; each change updates them. */
export const withStatements = (
  { name }: Resource,
  context: StatementContext,
  hooks: RecordHooks = {},
): RecordHooks => {
  if (!isVerified(name)) return hooks
  const store = (trx: DbClient, record: Row) => storeStatement(trx, context, name, record)
  return {
    ...hooks,
    extraColumns: [...(hooks.extraColumns ?? []), 'code'],
    onCreate: async (trx, record, causer, asked) => {
      await hooks.onCreate?.(trx, record, causer, asked)
      await store(trx, record)
    },
    onEdit: async (trx, old, record, causer, asked) => {
      await hooks.onEdit?.(trx, old, record, causer, asked)
      await store(trx, record)
    },
    onAction: async (trx, action, record, by) => {
      await hooks.onAction?.(trx, action, record, by)
      await store(trx, record)
    },
    onRestore: async (trx, record) => {
      await hooks.onRestore?.(trx, record)
      await store(trx, record)
    },
    onRemove: async (trx, old, causer, asked) => {
      await hooks.onRemove?.(trx, old, causer, asked)
      await withdraw(trx, context, name, old.id)
    },
  }
}
