import { openDatabase } from '@kampana/server/db/open'
import { history, migrationsFolder } from '@kampana/server/db/migrate'
import { tableOf } from '@kampana/server/crud/table'
import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { migrationOf } from './migration-of.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')

/** `pnpm resource job-openings`: writes the migration that makes a declared resource's table, for somebody to read. */
const writeMigration = async (name: string | undefined): Promise<string> => {
  const resource = (resources as readonly Resource[]).find((each) => each.name === name)
  if (!resource) throw new Refused(howToDeclare(name))
  const made = await tablesMade()
  if (made.includes(tableOf(resource)))
    throw new Refused(
      `The table ${tableOf(resource)} is there already. A change to it is a migration by hand.`,
    )
  const last = history().at(-1) ?? '0000'
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
  const file = join(migrationsFolder, `${number}-${resource.name}.ts`)
  writeFileSync(file, migrationOf(resource))
  await run(join(root, 'node_modules/.bin/oxfmt'), [file], { cwd: root })
  return relative(root, file)
}

class Refused extends Error {}

const howToDeclare = (name = 'things'): string =>
  [
    `No resource is called '${name}'.`,
    `Declare it in packages/shared/src/resources/${name}.ts,`,
    'and name it in packages/shared/src/resources/index.ts.',
  ].join('\n')

/** The tables that there are after all migrations. */
const tablesMade = async (): Promise<string[]> => {
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' })
  const tables = await db.introspection.getTables()
  await db.destroy()
  return tables.map((table) => table.name)
}

try {
  const file = await writeMigration(process.argv[2])
  process.stdout.write(
    `${file} is written. Read it: it runs at the next start, and is never edited once released.\n`,
  )
} catch (error) {
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
