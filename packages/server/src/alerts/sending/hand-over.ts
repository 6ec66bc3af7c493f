import type { AppContext } from '../../app-context.ts'
import { openContact } from '../contacts/open-contact.ts'
import { composeEmail, type ComposedEmail } from '../email/compose-email.ts'
import type { Held } from './hold-deliveries.ts'
import { openConnection, type MailConnection } from './mail-connection.ts'
import type { Result } from './mark-deliveries.ts'
import type { Pace } from './pace.ts'
import { emailSigner } from '../../mail/dkim.ts'
import { senderOf } from '../../mail/sender-of.ts'

type Context = Pick<AppContext, 'now' | 'encryption' | 'college' | 'settings'>

/** Sends deliveries by one transport. */
export interface HandOver {
  /** Sends a delivery as soon as a connection is free. Never rejects. */
  send: (held: Held) => Promise<Result>
  close: () => void
}

/** Sends e-mails to the mail server over as many connections as the pace allows. */
export const createHandOver = (context: Context, pace: Pace): HandOver => {
  const idle: MailConnection[] = []
  const waiting: (() => void)[] = []
  const signer = emailSigner(context.settings)
  const emails = new Map<string, Promise<ComposedEmail>>()
  let busy = 0

  const emailOf = ({ alert_id, language, texts }: Held): Promise<ComposedEmail> => {
    const key = `${alert_id} ${language}`
    const made = emails.get(key) ?? composeEmail(context, texts, language)
    emails.set(key, made)
    return made
  }
  const takeTurn = async (): Promise<void> => {
    while (busy >= pace.width()) await new Promise<void>((resolve) => waiting.push(resolve))
    busy += 1
  }
  const giveTurn = (): void => {
    busy -= 1
    for (const next of waiting.splice(0)) next()
  }
  const transmit = async (held: Held): Promise<Result['outcome']> => {
    if (held.ended_at !== null) return { kind: 'unsendable', reply: 'The subscription had ended.' }
    const contact = openContact(context, held)
    if (!contact) return { kind: 'unsendable', reply: 'The address is encrypted with another key.' }
    const email = await emailOf(held)
    const id = `alert-${held.alert_id}-${held.contact_id}`
    const messageId = `${id}@${domainOf(context.settings)}`
    const { address, links } = contact
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
    if (isUsable && busy <= pace.width()) idle.push(connection)
    else connection.close()
    return outcome
  }
  return {
    send: async (held) => {
      await takeTurn()
      const begin = performance.now()
      try {
        const outcome = await transmit(held).catch(
          (error: unknown) => ({ kind: 'unsendable', reply: messageOf(error) }) as const,
        )
        return { of: held, outcome, at: context.now(), took: performance.now() - begin }
      } finally {
        giveTurn()
      }
    },
    close: () => {
      for (const connection of idle.splice(0)) connection.close()
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

const domainOf = ({ mail }: Context['settings']): string => senderOf(mail.from).split('@').at(-1) ?? ''
