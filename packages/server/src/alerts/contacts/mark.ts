import type { Settings } from '../../env.ts'
import type { DbClient } from '../../db/tables.ts'
import { createEncryption, signer } from '../../secrets.ts'

/** Whose mailbox it is, in whatever case it is written. What follows a plus sign stays: people tell their letters apart by it. */
export const mailboxOf = (address: string): string => address.trim().toLowerCase()

/** The mark of a mailbox under a key. */
export const markOf = (key: string, address: string): string => signer(key)('contact', mailboxOf(address))

/** The marks that a mailbox may have: under the key of now, and under previous ones. */
export const marksOf = (
  {
    sign,
    settings,
  }: { sign: (purpose: string, text: string) => string; settings: Pick<Settings, 'previousKeys'> },
  address: string,
): [string, ...string[]] => [
  sign('contact', mailboxOf(address)),
  ...settings.previousKeys.map((key) => markOf(key, address)),
]

/** Marks all mailboxes under this key, which has encrypted their addresses. */
export const renewMarks = async (trx: DbClient, key: string): Promise<void> => {
  const { decrypt } = createEncryption(key)
  for (const { id, address, mark } of await trx
    .selectFrom('contacts')
    .select(['id', 'address', 'mark'])
    .execute()) {
    const renewed = markOf(key, decrypt(address))
    if (renewed !== mark)
      await trx.updateTable('contacts').set({ mark: renewed }).where('id', '=', id).execute()
  }
}
