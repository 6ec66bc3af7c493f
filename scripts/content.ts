import { openExisting } from '@kampana/server/db/open'
import type { Database } from '@kampana/server/db/tables'
import { readSettings, type Settings } from '@kampana/server/env'
import { adoptFiles, pullTexts } from '@kampana/server/website/pull'
import { readPublishedTexts } from '@kampana/server/website/texts'
import { existsSync, lchownSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContent } from '../packages/site/src/content/read-content.ts'
import { ContentError, formatFaults } from '../packages/site/src/content/content-error.ts'
import { folderFiles } from '../packages/site/src/content/files.ts'
import { layeredFiles } from '../packages/site/src/content/editing/layered-files.ts'
import type { Carried } from '@kampana/server/content/records/import-records'
import { checkCode } from './content/check-code.ts'
import { checkContent } from './content/check-content.ts'
import { exportCollege } from './content/leave/export-college.ts'
import { importFolder } from './content/records.ts'
import { reloadNodes } from './content/reload-nodes.ts'
import { runCommand } from './run-command.ts'

/** Checks the folder with what staff have published over it, where there is a database with such texts. */
const checkPublished = (): Promise<void> =>
  runCommand(async (settings) => {
    const { database, collegeDir } = settings
    if (database.kind === 'sqlite' && !existsSync(database.file))
      return 'There is no such database, so only the files were checked.'
    const texts = await withDatabase(
      settings,
      async (db) => new Map(Object.entries(await readPublishedTexts(db))),
    )
    if (texts.size === 0) return 'Staff have published nothing over these files.'
    try {
      readContent(layeredFiles(folderFiles(collegeDir), texts))
      return `Staff have published ${countFiles(texts.size)} over these, and no fault: pull writes them here.`
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      process.exitCode = 1
      return `With what staff have published over these files:\n${formatFaults(error.faults)}`
    }
  })

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

/** Lets all running servers read the folder again, unless it has faults. */
const reload = (): Promise<void> =>
  runCommand((settings) => withDatabase(settings, (db) => reloadNodes(db, settings.database)))

/** Writes what staff have published into a folder, as a rule a clone of the college's repository. */
const pull = (folder?: string): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      const to = folder ?? settings.collegeDir
      // Others than this user read the folder: the site, and who commits it.
      process.umask(0o022)
      const changed = await pullTexts(db, to)
      giveToOwner(to, changed)
      return `${listFiles(changed)}${countFiles(changed.length)} in ${to} changed.`
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

/** Drops what staff have published where the folder says the same by now. */
const adopt = (): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      const adopted = await adoptFiles(db, settings.collegeDir)
      return `${listFiles(adopted)}${countFiles(adopted.length)} of the folder said what staff had published; now the folder is the source again.`
    }),
  )

/** Writes the whole folder as the next release has it, with what staff have published over this one. */
const writeWhole = (folder: string, withoutDrafts: boolean): Promise<void> =>
  orFaults(async (db, { collegeDir }) => {
    // Others than this user read the folder: the site, and who commits it.
    process.umask(0o022)
    const { written, told, isWhole } = await exportCollege(db, { folder, collegeDir, withoutDrafts })
    giveToOwner(folder, written)
    if (!isWhole) process.exitCode = 1
    return [...told, `${countFiles(written.length)} written to ${folder}.`].join('\n')
  })

/** Reads the site's contents that are records from a folder, in which they travel. */
const readWhole = (folder: string): Promise<void> =>
  orFaults(async (db, settings) => {
    const carried = await importFolder(db, settings, folder)
    return `${carried.map(describe).join('')}${countRecords(carried.length)} from ${folder}; visitors see it now.`
  })

/** Runs a command on the database, and tells the faults of a folder. */
const orFaults = (work: (db: Database, settings: Settings) => Promise<string>): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      try {
        return await work(db, settings)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        process.exitCode = 1
        return formatFaults(error.faults)
      }
    }),
  )
const isSound = async (): Promise<boolean> => {
  const { collegeDir } = readSettings(process.env)
  const [hasContent, hasCode] = [checkContent(collegeDir), await checkCode(collegeDir)]
  return hasContent && hasCode
}

const withoutDrafts = '--without-drafts'
const [command, folder] = process.argv.slice(2).filter((word) => word !== withoutDrafts)
if (command === 'pull') await pull(folder)
else if (command === 'adopt') await adopt()
else if (command === 'import' && folder !== undefined) await readWhole(folder)
else if (command === 'export' && folder !== undefined)
  await writeWhole(folder, process.argv.includes(withoutDrafts))
else if (command !== undefined && command !== 'reload') {
  process.stderr.write(
    'Say content, or content with one of: import FOLDER, export FOLDER [--without-drafts], reload, pull FOLDER, adopt.\n',
  )
  process.exitCode = 1
} else if (!(await isSound())) process.exitCode = 1
else await (command === 'reload' ? reload() : checkPublished())
