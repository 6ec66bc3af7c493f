import type { Causer } from '@kampana/engine-server/records/activity'
import type { DbClient } from '../../db/tables.ts'

/** No account can submit the import. */
export class NoAuthor extends Error {}

/** Author of an import's release: the active account with this address, or the first administrator. Throws `NoAuthor`. */
export const findAuthor = async (client: DbClient, email: string | undefined): Promise<Causer> => {
  const active = client
    .selectFrom('users')
    .select(['users.id', 'users.username', 'users.name'])
    .where('is_active', '=', 1)
    .orderBy('users.id')
  const author =
    email === undefined
      ? await active
          .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
          .innerJoin('roles', 'roles.id', 'user_roles.role_id')
          .where('roles.is_administrator', '=', 1)
          .executeTakeFirst()
      : await active.where('email', '=', email.trim().toLowerCase()).executeTakeFirst()
  if (!author)
    throw new NoAuthor(
      email === undefined
        ? 'There is no active administrator. Name the author of the release with --as EMAIL.'
        : `There is no active account with the address ${email}.`,
    )
  return author
}
