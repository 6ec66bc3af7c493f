import type { Choices } from '@kampana/shared/notices/subscription'
import type { AppContext } from '../../app-context.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { DbClient } from '../../db/tables.ts'
import { hit } from '../../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { limitedMailbox } from '../../mail/limited-mailbox.ts'
import { contactLinks } from '../contacts/open-contact.ts'
import { marksOf } from '../contacts/mark.ts'
import { addContact, findKnown, renewContact, renewLostToken, type KeepContext } from './keep-contact.ts'

const oneDay = 24 * 60 * 60
/** Letters to one mailbox, which may be somebody else's. */
const letterLimit = { name: 'alert letters', max: 3, seconds: oneDay }

type Context = KeepContext & Pick<AppContext, 'db' | 'outbox'>

/**
 * Takes somebody's wish for notices to an address: a letter asks there for a button to be pressed. Who asks learns nothing of the
 * address, whether it is subscribed already, waits, or has had its letters of the day.
 */
export const signUp = async (context: Context, address: string, choices: Choices): Promise<void> => {
  const { db, now, outbox } = context
  await db.transaction().execute(async (trx) => {
    // Of two who press at once the second finds what the first began.
    await dialectOf(db).lockName(trx, `sign-up ${marksOf(context, address)[0]}`)
    const counted = await hit({ db: trx, now }, { ...letterLimit, key: limitedMailbox(address) })
    if (counted.retryAfter > 0) return
    const { token, isConfirmed } = await findOrAdd(trx, context, address, choices)
    const links = contactLinks(context.settings, token)
    const letter = isConfirmed
      ? emailTemplates.knownForAlerts(choices.language, links.manage)
      : emailTemplates.confirmAlerts(choices.language, links.confirm)
    await outbox.post(trx, address, letter)
  })
  outbox.wake()
}

interface Asked {
  token: string
  isConfirmed: boolean
}

const findOrAdd = async (
  trx: DbClient,
  context: Context,
  address: string,
  choices: Choices,
): Promise<Asked> => {
  const mailbox = { channel: 'mail', address } as const
  const known = await findKnown(trx, context, mailbox)
  if (known?.confirmed_at != null)
    return { token: await renewLostToken(trx, context, known), isConfirmed: true }
  if (!known) {
    const unconfirmed = { ...mailbox, confirmed_at: null }
    return { token: await addContact(trx, context, unconfirmed, choices), isConfirmed: false }
  }
  // Who asks again before the press has other choices, and 48 hours anew; the link stays.
  await renewContact(trx, context, { ...known, channel: 'mail' }, choices)
  return { token: await renewLostToken(trx, context, known), isConfirmed: false }
}
