import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordHooks } from '@kampana/engine-server/records/hooks/hooks'
import { storeStatement, withdraw, type StatementContext } from './store-statement.ts'
import { isVerified } from './statement.ts'

/** Hooks of resources whose records can be verified: each change updates the record's code. */
export const statementHooks =
  (context: StatementContext) =>
  ({ name }: Resource): RecordHooks | undefined =>
    isVerified(name)
      ? {
          extraColumns: ['code'],
          afterWrite: [
            (trx, { action, record, old }) =>
              action === 'delete'
                ? withdraw(trx, context, name, record.id)
                : storeStatement(trx, context, name, record, old),
          ],
        }
      : undefined
