import { headerValue } from '@kampana/engine-declare/text/header-value'
import { sign } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { senderOf } from '../../mail/sender-of.ts'
import { readPushKey } from './key.ts'

/** Seconds for which a signature is reused, and for which it is valid. Push services reject more than a day. */
const [usedFor, holdsFor] = [12 * 60 * 60, 23 * 60 * 60]

type Context = Pick<AppContext, 'db' | 'encryption' | 'now' | 'settings'>

/** Header that identifies the sender to a push service (RFC 8292); undefined without a readable key. */
export type Vapid = (origin: string) => Promise<string | undefined>

/** Signs once per push service and 12 hours. */
export const createVapid = (context: Context): Vapid => {
  const stored = new Map<string, { header: Promise<string | undefined>; until: number }>()
  return async (origin) => {
    const seconds = Math.floor(context.now().getTime() / 1000)
    const last = stored.get(origin)
    if (last && seconds < last.until) return last.header
    const signed = { header: signHeader(context, origin, seconds), until: seconds + usedFor }
    stored.set(origin, signed)
    const header = await signed.header.catch(() => undefined)
    if (header === undefined) stored.delete(origin)
    return header
  }
}

const signHeader = async (context: Context, aud: string, seconds: number): Promise<string | undefined> => {
  const key = await readPushKey(context.db, context)
  if (!key) return undefined
  const claims = { aud, exp: seconds + holdsFor, sub: subjectOf(context.settings) }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.')
  const signature = sign('sha256', Buffer.from(text), { key: key.private, dsaEncoding: 'ieee-p1363' })
  return headerValue`vapid t=${text}.${signature.toString('base64url')}, k=${key.public}`
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Contact for push services. */
const subjectOf = ({ publicUrl, mail }: Context['settings']): string =>
  publicUrl.protocol === 'https:' ? publicUrl.href : `mailto:${senderOf(mail.from)}`
