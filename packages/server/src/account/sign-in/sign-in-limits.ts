import { messages } from '@kampana/shared/messages/messages'
import type { FastifyRequest } from 'fastify'
import { tooMany } from '../../error.ts'
import { addressPrefixes } from '../../http/rate-limit/address-prefixes.ts'
import {
  byAddress,
  hit,
  resetHits,
  takeBack,
  type Counter,
  type Hit,
  type RateLimit,
} from '../../http/rate-limit/rate-limiter.ts'
import type { AppContext } from '../../app-context.ts'
import { devicesIn } from './device.ts'

/** By address alone: somebody who tries one password on many user names. */
const addressLimit = { name: 'login', max: 60, seconds: 60 }
const nameLimit = { name: 'login by name', max: 5, seconds: 60 }
/** From whatever addresses: who has thousands of them gets no further than this (NIST SP 800-63B, 5.2.2: at most 100). */
const accountLimit = { name: 'login to an account', max: 50, seconds: 6 * 60 * 60 }
/** Of a browser that has signed in before, whatever others do at its address or to its account. */
const deviceLimit = { name: 'login of a device', max: 5, seconds: 60 }
const deviceDayLimit = { name: 'login of a device, a day', max: 100, seconds: 24 * 60 * 60 }
/** From whatever address: a million codes would otherwise be soon tried. */
export const codeLimit = { name: 'code', max: 20, seconds: 15 * 60 }

/**
 * An `onRequest` hook: counts a call by its address, or by the browser where it is one that has signed in before. A browser
 * that says so of several people has the count of the first.
 */
export const limitByDevice =
  (context: AppContext, limit: RateLimit, refuse: (hit: Hit) => void) =>
  async (request: FastifyRequest): Promise<void> => {
    const [device] = devicesIn(context, request)
    const counters = device
      ? [{ ...limit, name: `${limit.name} from a device`, key: device.id }]
      : byAddress(limit, request.ip)
    refuse(await hit(context, ...counters))
  }

/** The hook of signing in. */
export const limitSignIns = (context: AppContext) => limitByDevice(context, addressLimit, refuseGuessing)

/** A try to sign in, as it has been counted. */
export interface CountedTry {
  /** The password was right: of this try and those before it nothing is held against the person. */
  forgive: () => Promise<void>
}

/**
 * Counts a try before the password is looked at, so that many at once don't slip through, and throws the 429 of one too
 * many. `user` is undefined where the name is nobody's, which is counted alike.
 */
export const hitSignInLimits = async (
  context: AppContext,
  request: FastifyRequest,
  username: string,
  user: { id: number } | undefined,
): Promise<CountedTry> => {
  const devices = devicesIn(context, request)
  const own = user && devices.find(({ userId }) => userId === user.id)
  const name = username.toLowerCase()
  const near: Counter[] = own
    ? [
        { ...deviceLimit, key: own.id },
        { ...deviceDayLimit, key: own.id },
      ]
    : [{ ...nameLimit, key: `${name} ${addressPrefixes(request.ip).narrow}` }]
  // Of a browser that is known to others alone, the address has not been counted yet.
  const address = !own && devices.length > 0 ? byAddress(addressLimit, request.ip) : []
  refuseGuessing(await hit(context, ...near, ...address))
  const account = { ...accountLimit, key: name }
  // After the nearer count, so that one address alone doesn't soon fill it.
  if (!own) refuseGuessing(await hit(context, account))
  return {
    forgive: async () => {
      await resetHits(context, ...near)
      if (!own) await takeBack(context, account)
    },
  }
}

/** Throws the 429 of one guess too many. */
export const refuseGuessing = (counted: Hit): void => {
  if (counted.retryAfter === 0) return
  const text = messages.tooManyLogins(counted.retryAfter)
  throw tooMany(counted, { message: text, errors: { username: [text] } })
}
