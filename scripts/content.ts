import '@kampana/shared/resources/register'
import { loadOwnResources } from '@kampana/server/college/own-resources'
import { registerOwnResources } from '@kampana/shared/registry/own-resources'
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
import { checkCode } from './content/check-code.ts'
import { checkContent } from './content/check-content.ts'
import { bringFiles, exportRecords, importFolder, type Import } from './content/records.ts'
import { parseArgs } from 'node:util'
import { runCommand } from './run-command.ts'

const withDatabase = async <T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openExisting(settings)
  return work(db).finally(() => db.destroy())
}

const countFiles = (count: number): string => `${count} file${count === 1 ? '' : 's'}`
const describe = ({ action, resource, title, fields }: ImportEntry): string =>
  `  ${said[action]}: ${title} (${resource})${fields ? `: ${fields.join(', ')}` : ''}\n`
const said: Readonly<Record<ImportEntry['action'], string>> = {
  create: 'new',
  edit: 'changed',
  delete: 'in the trash',
  gone: 'gone from the folder, stays on the site',
  kept: 'changed in the dashboard since, stays',
  conflict: 'changed on both sides',
  waits: 'left out, since a draft of somebody’s waits over it',
  direct: 'left out, since it can’t wait in a change: only --publish makes it',
}
const listEntries = (entries: readonly ImportEntry[]): string => entries.map(describe).join('')
const listFiles = (paths: readonly string[]): string => paths.map((path) => `  ${path}\n`).join('')

/** Writes the site's contents that are records into a folder, in which they travel; or reads them from one. */
const carry = (command: 'import' | 'export', folder: string, how: Import): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      const own = await loadOwnResources(settings.collegeDir)
      registerOwnResources(own.map(({ resource }) => resource))
      try {
        if (command === 'export') {
          // Others than this user read the folder: who commits it, or a site that is made from it.
          process.umask(0o022)
          const written = await exportRecords(db, folder)
          written.push(...bringFiles(settings.collegeDir, folder))
          giveToOwner(folder, written)
          return `${listFiles(written)}${countFiles(written.length)} written to ${folder}.`
        }
        const { change, entries } = await importFolder(db, settings, folder, how)
        return `${listEntries(entries)}${summarize(how, entries, change)}`
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
  const advice = isGone ? '\nWhat is gone stays: --publish --delete moves it into the trash.' : ''
  if (how.publish) return `${records} changed; visitors see it now.${advice}`
  if (change === null) return `Nothing to publish.${advice}`
  return `They wait for their publication as change ${change}: /dashboard/releases/${change}${advice}`
}

/** What keeps a folder from being imported, as a person reads it. */
const explain = (error: unknown): string => {
  if (error instanceof ContentError) return formatFaults(error.faults)
  if (error instanceof BothChanged) return `${listEntries(error.records)}${bothChanged}`
  if (error instanceof StillWaits || error instanceof NoAuthor) return error.message
  throw error
}

const bothChanged = `Nothing was imported, since both sides have changed these since the folder was last imported or written.
Without --publish a change shows both in the dashboard; \`pnpm content export FOLDER\` writes what is live over the folder, for git
to compare; --overwrite lets the folder's words stand.`

/** What root has written into a folder belongs to whoever owns the folder; what a link there leads to does not. */
const giveToOwner = (folder: string, paths: readonly string[]): void => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  for (const path of paths)
    for (let at = path; at !== '.'; at = dirname(at))
      if (existsSync(join(folder, at))) lchownSync(join(folder, at), uid, gid)
}

/** Whether a start would take the college's folder. */
const check = async (): Promise<boolean> => {
  const { collegeDir } = readSettings(process.env)
  const [hasContent, hasCode] = [checkContent(collegeDir), await checkCode(collegeDir)]
  return hasContent && hasCode
}

/** What commands of before, when a folder was read while the product runs, are called now. */
const former: Readonly<Record<string, string>> = {
  pull: 'What staff write is records now: `pnpm content export FOLDER` writes them into a folder.',
  adopt: 'The records are the source: `pnpm content import FOLDER --publish` makes them what a folder says.',
  reload:
    '`pnpm content import FOLDER --publish` makes the records what a folder says. A restart reads the rest.',
}

const refuse = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

const usage =
  'Say content check, content export FOLDER, content import FOLDER [--as EMAIL], or content import FOLDER --publish [--delete] [--overwrite].'

/** The folder of a command, and how it is imported; undefined where what was said makes no sense. */
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
  await carry(command, given.folder, given.how)
else refuse(former[command] ?? usage)
