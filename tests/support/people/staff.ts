import { openDatabase } from '@kampana/server/db/open'
import type { Settings } from '@kampana/server/env'
import { hashPassword } from '@kampana/server/secrets'
import { password } from './accounts.ts'

/** Staff to create, with these permissions. By default, the account is active and verified. */
export interface Post {
  /** Permissions by name: `edit updates`. */
  may?: readonly string[]
  /** The role's name. */
  role?: string
  active?: boolean
  verified?: boolean
}

let hired = 0

/** Inserts an account with a role directly into the database, and returns its username. */
export const hire = async (
  settings: Pick<Settings, 'database' | 'collegeDir'>,
  { may = [], role: description, active = true, verified = true }: Post,
): Promise<string> => {
  const db = await openDatabase(settings)
  const username = `staff${++hired}`
  const created_at = new Date().toISOString().replace('Z', '000Z')
  const person = {
    name: `Member ${hired}`,
    username,
    email: `${username}@college.example`,
    password: await hashPassword(password),
    is_active: active ? 1 : 0,
    email_verified_at: verified ? created_at : null,
    created_at,
  }
  try {
    await db.transaction().execute(async (trx) => {
      const user = await trx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
      const role = await trx
        .insertInto('roles')
        .values({ description: description ?? `Role of ${username}`, is_administrator: 0, created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx.insertInto('user_roles').values({ user_id: user.id, role_id: role.id }).execute()
      for (const name of may) {
        const permission = await trx
          .selectFrom('permissions')
          .select('id')
          .where('name', '=', name)
          .executeTakeFirst()
        if (!permission) throw new Error(`Unknown permission '${name}'.`)
        await trx
          .insertInto('role_permissions')
          .values({ role_id: role.id, permission_id: permission.id })
          .execute()
      }
    })
    return username
  } finally {
    await db.destroy()
  }
}
