import { optional, yesNo } from '@kampana/shared/field'
import { codeForm, loginForm } from '@kampana/shared/forms'
import { messages } from '@kampana/shared/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { invalid, tooMany } from '../error.ts'
import { addressPrefixes } from '../http/address-prefixes.ts'
import { hit, limitByAddress, resetHits, type Counter, type Hit } from '../http/rate-limiter.ts'
import type { Parts } from '../parts.ts'
import { recordActivity } from '../resource/activity.ts'
import { documentForm } from '../resource/document.ts'
import { newToken, passwordFits } from '../secrets.ts'
import { readForm } from './form.ts'
import { endSession, startSession } from './session-store.ts'
import { takeCode } from './two-step-code.ts'

const loginLimit = { name: 'login by name', max: 5, seconds: 60 }
/** By address alone: somebody who tries one password on many user names. */
const addressLimit = { name: 'login', max: 60, seconds: 60 }
/** From whatever address: a million codes would otherwise be soon tried. */
const codeLimit = { name: 'code', max: 20, seconds: 15 * 60 }
const fields = { ...loginForm, code: optional(codeForm.code), remember: optional(yesNo('Remember me')) }

/** POST /login and POST /logout. */
export const signIn = (app: FastifyInstance, parts: Parts): void => {
  const schema = documentForm('account', 'Sign in with user name and password', fields)
  const onRequest = limitByAddress(parts, addressLimit, refuseGuessing)
  app.post('/login', { config: { access: 'anyone' }, schema, onRequest }, async (request, reply) => {
    const { username, password, code, remember } = readForm(fields, request)
    const tries = guessesAt(username, request.ip)
    // Counted before the password is looked at, so that many at once don't slip through.
    refuseGuessing(await hit(parts, tries))
    const user = await parts.db
      .selectFrom('users')
      .selectAll()
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .executeTakeFirst()
    if (!(await passwordFits(user?.password, password)) || !user)
      throw invalid({ username: [messages.badCredentials] })
    if (user.email_verified_at !== null && user.is_active !== 1) {
      await resetHits(parts, tries)
      return { message: messages.notActive }
    }
    await takeSecondStep(parts, user, code)
    await resetHits(parts, tries)
    await openSession(parts, request, reply, { userId: user.id, remember: Boolean(remember) })
    return { message: user.email_verified_at === null ? messages.notVerified : messages.loggedIn }
  })

  app.post(
    '/logout',
    { config: { access: 'anyone' }, schema: { tags: ['account'], summary: 'Sign out' } },
    async (request, reply) => {
      if (request.sessionToken) await endSession(parts.db, request.sessionToken)
      reply.giveToken(newToken())
      return reply.code(204).send()
    },
  )
}

const refuseGuessing = (counted: Hit): void => {
  if (counted.retryAfter === 0) return
  const text = messages.tooManyLogins(counted.retryAfter)
  throw tooMany(counted, { message: text, errors: { username: [text] } })
}
const guessesAt = (username: string, ip: string): Counter => ({
  ...loginLimit,
  key: `${username.toLowerCase()} ${addressPrefixes(ip).narrow}`,
})

/** The code of those who have turned on two-step sign-in; asked for under its own field once the password is right. */
const takeSecondStep = async (
  parts: Parts,
  user: Selectable<Tables['users']>,
  code: string | null,
): Promise<void> => {
  if (user.two_step_confirmed_at === null) return
  if (code === null) throw invalid({ code: [messages.codeNeeded] })
  refuseGuessing(await hit(parts, { ...codeLimit, key: String(user.id) }))
  await parts.db.transaction().execute(async (trx) => {
    const taken = await takeCode(trx, parts, user, code)
    if (taken === null) throw invalid({ code: [messages.codeWrong] })
    if (taken === 'recovery')
      await recordActivity(trx, {
        causer: user,
        resource: users,
        action: 'use-recovery-code',
        id: user.id,
        title: user.name,
        now: parts.now(),
      })
  })
}

/** A new session under a new token; the one the browser came with ends. */
const openSession = async (
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: { userId: number; remember: boolean },
): Promise<void> => {
  if (request.sessionToken) await endSession(parts.db, request.sessionToken)
  const token = await startSession(parts, {
    ...person,
    userAgent: request.headers['user-agent'] ?? '',
  })
  reply.giveToken(token, { remember: person.remember })
}
