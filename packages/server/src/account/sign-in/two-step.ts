import { requireSession } from '../../http/session.ts'
import { recoveryCodes, twoStepSecret } from '@kampana/shared/api/own-account-replies'
import { codeForm, confirmForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { instant } from '../../clock.ts'
import { conflict, invalid } from '../../error.ts'
import { enforce } from '../../http/rate-limit/rate-limiter.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAccountActivity } from '../record-account-activity.ts'
import { formSchema } from '../../crud/openapi.ts'
import { getCauser } from '../../crud/request.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { parseInput } from '../../crud/request.ts'
import { endUserSessions, requiresTwoStep } from './session-store.ts'
import { disableTwoStep, otpauthUri, newRecoveryCodes, newTwoStepSecret, takeCode } from './two-step-code.ts'

const setUpLimit = { name: 'two-step', max: 5, seconds: 60 }
// Not 'signed in', which rejects people who must first set up two-step sign-in.
const config = { access: 'verified' } as const
const path = '/api/two-step'
/** Sets up two-step sign-in (POST, then PUT with the first code) and turns it off (DELETE). */
export const twoStep = (app: FastifyInstance, context: AppContext): void => {
  app.post(
    path,
    {
      config,
      schema: formSchema('account', 'Start the setup of two-step sign-in', confirmForm, {
        data: twoStepSecret,
        hasMessage: false,
      }),
    },
    (request) => begin(context, request),
  )
  app.put(
    path,
    {
      config,
      schema: formSchema('account', 'Turn on two-step sign-in with the first code', codeForm, {
        data: recoveryCodes,
      }),
    },
    (request) => turnOn(context, request),
  )
  app.delete(
    path,
    { config, schema: formSchema('account', 'Turn off two-step sign-in', confirmForm) },
    (request) => turnOff(context, request),
  )
}

/** Stores a new secret for the app. Throws a 409 if two-step sign-in is already on. */
const begin = async (context: AppContext, request: FastifyRequest) => {
  const { id, username } = await confirmCauser(context, request)
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

const turnOn = async (context: AppContext, request: FastifyRequest) => {
  const causer = getCauser(request)
  await enforce(context, { ...setUpLimit, key: String(causer.id) })
  const { code } = parseInput(codeForm, request.body)
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
    await endUserSessions(trx, causer.id, { but: requireSession(request).idHash })
    await recordAccountActivity(trx, causer, { causer, action: 'turn-on-two-step', now: now() })
    return newRecoveryCodes(trx, causer.id)
  })
  return { message: messages.twoStepOn, data: { recovery_codes } }
}

const turnOff = async (context: AppContext, request: FastifyRequest) => {
  const causer = await confirmCauser(context, request)
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    if (await requiresTwoStep(trx, causer.id)) throw conflict(messages.twoStepRequired)
    await disableTwoStep(trx, causer.id)
    await recordAccountActivity(trx, causer, { causer, action: 'turn-off-two-step', now: now() })
  })
  return { message: messages.twoStepOff }
}

/** The signed-in person, after verifying their password again. */
const confirmCauser = async (context: AppContext, request: FastifyRequest) => {
  const causer = getCauser(request)
  const { current_password } = parseInput(confirmForm, request.body)
  await confirmPassword(context, causer.id, current_password)
  return causer
}
