import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import type { Tables } from '../../db/tables.ts'
import type { Email } from '../../mail/email.ts'

/** Writes a letter to who asked for a publication, unless they answer themselves or their account is gone. */
export const writeToAsker = async (
  { outbox }: Pick<AppContext, 'outbox'>,
  trx: Transaction<Tables>,
  { askedBy, causer }: { askedBy: number; causer: { id: number } | null },
  toLetter: (name: string) => Email,
): Promise<void> => {
  if (askedBy === causer?.id) return
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', askedBy)
    .executeTakeFirst()
  if (person) await outbox.post(trx, person.email, toLetter(person.name))
}
