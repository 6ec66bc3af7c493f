import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')

test('dialects: only dialects and the code that opens databases check the kind of database', () => {
  const files = globSync(['packages/server/src/**/*.ts', 'scripts/**/*.ts', 'bench/**/*.ts'], { cwd: root })
  const asking = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return /(?:===|!==) '(?:sqlite|postgres)'|instanceof (?:Postgres|Sqlite)/.test(text)
  })
  expect(asking.toSorted()).toEqual([
    'packages/server/src/db/connect.ts',
    'packages/server/src/db/dialect/dialect-of.ts',
    'packages/server/src/db/open.ts',
  ])
})
