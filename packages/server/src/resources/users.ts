import { boolean } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance } from 'fastify'
import { readForm } from '../account/form.ts'
import { dashboardLink } from '../account/links.ts'
import {
  lockAdministrators,
  permissionsOfRoles,
  refuseMoreThanHeld,
  refuseNoAdministrator,
  refuseSelf,
} from '../account/rights.ts'
import { endSessionsOf, permissionsOf } from '../account/sign-in/session-store.ts'
import { emailTemplates } from '../mail/email-templates.ts'
import { notFound } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { recordActivity } from '../crud/activity.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { formSchema } from '../crud/openapi.ts'
import type { Condition } from '../crud/query/list-query.ts'
import { relatedIds } from '../crud/relations.ts'
import { causerOf, idOf } from '../crud/request.ts'

/** Accounts: lists leave out administrators and the reader unless they look for somebody, and who may be changed by whom has rules of its own. */
export const userHooks = (context: AppContext): ResourceHooks<'users'> => {
  const isPostgres = context.settings.database.kind === 'postgres'
  return {
    readScope: (eb, viewer, conditions) =>
      looksForSomebody(conditions) && viewer?.permissions.has('edit users')
        ? eb.and([])
        : eb.and([
            eb('id', '!=', viewer?.id ?? 0),
            eb(
              'id',
              'not in',
              eb
                .selectFrom('user_roles')
                .innerJoin('roles', 'roles.id', 'user_roles.role_id')
                .select('user_roles.user_id')
                .where('roles.is_administrator', '=', 1),
            ),
          ]),
    authorize: async (trx, { action, input, old, causer }) => {
      await lockAdministrators(trx, isPostgres)
      if (action === 'delete') refuseSelf(causer, old.id)
      // Nobody changes the account of somebody who may do more than they.
      if (old) await refuseMoreThanHeld(trx, causer, await permissionsOf(trx, old.id))
      const given = new Set(input.roleIds).difference(new Set(old ? relatedIds(old, 'roles') : []))
      await refuseMoreThanHeld(trx, causer, await permissionsOfRoles(trx, [...given]))
    },
    cascade: [{ table: 'recovery_codes', column: 'user_id' }],
    onEdit: refuseNoAdministrator,
    onRemove: refuseNoAdministrator,
    routes: (app) => serveStatus(app, context, isPostgres),
  }
}

/** Whoever gives and takes roles finds everybody by a role or by words, administrators and themselves too. */
const looksForSomebody = (conditions: readonly Condition[]): boolean =>
  conditions.some(({ field, operator }) => operator === 'search' || (field === 'roles' && operator === 'any'))

const statusForm = { is_active: boolean('Status') }

/** PUT /api/users/status/{id}: lets a person in, and tells them; or shuts them out, at once. */
const serveStatus = (app: FastifyInstance, context: AppContext, isPostgres: boolean): void => {
  const schema = formSchema('users', 'Activate or deactivate an account', statusForm)
  app.put<{ Params: { id: string } }>(
    '/api/users/status/:id',
    { config: { access: ['activate users'] }, schema },
    async (request) => {
      const causer = causerOf(request)
      const id = idOf(users, request.params.id)
      const is_active = Number(readForm(statusForm, request).is_active)
      const { db, now, outbox } = context
      const changed = await db.transaction().execute(async (trx) => {
        await lockAdministrators(trx, isPostgres)
        const user = await trx
          .selectFrom('users')
          .select(['id', 'name', 'email', 'is_active'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (!user) throw notFound('User', id)
        if (user.is_active === is_active) return null
        refuseSelf(causer, id)
        await refuseMoreThanHeld(trx, causer, await permissionsOf(trx, id))
        await trx.updateTable('users').set({ is_active }).where('id', '=', id).execute()
        if (is_active === 1)
          await outbox.post(
            trx,
            user.email,
            emailTemplates.activated(user.name, dashboardLink(context, '/login')),
          )
        else await endSessionsOf(trx, id)
        await refuseNoAdministrator(trx)
        const action = is_active === 1 ? 'activate' : 'deactivate'
        await recordActivity(trx, {
          causer,
          resource: users,
          action,
          id,
          title: user.name,
          now: now(),
          attributes: { is_active },
          old: { is_active: user.is_active },
        })
        return user.name
      })
      outbox.wake()
      if (changed === null) return { message: messages.nothingChanged }
      return { message: is_active === 1 ? messages.activated(changed) : messages.deactivated(changed) }
    },
  )
}
