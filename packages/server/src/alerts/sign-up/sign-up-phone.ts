import { errorMessages } from '@kampana/shared/messages/error-messages'
import { alertsPath, type Choices } from '@kampana/shared/notices/subscription'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ECDH } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { HttpError, invalid, notFound } from '@kampana/engine-server/error'
import { isForeign } from '@kampana/engine-server/http/csrf'
import { byAddress, enforce } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { quiet } from '@kampana/engine-server/http/request-log'
import { formLimit } from '@kampana/engine-server/http/server-options'
import { marksOf } from '../contacts/mark.ts'
import { readPushKey } from '../push/key.ts'
import { isPushService } from '../push/services.ts'
import { writeSubscription, type PushSubscription } from '../push/subscription.ts'
import { readChoices, type SentForm } from './choices.ts'
import { addContact, findKnown, renewContact, renewLostToken } from './store-contact.ts'

const path = `${alertsPath}/push`
/** A school's network or a mobile carrier has one IP address for many families. */
const addressLimit = { name: 'alert sign-ups', max: 60, seconds: 10 * 60 }

/** Serves the key for push subscriptions, and their sign-up by the page's script. */
export const servePhoneSignUp = (app: FastifyInstance, context: AppContext): void => {
  const onRequest = (request: FastifyRequest) => context.limitReads(request)
  app.get(path, { config: quiet, onRequest }, async (_request, reply) => {
    const key = await readPushKey(context.db, context)
    if (!key) throw notFound('Key', 'push')
    return reply.header('cache-control', 'no-store').send({ data: { key: key.public } })
  })
  app.post<{ Body: SentForm | null }>(path, { bodyLimit: formLimit }, async (request, reply) => {
    if (isForeign(request, context.settings)) throw new HttpError(403, errorMessages.foreignOrigin)
    await enforce(context, ...byAddress(addressLimit, request.ip))
    const form = request.body ?? {}
    const subscription = readSubscription(form, context)
    const choices = readChoices(form, context.college().lists)
    if (!subscription) throw invalid({ endpoint: [errorMessages.unknownPushService] })
    if (choices === 'unknown') throw invalid({ levels: [errorMessages.listChanged] })
    const token = await signUpPhone(context, subscription, choices)
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ data: { path: `${alertsPath}/${token}` } })
  })
}

/** A browser's subscription, if a push can be sent to it. */
const readSubscription = (
  form: SentForm,
  { settings }: Pick<AppContext, 'settings'>,
): PushSubscription | undefined => {
  const [endpoint, p256dh, auth] = [form['endpoint'], form['p256dh'], form['auth']].map(String)
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined
  const isUsable = isPushService(endpoint, settings) && !/\s/.test(endpoint) && isPoint(p256dh)
  return isUsable && /^[\w-]{22}$/.test(auth) ? { endpoint, p256dh, auth } : undefined
}

/** True if a key is an uncompressed point on P-256. */
const isPoint = (key: string): boolean => {
  if (!/^[\w-]{87}$/.test(key)) return false
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', undefined, 'uncompressed')
    return true
  } catch {
    return false
  }
}

/** Signs up a device, which needs no confirmation. Signing up again replaces the device's choices. Returns its token. */
const signUpPhone = (
  context: AppContext,
  subscription: PushSubscription,
  choices: Choices,
): Promise<string> => {
  const phone = { channel: 'push', address: writeSubscription(subscription) } as const
  return context.db.transaction().execute(async (trx) => {
    await dialectOf(trx).lockName(trx, `sign-up ${marksOf(context, phone.address)[0]}`)
    const known = await findKnown(trx, context, phone)
    if (!known)
      return (await addContact(trx, context, { ...phone, confirmed_at: instant(context.now()) }, choices))
        .token
    await renewContact(trx, context, { ...known, channel: 'push' }, choices)
    return renewLostToken(trx, context, known)
  })
}
