import { signInCalls } from '@kampana/shared/calls/account-calls'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import { isFullDisk } from '@kampana/engine-server/db/failure'
import type { Tables } from '../../db/tables.ts'
import { invalid, HttpError } from '@kampana/engine-server/error'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { AppContext } from '../../app-context.ts'
import { serve, type HandlerInput } from '@kampana/engine-server/records/calls/serve'
import { verifyPassword, UnknownEncryptionKey } from '../../secrets.ts'
import { newToken } from '@kampana/engine-server/tokens'
import { isInAnyCase } from '../in-any-case.ts'
import { rememberDevice } from './device.ts'
import { forgetFirstPassword } from '../password/change-password.ts'
import { endSession, startSession } from './session-store.ts'
import { codeLimit, hitSignInLimits, limitSignIns, assertWithinSignInLimit } from './sign-in-limits.ts'
import { takeCode } from './two-step-code.ts'
import { users } from '@kampana/shared/resources/users'
import type { signInActions } from '@kampana/engine-declare/log-actions'
import { loggedAs } from '@kampana/shared/resources/logs'
import { memoryRateLimiter } from '@kampana/engine-server/http/rate-limit/memory-rate-limiter'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'

type User = Selectable<Tables['users']>

/** Serves sign-in and sign-out. */
export const signIn = (app: FastifyInstance, context: AppContext): void => {
  const log = signInLog(context)
  serve(
    app,
    signInCalls,
    {
      signIn: (input) => enter(context, log, input),
      signOut: async ({ request, reply }) => {
        const { session, sessionToken } = request
        // Comes first, so that the browser is signed out even if the disk is full.
        reply.giveToken(newToken())
        reply.withdrawEditHint()
        if (sessionToken) await endSession(context.db, sessionToken).catch(explainFullDisk)
        if (session)
          await log.succeeded(
            'sign-out',
            { id: session.userId, username: session.username, name: session.name },
            request,
          )
        return {}
      },
    },
    { hooks: { signIn: { onRequest: limitSignIns(context) } } },
  )
}

/** Signs a person in if password and code are right. */
const enter = async (
  context: AppContext,
  log: ReturnType<typeof signInLog>,
  { body, request, reply }: HandlerInput<typeof signInCalls.signIn>,
) => {
  const { username, password, code, remember } = body
  request.triedUsername = username
  const user = await context.db
    .selectFrom('users')
    .selectAll()
    .where(isInAnyCase('username', username))
    .executeTakeFirst()
  try {
    const counted = await hitSignInLimits(context, request, username, user)
    if (!(await verifyPassword(user?.password, password)) || !user)
      throw invalid({ username: [messages.badCredentials] })
    if (user.email_verified_at !== null && user.is_active !== 1) {
      await counted.forgive()
      return { message: messages.notActive }
    }
    // A request for the code isn't a failure, so during an attack it doesn't use up the only try. A wrong code does.
    if (code === null) await counted.forgive()
    const action = await takeSecondStep(context, user, code)
    if (code !== null) await counted.forgive()
    await openSession(context, request, reply, { userId: user.id, remember: Boolean(remember) })
    await countSignIn(context, user.id)
    await log.succeeded(action, user, request)
    return { message: user.email_verified_at === null ? messages.notVerified : messages.loggedIn }
  } catch (error) {
    if (error instanceof HttpError && error.message !== messages.codeNeeded) {
      await countFailure(context, user)
      await log.failed(error.status === 429 ? 'sign-in-locked' : 'sign-in-failed', username, user, request)
    }
    throw error
  }
}

const countSignIn = ({ db, now }: AppContext, id: number) =>
  db
    .updateTable('users')
    .set({ last_sign_in_at: instant(now()), failed_sign_ins: 0 })
    .where('id', '=', id)
    .execute()

/** For an unknown user name it changes no row, which takes the same time. */
const countFailure = ({ db }: AppContext, user: { id: number } | undefined) =>
  db
    .updateTable('users')
    .set((eb) => ({ failed_sign_ins: eb('failed_sign_ins', '+', 1) }))
    .where('id', '=', user?.id ?? 0)
    .execute()

const explainFullDisk = (error: unknown): never => {
  throw isFullDisk(error) ? new HttpError(507, errorMessages.signedOutHere) : error
}

/**
 * Verifies the code if the person uses two-step sign-in. Throws a 422 under `code` if it is missing or wrong. Returns the
 * action for the log.
 */
const takeSecondStep = async (
  context: AppContext,
  user: User,
  code: string | null,
): Promise<'sign-in' | 'use-recovery-code'> => {
  if (user.two_step_confirmed_at === null) return 'sign-in'
  if (code === null) throw invalid({ code: [messages.codeNeeded] })
  assertWithinSignInLimit(await hit(context, { ...codeLimit, key: String(user.id) }))
  const accepted = await context.db
    .transaction()
    .execute((trx) => takeCode(trx, context, user, code))
    .catch((error: unknown) => {
      if (error instanceof UnknownEncryptionKey) throw invalid({ code: [errorMessages.twoStepUnreadable] })
      throw error
    })
  if (accepted === null) throw invalid({ code: [messages.codeWrong] })
  return accepted === 'recovery' ? 'use-recovery-code' : 'sign-in'
}

/** Starts a session with a new token and ends the browser's former one, against session fixation. */
const openSession = async (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: { userId: number; remember: boolean },
): Promise<void> => {
  if (request.sessionToken) await endSession(context.db, request.sessionToken)
  await forgetFirstPassword(context.db, person.userId)
  const token = await startSession(context, {
    ...person,
    userAgent: request.headers['user-agent'] ?? '',
  })
  reply.giveToken(token, { remember: person.remember })
  rememberDevice(context, request, reply, person.userId)
}

type Action = (typeof signInActions)[number]
/** Log entries per hour and node: for one person and action, and for all failures. */
const maxEntries = { ofOne: 20, ofFailures: 100 }
const anHour = 60 * 60
/** User names that may be logged. Some people type their password into this field. */
const nameLike = /^[\p{L}\p{N}._@+ -]{1,60}$/u

/**
 * Logs sign-ins, sign-outs, failures and lockouts with user name and IP address, never a password. Entries per hour are
 * limited, so that nobody can fill the disk.
 */
export const signInLog = ({ db, now }: Pick<AppContext, 'db' | 'now'>) => {
  const count = memoryRateLimiter(anHour, now)
  const isTooMuch = (action: Action, name: string): boolean => {
    const one = { name: '', key: `${action} ${name.toLowerCase()}`, max: maxEntries.ofOne, seconds: anHour }
    const all = { name: '', key: 'failures', max: maxEntries.ofFailures, seconds: anHour }
    const isFailure = action === 'sign-in-failed' || action === 'sign-in-locked'
    return count(isFailure ? [one, all] : [one]).retryAfter > 0
  }
  const write = (action: Action, causer: Causer | null, title: string, id: number | null, ip: string) =>
    db
      .transaction()
      .execute((trx) =>
        recordActivity(trx, { causer, resource: users, action: loggedAs(action), id, title, now: now(), ip }),
      )
  return {
    /** Logs an action of an authenticated person. */
    succeeded: async (
      action: 'sign-in' | 'sign-out' | 'use-recovery-code',
      person: Causer,
      { ip }: Pick<FastifyRequest, 'ip'>,
    ): Promise<void> => {
      if (!isTooMuch(action, person.username)) await write(action, person, person.name, person.id, ip)
    },
    /** Logs a failed attempt; `user` is the account with that name, if there is one. */
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
