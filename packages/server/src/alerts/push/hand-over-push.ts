import { headerValue } from '@kampana/engine-declare/text/header-value'
import type { AppContext } from '../../app-context.ts'
import { recipientOf, type HandOver } from '../sending/hand-over.ts'
import type { Outcome } from '../sending/mark-deliveries.ts'
import { encryptPush } from './encrypt-push.ts'
import { replyText, type ServiceReply } from '../sending/call-once.ts'
import { openPushConnection } from './post-push.ts'
import { parseSubscription } from './subscription.ts'
import type { Vapid } from './vapid.ts'
import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { Settings } from '../../env.ts'
import type { AlertTexts } from '../email/alert-texts.ts'

type Context = Pick<AppContext, 'now' | 'encryption' | 'settings'>

/** Sends pushes to push services. */
export const createPushHandOver = (context: Context, vapid: Vapid): HandOver => {
  const { now, settings } = context
  const connection = openPushConnection(settings)
  return {
    send: async (held) => {
      const { address, language } = recipientOf(context, held)
      const { endpoint, ...keys } = parseSubscription(address)
      const authorization = await vapid(new URL(endpoint).origin)
      if (authorization === undefined) throw new Error('The server has no push key.')
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
      const body = encryptPush(writePush(texts, language, topic, settings), keys)
      return readOutcome(await connection.post(endpoint, headers, body))
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
const readOutcome = (answer: ServiceReply): Outcome => {
  const { status, retryAfter: seconds } = answer
  const reply = replyText(answer)
  if (status === 201 || status === 202) return { kind: 'taken', reply }
  if (status === 404 || status === 410) return { kind: 'gone', reply }
  if (status === 429 || status >= 500) return { kind: 'later', reply, seconds, isLess: status === 429 }
  return { kind: 'unsendable', reply }
}

/**
 * A push in the format that Safari displays on its own (`web_push: 8030`) and the service worker elsewhere. Pushes of the same
 * record share a `tag`, so the newest replaces the others.
 */
const writePush = (
  { texts, path }: AlertTexts,
  language: NoticeLanguage,
  tag: string,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string => {
  const { subject, lines } = texts[language]
  const body = lines.map(({ text }) => text).join('\n')
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: subject,
      body: body.length > maxBody ? `${body.slice(0, maxBody - 1)}…`.toWellFormed() : body,
      lang: language,
      tag,
      navigate: new URL(path, publicUrl).href,
    },
  })
}

/** Maximum length of the body, so that it always fits whatever its characters. Phones show less. */
const maxBody = 600
