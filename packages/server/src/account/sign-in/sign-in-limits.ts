import { messages } from '@kampana/shared/messages/messages'
import type { FastifyRequest } from 'fastify'
import { tooMany } from '@kampana/engine-server/error'
import { addressPrefixes } from '@kampana/engine-server/http/rate-limit/address-prefixes'
import type { Counter, Hit, RateLimit } from '@kampana/engine-server/http/rate-limit/hit'
import {
  byAddress,
  countHits,
  hit,
  resetHits,
  takeBack,
} from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { AppContext } from '../../app-context.ts'
import { readDevices } from './device.ts'

/** Limit per IP address, against attackers who try one password on many user names. */
const addressLimit = { name: 'login', max: 60, seconds: 60 }
const nameLimit = { name: 'login by name', max: 5, seconds: 60 }
/**
 * Limit per account, against attackers with thousands of IP addresses (NIST SP 800-63B, 5.2.2). After this many failures in a
 * day, unknown browsers get one try per waiting time, about 120 a day.
 */
const accountLimit = { name: 'login to an account', max: 20, seconds: 24 * 60 * 60 }
const accountWait = { name: 'login wait of an account', max: 1 }
const accountWaits = { name: 'login waits of an account', max: Infinity, seconds: accountLimit.seconds }
/** Waiting time after a number of earlier ones, in seconds: it doubles up to 15 minutes. */
const waitAfter = (waits: number): number => Math.min(15, 2 ** waits) * 60
/** Limit per known browser, whatever others do from its IP address or to its account. */
const deviceLimit = { name: 'login of a device', max: 5, seconds: 60 }
const deviceDayLimit = { name: 'login of a device, a day', max: 100, seconds: 24 * 60 * 60 }
/** Limit per account. Otherwise a million codes would soon be tried. */
export const codeLimit = { name: 'code', max: 20, seconds: 15 * 60 }

/** An `onRequest` hook that counts a call by IP address, or by browser if somebody has signed in from it before. */
export const limitByDevice =
  (context: AppContext, limit: RateLimit, refuse: (hit: Hit) => void) =>
  async (request: FastifyRequest): Promise<void> => {
    const [device] = readDevices(context, request)
    const counters = device
      ? [{ ...limit, name: `${limit.name} from a device`, key: device.id }]
      : byAddress(limit, request.ip)
    refuse(await hit(context, ...counters))
  }

/** The `onRequest` hook of POST /login. */
export const limitSignIns = (context: AppContext) =>
  limitByDevice(context, addressLimit, assertWithinSignInLimit)

/** A counted sign-in attempt. */
interface CountedAttempt {
  /** Resets the counts after the correct password. */
  forgive: () => Promise<void>
}

/**
 * Counts an attempt before the password is verified, so that concurrent attempts can't bypass the limits. Throws a 429 beyond
 * a limit. `user` is undefined for an unknown name, which is counted the same way.
 */
export const hitSignInLimits = async (
  context: AppContext,
  request: FastifyRequest,
  username: string,
  user: { id: number } | undefined,
): Promise<CountedAttempt> => {
  const devices = readDevices(context, request)
  const own = user && devices.find(({ userId }) => userId === user.id)
  const name = username.toLowerCase()
  const narrow: Counter[] = own
    ? [
        { ...deviceLimit, key: own.id },
        { ...deviceDayLimit, key: own.id },
      ]
    : [{ ...nameLimit, key: `${name} ${addressPrefixes(request.ip).narrow}` }]
  // For a browser that only others have used, `limitByDevice` hasn't counted the IP address.
  const address = !own && devices.length > 0 ? byAddress(addressLimit, request.ip) : []
  assertWithinSignInLimit(await hit(context, ...narrow, ...address))
  // Comes after the narrower limits, so that one IP address alone can't exhaust the account's limit.
  const wait = own ? undefined : await hitAccountLimit(context, name)
  return {
    forgive: async () => {
      await resetHits(context, ...narrow, ...(wait ? [wait] : []))
      if (!own) await takeBack(context, { ...accountLimit, key: name })
    },
  }
}

/**
 * Counts an attempt on an account by an unknown browser. Beyond the limit, the attempt uses the only try of a waiting time and
 * returns its counter. Without a try left, throws a 429 that offers the e-mail of `unlock.ts`. A rejected attempt doesn't
 * extend the waiting time.
 */
const hitAccountLimit = async (context: AppContext, key: string): Promise<Counter | undefined> => {
  const { count } = await hit(context, { ...accountLimit, key })
  if (count <= accountLimit.max) return undefined
  const waits = { ...accountWaits, key }
  const wait = { ...accountWait, seconds: waitAfter(await countHits(context, waits)), key }
  assertWithinSignInLimit(await hit(context, wait), { unlock: true })
  await hit(context, waits)
  return wait
}

/** Throws a 429 if an attempt is beyond its limit. */
export const assertWithinSignInLimit = (counted: Hit, more: { unlock?: true } = {}): void => {
  if (counted.retryAfter === 0) return
  const text = messages.tooManyLogins(counted.retryAfter)
  throw tooMany(counted, { message: text, errors: { username: [text] }, ...more })
}
