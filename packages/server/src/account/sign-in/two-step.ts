import { requireSession } from '@kampana/engine-server/http/session'
import { twoStepCalls } from '@kampana/shared/calls/two-step-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { instant } from '@kampana/engine-server/clock'
import { conflict, invalid } from '@kampana/engine-server/error'
import { enforce } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { AppContext } from '../../app-context.ts'
import { recordAccountActivity } from '../record-account-activity.ts'
import type { Causer } from '@kampana/engine-server/records/activity'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { confirmPassword } from '../password/confirm-password.ts'
import { endUserSessions, requiresTwoStep } from './session-store.ts'
import { disableTwoStep, otpauthUri, newRecoveryCodes, newTwoStepSecret, takeCode } from './two-step-code.ts'

const setUpLimit = { name: 'two-step', max: 5, seconds: 60 }

/** Serves the calls that set up two-step sign-in and turn it off. */
export const twoStep = (app: FastifyInstance, context: AppContext): void =>
  serve(app, twoStepCalls, {
    begin: async ({ body, viewer }) => {
      await confirmPassword(context, viewer.id, body.current_password)
      return begin(context, viewer)
    },
    turnOn: ({ body, viewer, request }) =>
      turnOn(context, viewer, { code: body.code, session: requireSession(request).idHash }),
    turnOff: async ({ body, viewer }) => {
      await confirmPassword(context, viewer.id, body.current_password)
      return turnOff(context, viewer)
    },
  })

/** Stores a new secret for the app. Throws a 409 if two-step sign-in is already on. */
const begin = async (context: AppContext, { id, username }: Causer) => {
  const secret = newTwoStepSecret()
  const { numUpdatedRows } = await context.db
    .updateTable('users')
    .set({ two_step_secret: context.encryption.encrypt(secret) })
    .where('id', '=', id)
    .where('two_step_confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw conflict(messages.twoStepOn)
  const uri = otpauthUri(secret, context.college().name, username)
  return { data: { secret, address: uri, qr: renderSVG(uri) } }
}

/** Turns two-step sign-in on, and ends the person's other sessions. */
const turnOn = async (
  context: AppContext,
  causer: Causer,
  { code, session }: Record<'code' | 'session', string>,
) => {
  await enforce(context, { ...setUpLimit, key: String(causer.id) })
  const { db, now } = context
  const recovery_codes = await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', causer.id)
      .executeTakeFirstOrThrow()
    if ((await takeCode(trx, context, user, code)) !== 'app') throw invalid({ code: [messages.codeWrong] })
    await trx
      .updateTable('users')
      .set({ two_step_confirmed_at: instant(now()) })
      .where('id', '=', causer.id)
      .execute()
    await endUserSessions(trx, causer.id, { but: session })
    await recordAccountActivity(trx, causer, { causer, action: 'turn-on-two-step', now: now() })
    return newRecoveryCodes(trx, causer.id)
  })
  return { message: messages.twoStepOn, data: { recovery_codes } }
}

const turnOff = async (context: AppContext, causer: Causer) => {
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    if (await requiresTwoStep(trx, causer.id)) throw conflict(messages.twoStepRequired)
    await disableTwoStep(trx, causer.id)
    await recordAccountActivity(trx, causer, { causer, action: 'turn-off-two-step', now: now() })
  })
  return { message: messages.twoStepOff }
}
