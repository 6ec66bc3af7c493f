import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from '../../http/cookie-names.ts'
import type { AppContext } from '../../app-context.ts'
import { newToken } from '../../secrets.ts'

/** A browser in which a person has signed in before. It proves nothing but that, and is counted apart from its address. */
export interface Device {
  userId: number
  id: string
}

/** The longest that browsers keep a cookie (RFC 6265bis, section 5.5): 400 days, in seconds. */
const lifetime = 400 * 24 * 60 * 60
/** So many people share one computer without losing what it knows of them. */
const mostPeople = 6

/**
 * The people whom a browser is known to. A signed cookie says so (OWASP, 'Slow Down Online Guessing Attacks with Device
 * Cookies'), so that a stranger's guesses, also from behind the same address, don't lock out who has been here before.
 */
export const devicesIn = (
  { settings, isSigned }: Pick<AppContext, 'settings' | 'isSigned'>,
  { cookies }: FastifyRequest,
): Device[] =>
  (cookies[cookieNames(settings).device] ?? '')
    .split('~', mostPeople)
    .map((entry) => entry.split('.'))
    .filter(([userId = '', id = '', signature = '']) => isSigned('device', `${userId} ${id}`, signature))
    .map(([userId, id = '']) => ({ userId: Number(userId), id }))

/** Lets a browser say that this person has signed in with it. */
export const rememberDevice = (
  context: Pick<AppContext, 'settings' | 'sign' | 'isSigned'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): void => {
  const known = devicesIn(context, request)
  const own = known.find((device) => device.userId === userId) ?? { userId, id: newToken() }
  const all = [own, ...known.filter((device) => device !== own)].slice(0, mostPeople)
  const value = all.map((device) => written(context, device)).join('~')
  reply.setCookie(cookieNames(context.settings).device, value, {
    path: '/',
    sameSite: 'lax',
    secure: context.settings.publicUrl.protocol === 'https:',
    httpOnly: true,
    maxAge: lifetime,
  })
}

const written = ({ sign }: Pick<AppContext, 'sign'>, { userId, id }: Device): string =>
  `${userId}.${id}.${sign('device', `${userId} ${id}`)}`
