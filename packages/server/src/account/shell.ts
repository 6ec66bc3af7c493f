import { required } from '@kampana/engine-server/required'
import { users } from '@kampana/shared/resources/users'
import type { Selectable, Transaction } from 'kysely'
import { userInfo } from 'node:os'
import { instant } from '@kampana/engine-server/clock'
import { openExisting } from '../db/open.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { isInAnyCase } from './in-any-case.ts'
import { recordAccountActivity, type AccountActivity } from './record-account-activity.ts'
import { forgetFirstPassword } from './password/change-password.ts'
import { newResetLink } from './links.ts'
import { endUserSessions } from './sign-in/session-store.ts'
import { disableTwoStep } from './sign-in/two-step-code.ts'

/** A rejected command; the message is for the person at the shell. */
export class ShellRefused extends Error {}

type User = Selectable<Tables['users']>
type Log = (
  action: AccountActivity['action'],
  changed?: Pick<AccountActivity, 'attributes' | 'old'>,
) => Promise<number>
interface Work {
  trx: Transaction<Tables>
  settings: Settings
  user: User
  now: Date
  /** Writes the log entry of a change made from the shell. */
  log: Log
}

/** Lists accounts, one per line: user name, address, status, two-step sign-in, roles. */
export const listAccounts = async (db: Database): Promise<string> => {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .leftJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['users.id', 'username', 'email', 'is_active', 'email_verified_at', 'two_step_confirmed_at'])
    .select(['roles.description as role'])
    .orderBy('username')
    .orderBy('roles.id')
    .execute()
  const accounts = Map.groupBy(rows, ({ id }) => id)
  return [...accounts.values()]
    .map((each) => {
      const { username, email, is_active, email_verified_at, two_step_confirmed_at } = required(each[0])
      const status = email_verified_at === null ? 'unconfirmed' : is_active === 1 ? 'active' : 'inactive'
      const step = two_step_confirmed_at === null ? 'password' : 'password and code'
      const roles = each.flatMap(({ role }) => role ?? []).join(', ')
      return [username, email, status, step, roles || 'no role'].join('\t')
    })
    .join('\n')
}

/** Creates a reset link, valid for 60 minutes. */
export const makeResetLink = async ({ trx, settings, user, now, log }: Work): Promise<string> => {
  const link = await newResetLink(trx, { settings, now: () => now }, user)
  await forgetFirstPassword(trx, user.id)
  await log('make-reset-link')
  return `Link for ${user.username} to set a new password, valid for 60 minutes:\n${link}`
}

/** Turns off two-step sign-in until the person sets it up again, and ends their sessions. */
export const turnOffTwoStep = async ({ trx, user, log }: Work): Promise<string> => {
  if (user.two_step_confirmed_at === null) return `Two-step sign-in is already off for ${user.username}.`
  await disableTwoStep(trx, user.id)
  await endUserSessions(trx, user.id)
  await log('turn-off-two-step')
  return `Turned two-step sign-in off for ${user.username} and ended all their sessions.`
}

/** Activates an account and confirms its address, if the e-mail didn't arrive or no administrator can do it. */
export const activate = async ({ trx, user, now, log }: Work): Promise<string> => {
  if (user.is_active === 1 && user.email_verified_at !== null)
    return `The account ${user.username} is already active.`
  await trx
    .updateTable('users')
    .set({ is_active: 1, email_verified_at: user.email_verified_at ?? instant(now) })
    .where('id', '=', user.id)
    .execute()
  await log(users.customActions.activate.log, {
    attributes: { is_active: 1 },
    old: { is_active: user.is_active },
  })
  return `Activated the account ${user.username}.`
}

/** Gives a person the Administrator role. */
export const makeAdministrator = async ({ trx, user, log }: Work): Promise<string> => {
  const { id, description } = await trx
    .selectFrom('roles')
    .select(['id', 'description'])
    .where('is_administrator', '=', 1)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('user_roles')
    .values({ user_id: user.id, role_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return `${user.username} already has the Administrator role.`
  await log('edit', { attributes: { roles: [{ id, description }] } })
  return `${user.username} has the Administrator role now.`
}

/** Runs one command on one account in one transaction, also beside a running server. */
export const atShell = async (
  settings: Settings,
  username: string,
  work: (work: Work) => Promise<string>,
  now: Date,
): Promise<string> => {
  const db = await openExisting(settings)
  try {
    return await db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .selectAll()
        .where(isInAnyCase('username', username))
        .executeTakeFirst()
      if (!user)
        throw new ShellRefused(
          `There is no account ${username}. \`kampana account list\` shows all accounts.`,
        )
      const log: Log = (action, changed) =>
        recordAccountActivity(trx, user, {
          causer: null,
          by: `${userInfo().username}, from the shell,`,
          action,
          now,
          ...changed,
        })
      return work({ trx, settings, user, now, log })
    })
  } finally {
    await db.destroy()
  }
}
