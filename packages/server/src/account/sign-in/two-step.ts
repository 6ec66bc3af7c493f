import { requireSession } from '../../http/session.ts'
import { codeForm, confirmForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { instant } from '../../clock.ts'
import { conflict, invalid } from '../../error.ts'
import { enforce } from '../../http/rate-limit/rate-limiter.ts'
import type { AppContext } from '../../app-context.ts'
import { recordActivity } from '../../crud/activity.ts'
import { formSchema } from '../../crud/openapi.ts'
import { causerOf } from '../../crud/request.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { readForm } from '../form.ts'
import { endSessionsOf, requiresTwoStep } from './session-store.ts'
import { appAddress, newRecoveryCodes, newTwoStepSecret, takeCode } from './two-step-code.ts'

const setUpLimit = { name: 'two-step', max: 5, seconds: 60 }
// Who has to set it up before anything else must get this far.
const config = { access: 'verified' } as const
const path = '/api/two-step'

/** Setting up two-step sign-in (POST, then PUT with the first code) and turning it off (DELETE). Each asks for proof. */
export const twoStep = (app: FastifyInstance, context: AppContext): void => {
  app.post(
    path,
    { config, schema: formSchema('account', 'Begin to set up two-step sign-in', confirmForm) },
    (request) => begin(context, request),
  )
  app.put(
    path,
    { config, schema: formSchema('account', 'Turn on two-step sign-in by a first code', codeForm) },
    (request) => turnOn(context, request),
  )
  app.delete(
    path,
    { config, schema: formSchema('account', 'Turn off two-step sign-in', confirmForm) },
    (request) => turnOff(context, request),
  )
}

/** A new secret, for the app to read. Where two-step sign-in is on already it must be turned off first. */
const begin = async (context: AppContext, request: FastifyRequest) => {
  const { id, username } = await confirmed(context, request)
  const secret = newTwoStepSecret()
  const { numUpdatedRows } = await context.db
    .updateTable('users')
    .set({ two_step_secret: context.encryption.encrypt(secret) })
    .where('id', '=', id)
    .where('two_step_confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw conflict(messages.twoStepOn)
  const address = appAddress(secret, context.college.name, username)
  return { data: { secret, address, qr: renderSVG(address) } }
}

const turnOn = async (context: AppContext, request: FastifyRequest) => {
  const causer = causerOf(request)
  await enforce(context, { ...setUpLimit, key: String(causer.id) })
  const { code } = readForm(codeForm, request)
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
    await endSessionsOf(trx, causer.id, { but: requireSession(request).idHash })
    await recordActivity(trx, {
      causer,
      resource: users,
      action: 'turn-on-two-step',
      id: causer.id,
      title: causer.name,
      now: now(),
    })
    return newRecoveryCodes(trx, causer.id)
  })
  return { message: messages.twoStepOn, data: { recovery_codes } }
}

const turnOff = async (context: AppContext, request: FastifyRequest) => {
  const causer = await confirmed(context, request)
  const { db, now } = context
  await db.transaction().execute(async (trx) => {
    if (await requiresTwoStep(trx, causer.id)) throw conflict(messages.twoStepRequired)
    await trx
      .updateTable('users')
      .set({ two_step_secret: null, two_step_confirmed_at: null })
      .where('id', '=', causer.id)
      .execute()
    await trx.deleteFrom('recovery_codes').where('user_id', '=', causer.id).execute()
    await recordActivity(trx, {
      causer,
      resource: users,
      action: 'turn-off-two-step',
      id: causer.id,
      title: causer.name,
      now: now(),
    })
  })
  return { message: messages.twoStepOff }
}

/** The person signed in, once they have said their password again. */
const confirmed = async (context: AppContext, request: FastifyRequest) => {
  const causer = causerOf(request)
  const { current_password } = readForm(confirmForm, request)
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('id', '=', causer.id)
    .executeTakeFirstOrThrow()
  await confirmPassword(context, user, current_password)
  return causer
}
