import { requestReload } from '@kampana/server/db/content-version'
import { openDatabase, openExisting } from '@kampana/server/db/open'
import type { Database } from '@kampana/server/db/tables'
import type { Settings } from '@kampana/server/env'
import { adoptFiles, pullTexts } from '@kampana/server/website/pull'
import { readPublishedTexts } from '@kampana/server/website/texts'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { readContent, type Content } from '../packages/site/src/content/read-content.ts'
import { ContentError, formatFaults } from '../packages/site/src/content/content-error.ts'
import { folderFiles } from '../packages/site/src/content/files.ts'
import { layeredFiles } from '../packages/site/src/content/editing/layered-files.ts'
import { runCommand } from './run-command.ts'
import { collegeDirectory } from './college/directory.ts'

/** Checks the college's content, and lists what is still sample. Returns whether it is valid. */
export const checkContent = (
  from = collegeDirectory,
  say: (text: string) => unknown = (text) => process.stdout.write(text),
): boolean => {
  try {
    say(formatReport(readContent(folderFiles(from)), from))
    return true
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    say(`${formatFaults(error.faults, `${basename(from)}/`)}\n`)
    return false
  }
}

const formatReport = ({ college, pages, samples }: Content, from: string): string => {
  const found = `${college.name}: ${Object.keys(pages).length} written pages, and no fault.\n`
  const left = samples
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => ({ file: `${basename(from)}/${file}`, names }))
    .sort((a, b) => a.file.localeCompare(b.file))
  if (left.length === 0) return `${found}Nothing is sample any more.\n`
  const lines = left.map(({ file, names }) => `  ${file}: ${names.join(', ')}`)
  return `${found}Still sample in ${left.length} files:\n${lines.join('\n')}\n`
}

/** Checks the folder with what staff have published over it, where there is a database with such texts. */
const checkPublished = (): Promise<void> =>
  runCommand(async (settings) => {
    const texts = await withTexts(settings)
    if (texts.size === 0) return 'Staff have published nothing over these files.'
    try {
      readContent(layeredFiles(folderFiles(settings.collegeDir), texts))
      return `Staff have published ${countFiles(texts.size)} over these, and no fault: pnpm content pull writes them here.`
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      process.exitCode = 1
      return `With what staff have published over these files:\n${formatFaults(error.faults)}`
    }
  })

const withTexts = async (settings: Settings): Promise<ReadonlyMap<string, string | null>> => {
  const { database } = settings
  if (database.kind === 'sqlite' && !existsSync(database.file)) return new Map()
  return withDatabase(settings, async (db) => new Map(Object.entries(await readPublishedTexts(db))))
}

const withDatabase = async <T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openExisting(settings)
  return work(db).finally(() => db.destroy())
}

const countFiles = (count: number): string => `${count} file${count === 1 ? '' : 's'}`
const listFiles = (paths: readonly string[]): string => paths.map((path) => `  ${path}\n`).join('')

/** Lets all running servers read the folder again, unless it has faults. */
const reload = (): Promise<void> =>
  runCommand(async (settings) => {
    const db = await openDatabase(settings)
    await requestReload(db, settings.database).finally(() => db.destroy())
    return 'Every server of this college reads the folder again, within two seconds.'
  })

/** Writes what staff have published into a folder, as a rule a clone of the college's repository. */
const pull = (folder?: string): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      const to = folder ?? settings.collegeDir
      const changed = await pullTexts(db, to)
      return `${listFiles(changed)}${countFiles(changed.length)} in ${to} changed.`
    }),
  )

/** Drops what staff have published where the folder says the same by now. */
const adopt = (): Promise<void> =>
  runCommand((settings) =>
    withDatabase(settings, async (db) => {
      const adopted = await adoptFiles(db, settings.collegeDir)
      return `${listFiles(adopted)}${countFiles(adopted.length)} of the folder said what staff had published; now the folder is the source again.`
    }),
  )

/** `pnpm content` checks the folder, and with it what staff have published. */
const check = async (): Promise<void> => {
  if (checkContent()) await checkPublished()
  else process.exitCode = 1
}

if (import.meta.main) {
  const [command, folder] = process.argv.slice(2)
  if (command === undefined) await check()
  else if (command === 'pull') await pull(folder)
  else if (command === 'adopt') await adopt()
  else if (command !== 'reload') {
    process.stderr.write('Say pnpm content, or with one of: reload, pull FOLDER, adopt.\n')
    process.exitCode = 1
  } else if (checkContent()) await reload()
  else process.exitCode = 1
}
