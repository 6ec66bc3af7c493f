import { after, instant } from '../clock.ts'
import type { Parts } from '../parts.ts'
import { fingerprint } from '../secrets.ts'

/** How many tries there may be in how many seconds. */
export interface Limit {
  tries: number
  seconds: number
}

/**
 * Counts a try in the database, so that several nodes agree. Answers 0 where it's within the limit,
 * else the seconds until the next may be made.
 */
export const countTry = async (
  { db, now }: Pick<Parts, 'db' | 'now'>,
  name: string,
  limit: Limit,
): Promise<number> => {
  const time = now()
  const row = await db
    .insertInto('limits')
    .values({ key: fingerprint(name), count: 1, resets_at: instant(after(time, limit.seconds)) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb('limits.resets_at', '<=', instant(time))
        return {
          count: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('limits.count', '+', 1))
            .end(),
          resets_at: eb
            .case()
            .when(over)
            .then(eb.ref('excluded.resets_at'))
            .else(eb.ref('limits.resets_at'))
            .end(),
        }
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return row.count <= limit.tries
    ? 0
    : Math.max(1, Math.ceil((Date.parse(row.resets_at) - time.getTime()) / 1000))
}

/** Forgets the tries counted under a name. */
export const forgetTries = async ({ db }: Pick<Parts, 'db'>, name: string): Promise<void> => {
  await db.deleteFrom('limits').where('key', '=', fingerprint(name)).execute()
}
