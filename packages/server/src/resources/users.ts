import { dashboardLink } from '../account/links.ts'
import {
  loadHeldPermissions,
  loadRolePermissions,
} from '@kampana/engine-server/records/permissions/held-permissions'
import {
  lockAdministrators,
  assertMayGive,
  assertAdministratorLeft,
  assertNotSelf,
} from '../account/permissions.ts'
import { unconfirmedAccountCleanup } from '../account/registration.ts'
import { resetTokenCleanup } from '../account/password/password-reset.ts'
import { endUserSessions, sessionCleanup } from '../account/sign-in/session-store.ts'
import { disableTwoStep } from '../account/sign-in/two-step-code.ts'
import { emailTemplates } from '../mail/email-templates.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from './resource-hooks.ts'
import type { Condition } from '@kampana/engine-server/records/query/list-query'
import { relationIds } from '@kampana/engine-server/records/links/links'

/**
 * Hooks of accounts: lists hide administrators and the viewer, unless they have a search or role filter; `beforeWrite` limits
 * who edits whom.
 */
export const userHooks = (context: AppContext): ResourceHooks<'users'> => {
  const { outbox } = context
  return {
    listScope: (eb, viewer, conditions) =>
      isSearch(conditions) && viewer?.permissions.has('edit users')
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
    beforeWrite: [
      async (trx, { action, input, old, causer }) => {
        await lockAdministrators(trx)
        if (old && action !== 'edit') assertNotSelf(causer, old.id)
        // People can't change an account with more permissions than their own.
        if (old) await assertMayGive(trx, causer, await loadHeldPermissions(trx, old.id))
        const addedRoles = new Set(input.roleIds).difference(new Set(old ? relationIds(old, 'roles') : []))
        await assertMayGive(trx, causer, await loadRolePermissions(trx, [...addedRoles]))
      },
    ],
    cleanup: [sessionCleanup(context), resetTokenCleanup(context), unconfirmedAccountCleanup(context)],
    cascade: [{ table: 'recovery_codes', column: 'user_id' }],
    // An activated person gets an e-mail. Sessions of a person who is deactivated or loses two-step sign-in end immediately.
    afterWrite: [
      async (trx, { action, record: { id, name, email } }) => {
        if (action === 'reset-two-step') {
          await disableTwoStep(trx, id)
          await outbox.post(trx, email, emailTemplates.twoStepReset(name, dashboardLink(context, '/login')))
        }
        if (action === 'deactivate' || action === 'reset-two-step') await endUserSessions(trx, id)
        if (action === 'activate')
          await outbox.post(trx, email, emailTemplates.activated(name, dashboardLink(context, '/login')))
      },
      assertAdministratorLeft,
    ],
    afterCommit: [outbox.wake],
  }
}

/** True if a list has a search or role filter, with which people who assign roles find everybody. */
const isSearch = (conditions: readonly Condition[]): boolean =>
  conditions.some(({ field, operator }) => operator === 'search' || (field === 'roles' && operator === 'any'))
