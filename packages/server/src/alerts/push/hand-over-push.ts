import { headerValue } from '@kampana/engine-declare/text/header-value'
import type { AppContext } from '../../app-context.ts'
import { openContact } from '../contacts/open-contact.ts'
import type { HandOver } from '../sending/hand-over.ts'
import type { Held } from '../sending/hold-deliveries.ts'
import type { Result } from '../sending/mark-deliveries.ts'
import { encryptPush } from './encrypt-push.ts'
import { openPushConnection, type PushReply } from './post-push.ts'
import { NotPublic } from './services.ts'
import { parseSubscription } from './subscription.ts'
import type { Vapid } from './vapid.ts'
import { writePush } from './write-push.ts'

type Context = Pick<AppContext, 'now' | 'encryption' | 'settings'>

/** Sends pushes to push services. */
export const createPushHandOver = (context: Context, vapid: Vapid): HandOver => {
  const { now, settings } = context
  const connection = openPushConnection(settings)
  const transmit = async (held: Held): Promise<Result['outcome']> => {
    if (held.ended_at !== null) return { kind: 'unsendable', reply: 'The subscription had ended.' }
    const contact = openContact(context, held)
    if (!contact) return { kind: 'unsendable', reply: 'The address is encrypted with another key.' }
    const { endpoint, ...keys } = parseSubscription(contact.address)
    const authorization = await vapid(new URL(endpoint).origin)
    if (authorization === undefined) return { kind: 'unsendable', reply: 'The server has no push key.' }
    // At most 32 characters of base64url (RFC 8030, 5.4).
    const topic = headerValue`${held.resource}-${held.record_id}`.slice(0, 32)
    const { texts } = held
    const headers = {
      authorization,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      topic,
      ttl: String(secondsUntil(now(), texts.until ?? '', held.expires_at)),
      urgency: 'high',
    }
    const body = encryptPush(writePush(texts, held.language, topic, settings), keys)
    return readOutcome(await connection.post(endpoint, headers, body))
  }
  return {
    send: async (held) => {
      const begin = performance.now()
      const outcome = await transmit(held).catch(readError)
      return { of: held, outcome, at: now(), took: performance.now() - begin }
    },
    close: connection.close,
  }
}

/** Seconds for which a push service stores the push for a phone that is off: while the alert is useful, at most four weeks. */
const secondsUntil = (now: Date, ...moments: string[]): number => {
  const latest = Math.max(...moments.map((moment) => Date.parse(moment) || 0))
  return Math.min(Math.max(0, Math.ceil((latest - now.getTime()) / 1000)), 28 * 24 * 60 * 60)
}

/** Meaning of a push service's reply (RFC 8030, 5 and 7.3). */
const readOutcome = ({ status, text, retryAfter = 0 }: PushReply): Result['outcome'] => {
  if (status === 201 || status === 202) return { kind: 'taken', reply: text }
  if (status === 404 || status === 410) return { kind: 'gone', reply: text }
  if (status === 429 || status >= 500)
    return { kind: 'later', reply: text, seconds: retryAfter, isLess: status === 429 }
  return { kind: 'unsendable', reply: text }
}

/** A retry is safe even if the first try arrived: a push with the same topic replaces it, so nobody is notified twice. */
const readError = (error: unknown): Result['outcome'] => {
  const reply = error instanceof Error ? error.message : 'unknown'
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  // Node's own errors (`ERR_…`) come from invalid input, such as a key that isn't a point on the curve.
  const isForGood = error instanceof NotPublic || code === undefined || code.startsWith('ERR_')
  return isForGood ? { kind: 'unsendable', reply } : { kind: 'later', reply, seconds: 0, isLess: false }
}
