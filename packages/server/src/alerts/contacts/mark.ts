import type { Settings } from '../../env.ts'
import type { DbClient } from '../../db/tables.ts'
import { createEncryption, signer } from '../../secrets.ts'

/**
 * Normalized mailbox of an address, in lower case. The part after a plus sign stays, because people sort their e-mail by it.
 */
export const mailboxOf = (address: string): string => address.trim().toLowerCase()

/** HMAC of a mailbox under a key. */
export const markOf = (key: string, address: string): string => signer(key)('contact', mailboxOf(address))

/** Possible HMACs of a mailbox: under the current key and the previous ones. */
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

/** Recalculates the HMACs of all mailboxes under this key, which also encrypted their addresses. */
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
