import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from '@kampana/engine-server/http/cookie-names'
import type { AppContext } from '../../app-context.ts'
import { newToken } from '@kampana/engine-server/tokens'

/**
 * A browser with which a person has signed in before. It authenticates nobody; rate limits count it separately from its IP
 * address.
 */
export interface Device {
  userId: number
  id: string
}

/** Maximum lifetime of a cookie in browsers (RFC 6265bis, section 5.5): 400 days, in seconds. */
const lifetime = 400 * 24 * 60 * 60
/** Number of people that a shared computer remembers. */
const maxPeople = 6

/**
 * Reads the signed device cookie (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies'). With it, a stranger's
 * guesses, even from the same IP address, don't lock out people who have signed in here before.
 */
export const readDevices = (
  { settings, isSigned }: Pick<AppContext, 'settings' | 'isSigned'>,
  { cookies }: FastifyRequest,
): Device[] =>
  (cookies[cookieNames(settings).device] ?? '')
    .split('~', maxPeople)
    .map((entry) => entry.split('.'))
    .filter(([userId = '', id = '', signature = '']) => isSigned('device', `${userId} ${id}`, signature))
    .map(([userId, id = '']) => ({ userId: Number(userId), id }))

/** Adds a person to the browser's device cookie. */
export const rememberDevice = (
  context: Pick<AppContext, 'settings' | 'sign' | 'isSigned'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): void => {
  const known = readDevices(context, request)
  const own = known.find((device) => device.userId === userId) ?? { userId, id: newToken() }
  const all = [own, ...known.filter((device) => device !== own)].slice(0, maxPeople)
  const value = all.map((device) => serializeDevice(context, device)).join('~')
  reply.setCookie(cookieNames(context.settings).device, value, {
    path: '/',
    sameSite: 'lax',
    secure: context.settings.publicUrl.protocol === 'https:',
    httpOnly: true,
    maxAge: lifetime,
  })
}

const serializeDevice = ({ sign }: Pick<AppContext, 'sign'>, { userId, id }: Device): string =>
  `${userId}.${id}.${sign('device', `${userId} ${id}`)}`
