import { loadOwnResources, ResourcesUnusable } from '@kampana/server/college/own-resources'
import { tableName } from '@kampana/engine-server/records/table'
import { migrationNames, type History } from '@kampana/engine-server/db/history'
import { collegeHistory, productHistory } from '@kampana/server/db/histories'
import { openDatabase } from '@kampana/server/db/open'
import type { Resource } from '@kampana/engine-declare/resource'
import { resources } from '@kampana/shared/resources/index'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { collegeDirectory } from './college/directory.ts'
import { usageOf } from './commands.ts'
import { declarationSource } from './declaration-source.ts'
import { migrationSource } from './migration-source.ts'
import { run } from './run.ts'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '..')

class Refused extends Error {}

/**
 * Runs `kampana resource NAME`: writes a first declaration into the college's folder. If the declaration exists, writes the
 * migration of its table. With `--singleton`, the resource has exactly one record. Returns a message for the developer.
 */
const writeResource = async (name = '', singleton = false): Promise<string> => {
  if (!/^[a-z]+[a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) throw new Refused(usageOf('resource'))
  const ofProduct = (resources as readonly Resource[]).find((each) => each.name === name)
  if (ofProduct) return writeMigration(ofProduct, productHistory(collegeDirectory))
  const file = join(collegeDirectory, 'resources', `${name}.ts`)
  if (!existsSync(file)) {
    await write(file, declarationSource(name, singleton))
    return `Wrote ${shown(file)}. Declare the fields, then run the command again to write the migration.`
  }
  const own = (await loadOwnResources(collegeDirectory)).map(({ resource }) => resource)
  registerOwnResources(own)
  const resource = own.find((each) => each.name === name)
  if (!resource) throw new Refused(`${shown(file)} does not declare a resource named '${name}'.`)
  return writeMigration(resource, collegeHistory(collegeDirectory), 'kampana')
}

const writeMigration = async (resource: Resource, history: History, schema?: string): Promise<string> => {
  const made = await tablesMade()
  if (made.includes(tableName(resource)))
    throw new Refused(
      `The table ${tableName(resource)} exists already. To change it, write a migration by hand.`,
    )
  const last = migrationNames(history).at(-1) ?? '0000'
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
  const file = join(history.folder, `${number}-${resource.name}.ts`)
  await write(file, migrationSource(resource, schema))
  return `Wrote ${shown(file)}. Review it before the next start runs it. Don't edit it after an upgrade.`
}

const write = async (file: string, source: string): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  await run(join(root, 'node_modules/.bin/oxfmt'), [file], { cwd: root })
}

/** Tables after all migrations, including the college's. */
const tablesMade = async (): Promise<string[]> => {
  const db = await openDatabase({
    database: { kind: 'sqlite', file: ':memory:' },
    collegeDir: collegeDirectory,
  })
  const tables = await db.introspection.getTables()
  await db.destroy()
  return tables.map((table) => table.name)
}

const shown = (file: string): string => (file.startsWith(root) ? relative(root, file) : file)

try {
  const options = { singleton: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  process.stdout.write(`${await writeResource(positionals[0], values.singleton)}\n`)
} catch (error) {
  if (!(error instanceof Refused || error instanceof ResourcesUnusable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
