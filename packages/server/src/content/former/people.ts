import type { Transaction } from 'kysely'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { Tables } from '../../db/tables.ts'

type Trx = Transaction<Tables>

/** Author of a former draft. */
export interface FormerAuthor extends Causer {
  email: string
}

/** Author of former drafts, which only store a name: the only active account with this name. */
export const findNamed = async (trx: Trx, name: string): Promise<FormerAuthor | undefined> => {
  const found = await people(trx).where('users.name', '=', name).limit(2).execute()
  return found.length === 1 ? found[0] : undefined
}

export const findById = (trx: Trx, id: number): Promise<FormerAuthor | undefined> =>
  people(trx).where('users.id', '=', id).executeTakeFirst()

export const findAdministrators = (trx: Trx): Promise<FormerAuthor[]> =>
  people(trx)
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .where('roles.is_administrator', '=', 1)
    .execute()

const people = (trx: Trx) =>
  trx
    .selectFrom('users')
    .select(['users.id', 'users.username', 'users.name', 'users.email'])
    .where('is_active', '=', 1)
    .orderBy('users.id')
