import { users } from '@kampana/shared/resources/users'
import type { signInActions } from '@kampana/shared/resources/logs'
import type { FastifyRequest } from 'fastify'
import { memoryRateLimiter } from '../../http/rate-limit/memory-rate-limiter.ts'
import type { AppContext } from '../../app-context.ts'
import { recordActivity, type Causer } from '../../crud/activity.ts'

type Action = (typeof signInActions)[number]
/** Entries an hour at one node: for one person and action, and for all failures. */
const most = { ofOne: 20, ofFailures: 100 }
const anHour = 60 * 60
/** What may be logged as a user name, since some people type their password into that field. */
const nameLike = /^[\p{L}\p{N}._@+ -]{1,60}$/u

/**
 * Logs who signed in and out, who failed and who was locked out: user name and address, never a password. Entries an hour
 * are limited, so that nobody can fill the disk.
 */
export const signInLog = ({ db, now }: Pick<AppContext, 'db' | 'now'>) => {
  const count = memoryRateLimiter(anHour, now)
  const isTooMuch = (action: Action, name: string): boolean => {
    const one = { name: '', key: `${action} ${name.toLowerCase()}`, max: most.ofOne, seconds: anHour }
    const all = { name: '', key: 'failures', max: most.ofFailures, seconds: anHour }
    const isFailure = action === 'sign-in-failed' || action === 'sign-in-locked'
    return count(isFailure ? [one, all] : [one]).retryAfter > 0
  }
  const write = (action: Action, causer: Causer | null, title: string, id: number | null, ip: string) =>
    db
      .transaction()
      .execute((trx) => recordActivity(trx, { causer, resource: users, action, id, title, now: now(), ip }))
  return {
    /** Logs the action of an authenticated person. */
    succeeded: async (
      action: 'sign-in' | 'sign-out' | 'use-recovery-code',
      person: Causer,
      { ip }: Pick<FastifyRequest, 'ip'>,
    ): Promise<void> => {
      if (!isTooMuch(action, person.username)) await write(action, person, person.name, person.id, ip)
    },
    /** Logs a failed attempt; `user` is the account of that name, if there is one. */
    failed: async (
      action: 'sign-in-failed' | 'sign-in-locked',
      tried: string,
      user: { id: number } | undefined,
      { ip }: Pick<FastifyRequest, 'ip'>,
    ): Promise<void> => {
      const name = user || nameLike.test(tried) ? tried : 'no user name'
      if (!isTooMuch(action, name)) await write(action, null, name, user?.id ?? null, ip)
    },
  }
}
