import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages } from '../../scripts/packages.ts'

const root = join(import.meta.dirname, '../..')

/** Files of all packages, and of other folders, that match, except tests. */
const filesWith = (pattern: RegExp, others: readonly string[] = []): string[] =>
  [...packages.map(({ folder }) => `${folder}/src`), ...others]
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !file.includes('.test.') && pattern.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()

test('dialects: only dialects and the code that opens databases check the kind of database', () => {
  expect(
    filesWith(/(?:===|!==) '(?:sqlite|postgres)'|instanceof (?:Postgres|Sqlite)/, ['scripts', 'bench']),
  ).toEqual([
    'packages/engine/server/src/db/connect.ts',
    'packages/engine/server/src/db/dialect/dialect-of.ts',
    'packages/engine/server/src/db/open-migrated.ts',
  ])
})

/** Sources that calculate with UTC days or name a file, which nobody reads as a day at the college. */
const inUtc = [
  'packages/admin/src/class-status/notice-times.ts',
  'packages/server/src/backup/rotation.ts',
  'packages/server/src/operations/security-txt.ts',
  'packages/site/src/calendar/days.ts',
]

test("time zone: no source slices the day from an instant, which would be London's day", () => {
  expect(filesWith(/(?:_at|\bat|\bmoment|\binstant|toISOString\(\))\.(?:slice|substring|split)\(/)).toEqual(
    inUtc,
  )
})
