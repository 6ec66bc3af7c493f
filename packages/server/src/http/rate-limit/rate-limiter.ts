import { required } from '../../required.ts'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyRequest } from 'fastify'
import { after, instant } from '../../clock.ts'
import { tooMany } from '../../error.ts'
import type { AppContext } from '../../app-context.ts'
import { hashToken } from '../../secrets.ts'
import { addressPrefixes } from './address-prefixes.ts'

/** At most `max` hits of one key in `seconds`, which begin with its first hit. */
export interface RateLimit {
  name: string
  max: number
  seconds: number
}
/** A limit for one key: an address, an account, a device. */
export interface Counter extends RateLimit {
  key: string
}
/** How things stand after a hit, for the counter that is nearest to its limit. */
export interface Hit {
  max: number
  remaining: number
  /** In seconds; 0 where the hit is within the limit. */
  retryAfter: number
}
type Context = Pick<AppContext, 'db' | 'now'>

/** A whole /48 has this many times what one /64 has: it may be a campus of many networks. */
const widerBy = 10
/** In seconds. The clocks of two nodes may differ by so much without either being taken for wrong. */
const clockTolerance = 120

/** A limit by address: an IPv4 address is counted by itself, an IPv6 address by its /64 and, more loosely, its /48. */
export const byAddress = (limit: RateLimit, ip: string): Counter[] => {
  const { narrow, wide } = addressPrefixes(ip)
  const counter = { ...limit, key: narrow }
  return wide === undefined ? [counter] : [counter, { ...limit, max: limit.max * widerBy, key: wide }]
}

/** Counts a hit under each of the counters, in the database and in one statement, so that several nodes agree. */
export const hit = async ({ db, now }: Context, ...counters: readonly Counter[]): Promise<Hit> => {
  const time = now()
  // Every statement locks its rows in the same order, so that two can't deadlock.
  const keyed = counters.map((counter) => ({ counter, hash: hashOf(counter) })).toSorted(byHash)
  const rows = await db
    .insertInto('limits')
    .values(
      keyed.map(({ hash, counter: { seconds } }) => ({
        key: hash,
        count: 1,
        resets_at: instant(after(time, seconds)),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('limits.resets_at', '<=', instant(time)),
          // A wrong clock wrote an end that lies beyond the window; it would lock people out for as long as it was wrong.
          ...keyed.map(({ hash, counter: { seconds } }) =>
            eb.and([
              eb('limits.key', '=', hash),
              eb('limits.resets_at', '>', instant(after(time, seconds + clockTolerance))),
            ]),
          ),
        ])
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('limits.count', '+', 1))
            .end(),
          resets_at: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.resets_at'))
            .else(eb.ref('limits.resets_at'))
            .end(),
        }
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute()
  return nearest(
    rows.map(({ key, count, resets_at }) => {
      const { counter } = required(keyed.find(({ hash }) => hash === key))
      return hitOf(counter.max, count, Date.parse(resets_at) - time.getTime())
    }),
  )
}

/** Forgets the hits of these counters. */
export const resetHits = async (
  { db }: Pick<Context, 'db'>,
  ...counters: readonly Counter[]
): Promise<void> => {
  await db.deleteFrom('limits').where('key', 'in', counters.map(hashOf)).execute()
}

/** Counts a hit and throws the 429 of the one too many. */
export const enforce = async (context: Context, ...counters: readonly Counter[]): Promise<void> =>
  refuseBeyond(await hit(context, ...counters))

/** Takes one hit back, of a call that turned out not to be what is limited. */
export const takeBack = async ({ db }: Pick<Context, 'db'>, counter: Counter): Promise<void> => {
  const key = hashOf(counter)
  await db
    .updateTable('limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .execute()
  await db.deleteFrom('limits').where('key', '=', key).where('count', '<=', 0).execute()
}

/** An `onRequest` hook, so that a call is counted by its address before its body is read. */
export const limitByAddress =
  (context: Context, limit: RateLimit, refuse: (hit: Hit) => void = refuseBeyond) =>
  async ({ ip }: FastifyRequest): Promise<void> =>
    refuse(await hit(context, ...byAddress(limit, ip)))

/** Throws a 429 where a hit was beyond its limit. */
export const refuseBeyond = (counted: Hit): void => {
  if (counted.retryAfter > 0) throw tooMany(counted, { message: errorMessages.tooManyAttempts })
}

/** The standing of a counter that has `count` hits and starts anew in `milliseconds`. */
export const hitOf = (max: number, count: number, milliseconds: number): Hit => ({
  max,
  remaining: Math.max(0, max - count),
  retryAfter: count <= max ? 0 : Math.max(1, Math.ceil(milliseconds / 1000)),
})

/** The hit that has to wait longest, else the one that has least left. */
export const nearest = (hits: readonly Hit[]): Hit =>
  required(hits.toSorted((a, b) => b.retryAfter - a.retryAfter || a.remaining - b.remaining)[0])

const hashOf = ({ name, key }: Counter): string => hashToken(`${name} ${key}`)
const byHash = (a: { hash: string }, b: { hash: string }): number => (a.hash < b.hash ? -1 : 1)
