import { loginForm } from '@kampana/shared/forms'
import { yesNo } from '@kampana/shared/field'
import { messages } from '@kampana/shared/messages'
import { readInput } from '@kampana/shared/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { invalid, tooMany } from '../error.ts'
import { countTry, forgetTries } from '../http/limits.ts'
import type { Parts } from '../parts.ts'
import { documentForm } from '../resource/document.ts'
import { newToken, passwordFits } from '../secrets.ts'
import { endSession, startSession } from './session-store.ts'

const loginLimit = { tries: 5, seconds: 60 }
const fields = { ...loginForm, remember: { ...yesNo('Remember me'), required: false as const } }

/** POST /login and POST /logout. */
export const signIn = (app: FastifyInstance, parts: Parts): void => {
  app.post(
    '/login',
    {
      config: { access: 'anyone' },
      schema: documentForm('account', 'Sign in with user name and password', fields),
    },
    async (request, reply) => {
      const { username, password, remember } = credentialsIn(request)
      const tries = `login ${username.toLowerCase()} ${request.ip}`
      await refuseTooMany(parts, tries)
      const user = await parts.db
        .selectFrom('users')
        .selectAll()
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst()
      if (!(await passwordFits(user?.password, password)) || !user)
        throw invalid({ username: [messages.badCredentials] })
      await forgetTries(parts, tries)

      if (user.email_verified_at !== null && user.is_active !== 1) return { message: messages.notActive }
      await openSession(parts, request, reply, { userId: user.id, remember })
      return { message: user.email_verified_at === null ? messages.notVerified : messages.loggedIn }
    },
  )

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

const credentialsIn = ({
  body,
}: FastifyRequest): { username: string; password: string; remember: boolean } => {
  const read = readInput(fields, body)
  if ('errors' in read) throw invalid(read.errors)
  return { ...read.input, remember: Boolean(read.input.remember) }
}

/** A try is counted before the password is looked at, so that many at once don't slip through. */
const refuseTooMany = async (parts: Parts, tries: string): Promise<void> => {
  const seconds = await countTry(parts, tries, loginLimit)
  if (seconds === 0) return
  const text = messages.tooManyLogins(seconds)
  throw tooMany(seconds, { message: text, errors: { username: [text] } })
}

/** A new session under a new token; the one the browser came with ends. */
const openSession = async (
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: { userId: number; remember: boolean },
): Promise<void> => {
  if (request.sessionToken) await endSession(parts.db, request.sessionToken)
  const token = await startSession(parts.db, {
    ...person,
    userAgent: request.headers['user-agent'] ?? '',
    now: parts.now(),
  })
  reply.giveToken(token, { remember: person.remember })
}
