import { required } from '../../required.ts'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { FastifyRequest } from 'fastify'
import { after, instant, type Clock } from '../../clock.ts'
import type { CleanupJob } from '../../records/context/cleanup-job.ts'
import { tooMany } from '../../error.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { hashToken } from '../../tokens.ts'
import { addressPrefixes } from './address-prefixes.ts'
import { createHit, nearest, type Counter, type Hit, type RateLimit } from './hit.ts'

interface Context {
  db: EngineClient
  now: Clock
}

/** A /48, which may be a campus with many networks, has this many times the limit of a /64. */
const prefixFactor = 10
/** Maximum difference between the clocks of two nodes, in seconds. */
const clockTolerance = 120

/** Limit by IP address: IPv4 by address, IPv6 by its /64 and, with a higher limit, its /48. */
export const byAddress = (limit: RateLimit, ip: string): Counter[] => {
  const { narrow, wide } = addressPrefixes(ip)
  const counter = { ...limit, key: narrow }
  return wide === undefined ? [counter] : [counter, { ...limit, max: limit.max * prefixFactor, key: wide }]
}

/** Counts a hit under each counter with one database statement, so that several nodes agree. */
export const hit = async ({ db, now }: Context, ...counters: readonly Counter[]): Promise<Hit> => {
  const time = now()
  // Sorted, so that every statement locks its rows in the same order and two can't deadlock.
  const keyed = counters.map((counter) => ({ counter, hash: hashCounter(counter) })).toSorted(byHash)
  const rows = await db
    .insertInto('limits')
    .values(
      keyed.map(({ hash, counter: { seconds, hits = 1 } }) => ({
        key: hash,
        count: hits,
        resets_at: instant(after(time, seconds)),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('limits.resets_at', '<=', instant(time)),
          // A clock that was ahead wrote an end beyond the window, which would lock people out until then.
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
            .then(eb.ref('excluded.count'))
            .else(eb('limits.count', '+', eb.ref('excluded.count')))
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
      return createHit(counter.max, count, Date.parse(resets_at) - time.getTime())
    }),
  )
}

/** Total number of hits in the windows of these counters, without adding one. */
export const countHits = async (
  { db, now }: Context,
  ...counters: readonly [Counter, ...Counter[]]
): Promise<number> => {
  const { sum } = await db
    .selectFrom('limits')
    .select((eb) => eb.fn.sum('count').as('sum'))
    .where('key', 'in', counters.map(hashCounter))
    .where('resets_at', '>', instant(now()))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Deletes the hits of these counters. */
export const resetHits = async (
  { db }: Pick<Context, 'db'>,
  ...counters: readonly Counter[]
): Promise<void> => {
  await db.deleteFrom('limits').where('key', 'in', counters.map(hashCounter)).execute()
}

/** Counts a hit and throws a 429 beyond the limit. */
export const enforce = async (context: Context, ...counters: readonly Counter[]): Promise<void> =>
  assertWithinLimit(await hit(context, ...counters))

/** Removes one hit, after a call that the limit isn't meant for. */
export const takeBack = async ({ db }: Pick<Context, 'db'>, counter: Counter): Promise<void> => {
  const key = hashCounter(counter)
  await db
    .updateTable('limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .execute()
  await db.deleteFrom('limits').where('key', '=', key).where('count', '<=', 0).execute()
}

/** An `onRequest` hook that counts a call by IP address, or by browser if somebody has signed in from it before. */
export const limitByAddress =
  (context: Context, limit: RateLimit) =>
  async ({ ip }: FastifyRequest): Promise<void> =>
    enforce(context, ...byAddress(limit, ip))

/** Deletes expired windows. */
export const rateLimitCleanup = ({ db, now }: Context): CleanupJob => ({
  name: 'rate limits',
  run: () => db.deleteFrom('limits').where('resets_at', '<=', instant(now())).execute(),
})

/** Throws a 429 if a hit is beyond its limit. */
export const assertWithinLimit = (counted: Hit): void => {
  if (counted.retryAfter > 0) throw tooMany(counted, { message: basicErrorMessages.tooManyAttempts })
}

const hashCounter = ({ name, key }: Counter): string => hashToken(`${name} ${key}`)
const byHash = (a: { hash: string }, b: { hash: string }): number => (a.hash < b.hash ? -1 : 1)
