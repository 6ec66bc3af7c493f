import { openExisting } from '@kampana/server/db/open'
import type { Database } from '@kampana/server/db/tables'
import { readSettings, type Settings } from '@kampana/server/env'
import { existsSync, lchownSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError, formatFaults } from '../packages/site/src/content/content-error.ts'
import type { Carried } from '@kampana/server/content/records/import-records'
import { checkCode } from './content/check-code.ts'
import { checkContent } from './content/check-content.ts'
import { exportRecords, importFolder } from './content/records.ts'
import { runCommand } from './run-command.ts'

const withDatabase = async <T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openExisting(settings)
  return work(db).finally(() => db.destroy())
}

const countFiles = (count: number): string => `${count} file${count === 1 ? '' : 's'}`
const countRecords = (count: number): string => `${count} record${count === 1 ? '' : 's'} changed`
const describe = ({ action, resource, title }: Carried): string =>
  `  ${done[action]}: ${title} (${resource})\n`
const done = { create: 'new', edit: 'changed', delete: 'in the trash' } as const
const listFiles = (paths: readonly string[]): string => paths.map((path) => `  ${path}\n`).join('')

/** Writes the site's contents that are records into a folder, in which they travel; or reads them from one. */
const carry = (command: 'import' | 'export', folder: string): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      try {
        if (command === 'export') {
          // Others than this user read the folder: who commits it, or a site that is made from it.
          process.umask(0o022)
          const written = await exportRecords(db, folder)
          giveToOwner(folder, written)
          return `${listFiles(written)}${countFiles(written.length)} written to ${folder}.`
        }
        const carried = await importFolder(db, settings, folder)
        return `${carried.map(describe).join('')}${countRecords(carried.length)} from ${folder}; visitors see it now.`
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        process.exitCode = 1
        return formatFaults(error.faults)
      }
    }),
  )

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

const [command, folder] = process.argv.slice(2)
if (command === undefined) {
  if (!(await check())) process.exitCode = 1
} else if ((command === 'import' || command === 'export') && folder !== undefined)
  await carry(command, folder)
else refuse(former[command] ?? 'Say content, content import FOLDER or content export FOLDER.')
