import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import type { Email } from '../../mail/email.ts'
import { maskAddress } from '../contacts/mask-address.ts'
import { marksOf } from '../contacts/mark.ts'

type Context = Pick<AppContext, 'outbox' | 'sign' | 'settings'>

/** Posts an e-mail about a subscription to the outbox, which shows staff a masked address. */
export const postAlertEmail = async (
  trx: DbClient,
  context: Context,
  address: string,
  email: Email,
  due?: Date,
): Promise<void> => {
  const [mark] = marksOf(context, address)
  await context.outbox.post(
    trx,
    address,
    { ...email, filedTo: { recipient: maskAddress(address), mark } },
    due,
  )
}
