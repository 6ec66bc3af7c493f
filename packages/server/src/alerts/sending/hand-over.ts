import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { AppContext } from '../../app-context.ts'
import { openContact, type OpenedContact } from '../contacts/open-contact.ts'
import { composeEmail, type ComposedEmail } from '../email/compose-email.ts'
import { messageOf } from './call-once.ts'
import type { Held } from './hold-deliveries.ts'
import { openConnection, type MailConnection } from './mail-connection.ts'
import type { Outcome } from './mark-deliveries.ts'
import type { Pace } from './pace.ts'
import { emailSigner } from '../../mail/dkim.ts'
import { senderOf } from '../../mail/sender-of.ts'

type Context = Pick<AppContext, 'encryption' | 'college' | 'settings'>

/** Sends deliveries by one transport. */
export interface HandOver {
  /** Sends a delivery. Rejects if it can't be sent, with the reason. */
  send: (held: Held) => Promise<Outcome>
  close: () => void
}

/** Sends e-mails to the mail server, and retains as many connections as the pace allows. */
export const createHandOver = (context: Context, pace: Pace): HandOver => {
  const idle: MailConnection[] = []
  const signer = emailSigner(context.settings)
  const emails = new Map<string, Promise<ComposedEmail>>()

  const emailOf = ({ alert_id, texts }: Held, { language }: Recipient): Promise<ComposedEmail> => {
    const key = `${alert_id} ${language}`
    const made = emails.get(key) ?? composeEmail(context, texts, language)
    emails.set(key, made)
    return made
  }
  return {
    send: async (held) => {
      const recipient = recipientOf(context, held)
      const email = await emailOf(held, recipient)
      const id = `alert-${held.alert_id}-${held.contact_id}`
      const messageId = `${id}@${domainOf(context.settings)}`
      const { address, links } = recipient
      let connection: MailConnection
      try {
        connection = idle.pop() ?? (await openConnection(context.settings))
      } catch (error) {
        return { kind: 'lost', reply: messageOf(error), mayHaveArrived: false }
      }
      const outcome = await connection.send(
        { id, from: context.settings.mail.returnPath ?? senderOf(context.settings.mail.from), to: address },
        await (
          await signer
        )(email({ address, links, messageId })),
      )
      const isUsable = outcome.kind === 'taken' || (outcome.kind === 'refused' && !outcome.isLost)
      if (isUsable && !pace.isTooWide()) idle.push(connection)
      else connection.close()
      return outcome
    },
    close: () => {
      for (const connection of idle.splice(0)) connection.close()
    },
  }
}

type Recipient = OpenedContact & { language: NoticeLanguage }

/** Opens the contact of a delivery. Throws if it has none anymore. */
export const recipientOf = (
  context: Pick<AppContext, 'encryption' | 'settings'>,
  { address, token, language, ended_at }: Held,
): Recipient => {
  if (address === null || token === null || language === null || ended_at !== null)
    throw new Error('The subscription had ended.')
  const contact = openContact(context, { address, token })
  if (!contact) throw new Error('The address is encrypted with another key.')
  return { ...contact, language }
}

const domainOf = ({ mail }: Context['settings']): string => senderOf(mail.from).split('@').at(-1) ?? ''
