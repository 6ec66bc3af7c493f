import { assertOwnTables } from '@kampana/server/college/assert-own-tables'
import { findFormerNames } from '@kampana/server/college/former-names'
import { loadOwnResources, ResourcesUnusable } from '@kampana/server/college/own-resources'
import { openDatabase } from '@kampana/server/db/open'
import { DatabaseUnusable } from '@kampana/engine-server/db/open-migrated'

/**
 * Checks the college's resources, and runs its migrations in a temporary database. Returns false if a start would reject them.
 */
export const checkCode = async (
  from: string,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): Promise<boolean> => {
  try {
    const own = await loadOwnResources(from)
    const db = await openDatabase({ database: { kind: 'sqlite', file: ':memory:' }, collegeDir: from })
    await assertOwnTables(db, own).finally(() => db.destroy())
    for (const { file } of own) for (const sentence of findFormerNames(file)) say(`${sentence}\n`)
    return true
  } catch (error) {
    if (!(error instanceof ResourcesUnusable || error instanceof DatabaseUnusable)) throw error
    const reason = error.cause instanceof Error ? error.cause.message : error.message
    say(`${reason}\n`)
    return false
  }
}
