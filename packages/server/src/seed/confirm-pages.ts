import { pages } from '@kampana/shared/resources/pages'
import type { Transaction } from 'kysely'
import { table, tableName } from '@kampana/engine-server/records/table'
import type { Tables } from '../db/tables.ts'

interface Confirmation {
  /** The role that owns the pages; created here. */
  by: string
  created_at: string
  checked_at: string
}

/** Marks the pages at these addresses as reviewed by a role that can edit them. */
export const confirmPages = async (
  trx: Transaction<Tables>,
  addresses: readonly string[],
  { by, created_at, checked_at }: Confirmation,
): Promise<void> => {
  const { id } = await trx
    .insertInto('roles')
    .values({ description: by, is_administrator: 0, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('role_permissions')
    .columns(['role_id', 'permission_id'])
    .expression((eb) =>
      eb
        .selectFrom('permissions')
        .select((each) => [each.val(id).as('role_id'), 'id as permission_id'])
        .where('name', '=', 'edit content'),
    )
    .execute()
  await table(trx)
    .updateTable(tableName(pages))
    .set({ owner_id: id, checked_at })
    .where('address', 'in', addresses)
    .execute()
}
