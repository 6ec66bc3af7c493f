import '@kampana/shared/resources/register'
import { loadOwnResources } from '@kampana/server/college/own-resources'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { openExisting } from '@kampana/server/db/open'
import type { Database } from '@kampana/server/db/tables'
import { readSettings, type Settings } from '@kampana/server/env'
import { existsSync, lchownSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError, formatFaults } from '../packages/site/src/content/content-error.ts'
import { isDone, type ImportEntry } from '@kampana/server/content/import/import-entry'
import { NoAuthor } from '@kampana/server/content/import/find-author'
import { BothChanged } from '@kampana/server/content/import/publish-folder'
import { StillWaits } from '@kampana/server/content/import/settle-offers'
import { usageOf } from './commands.ts'
import { checkCode } from './content/check-code.ts'
import { checkContent } from './content/check-content.ts'
import { adviseExport } from './content/former-format.ts'
import { bringFiles, exportRecords, importFolder, type Import } from './content/records.ts'
import { parseArgs } from 'node:util'
import { runCommand } from './run-command.ts'

const withDatabase = async <T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openExisting(settings)
  return work(db).finally(() => db.destroy())
}

const countFiles = (count: number): string => `${count} file${count === 1 ? '' : 's'}`
const describe = ({ action, resource, title, fields }: ImportEntry): string =>
  `  ${labels[action]}: ${title} (${resource})${fields ? `: ${fields.join(', ')}` : ''}\n`
const labels: Readonly<Record<ImportEntry['action'], string>> = {
  create: 'new',
  edit: 'changed',
  delete: 'moved to the trash',
  gone: 'not in the folder, still on the website',
  kept: 'unchanged, since the dashboard has a newer version',
  conflict: 'changed in the folder and in the dashboard',
  waits: 'skipped, since the record has a draft',
  direct: 'skipped, since the resource has no drafts: use --publish',
}
const listEntries = (entries: readonly ImportEntry[]): string => entries.map(describe).join('')
const listFiles = (paths: readonly string[]): string => paths.map((path) => `  ${path}\n`).join('')

/** Exports the website's records into a folder, or imports them from one. */
const transfer = (command: 'import' | 'export', folder: string, how: Import): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      const own = await loadOwnResources(settings.collegeDir)
      registerOwnResources(own.map(({ resource }) => resource))
      try {
        if (command === 'export') {
          // Other users read the folder, for example to commit it.
          process.umask(0o022)
          const written = await exportRecords(db, folder)
          written.push(...bringFiles(settings.collegeDir, folder))
          giveToOwner(folder, written)
          return `${listFiles(written)}Wrote ${countFiles(written.length)} to ${folder}.`
        }
        const { change, entries, former } = await importFolder(db, settings, folder, how)
        return `${adviseExport(former)}${listEntries(entries)}${summarize(how, entries, change)}`
      } catch (error) {
        process.exitCode = 1
        return explain(error)
      }
    }),
  )

const summarize = (how: Import, entries: readonly ImportEntry[], change: number | null): string => {
  const count = entries.filter(isDone).length
  const records = `${count} record${count === 1 ? '' : 's'}`
  const isGone = entries.some(({ action }) => action === 'gone')
  const advice = isGone ? '\nTo move records without a file to the trash, use --publish --delete.' : ''
  if (how.publish) return `Published changes to ${records}.${advice}`
  if (change === null) return `No changes to import.${advice}`
  return `Created release ${change} with ${records}. Review it at /dashboard/releases/${change}.${advice}`
}

/** Reason why a folder can't be imported, for the operator. */
const explain = (error: unknown): string => {
  if (error instanceof ContentError) return formatFaults(error.faults)
  if (error instanceof BothChanged) return `${listEntries(error.records)}${bothChanged}`
  if (error instanceof StillWaits || error instanceof NoAuthor) return error.message
  throw error
}

const bothChanged = `Nothing was imported: these records changed in the folder and in the dashboard since the last import or export.
- To compare both in the dashboard, import without --publish.
- To compare both with git, run \`kampana content export FOLDER\`, which writes the published records over the folder.
- To discard the changes in the dashboard, add --overwrite.`

/** If root runs the command, gives the written files to the owner of the folder. Doesn't follow symlinks. */
const giveToOwner = (folder: string, paths: readonly string[]): void => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  for (const path of paths)
    for (let at = path; at !== '.'; at = dirname(at))
      if (existsSync(join(folder, at))) lchownSync(join(folder, at), uid, gid)
}

/** Checks the college's folder as a start does. */
const check = async (): Promise<boolean> => {
  const { collegeDir } = readSettings(process.env)
  const [hasContent, hasCode] = [checkContent(collegeDir), await checkCode(collegeDir)]
  return hasContent && hasCode
}

/** Commands of 0.3, with their successors. */
const former: Readonly<Record<string, string>> = {
  pull: '`content pull` no longer exists. Use `kampana content export FOLDER` to write the records into a folder.',
  adopt:
    '`content adopt` no longer exists. Use `kampana content import FOLDER --publish` to publish a folder.',
  reload:
    '`content reload` no longer exists. Use `kampana content import FOLDER --publish` to publish the records of a folder, and restart the server for its other files.',
}

const refuse = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

/** Folder of a command and the way to import it. Undefined if the arguments are invalid. */
const readArguments = (args: string[]): { folder: string; how: Import } | undefined => {
  try {
    const options = {
      publish: { type: 'boolean', default: false },
      delete: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      as: { type: 'string' },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { publish, delete: deletes, overwrite: overwrites, as } = values
    const [folder, ...more] = positionals
    const isOdd = publish ? as !== undefined : deletes || overwrites
    if (folder === undefined || more.length > 0 || isOdd) return undefined
    return { folder, how: publish ? { publish, deletes, overwrites } : { publish, as } }
  } catch {
    return undefined
  }
}

const [command, ...args] = process.argv.slice(2)
const given = readArguments(args)
if (command === undefined || (command === 'check' && args.length === 0)) {
  if (!(await check())) process.exitCode = 1
} else if ((command === 'import' || command === 'export') && given)
  await transfer(command, given.folder, given.how)
else refuse(former[command] ?? usageOf('content'))
