import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startServer } from '../../support/server/server.ts'

type Settings = Readonly<Record<'DATA_DIR' | 'PORT' | 'COLLEGE_DIR', string>>
const root = join(import.meta.dirname, '../../..')
const databaseOf = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'kampana.sqlite')

/** Runs an import in a separate process, and kills it some milliseconds after its first write. Returns its exit code. */
const importOf = async (folder: string, settings: Settings, life?: number): Promise<number | null> => {
  const child = spawn(process.execPath, [join(root, 'scripts/content.ts'), 'import', folder, '--publish'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  if (life !== undefined) {
    await writing(databaseOf(settings), () => child.exitCode !== null)
    await wait(life)
    child.kill('SIGKILL')
  }
  return (await ended)[0]
}

/** Waits until another process writes to a database or has ended. */
const writing = async (file: string, isOver: () => boolean): Promise<void> => {
  const db = new DatabaseSync(file, { timeout: 0 })
  while (!isLocked(db) && !isOver()) await wait(2)
  db.close()
}
const isLocked = (db: DatabaseSync): boolean => {
  try {
    db.exec('begin immediate; rollback')
    return false
  } catch {
    return true
  }
}

const count = 200
const writeRound = (folder: string, round: number): void => {
  for (let at = 0; at < count; at++)
    writeFileSync(
      join(folder, `pages/new-${at}.md`),
      `---\ntitle: New ${at}\nkind: placeholder\nstanding: Tidemark ${round}\n---\n`,
    )
}

/** Content of the records and the log. */
const readState = (settings: Settings) => {
  const db = new DatabaseSync(databaseOf(settings), { readOnly: true })
  const pages = db.prepare(
    "select standing, count(*) as count from pages where address like '/new-%' group by standing",
  )
  const entries = db.prepare("select count(*) as count from logs where resource = 'pages'")
  const state = {
    pages: pages.all().map(({ standing, count }) => ({ standing, count })),
    entries: Number(entries.get()!['count']),
  }
  db.close()
  return state
}

test('import crash: a killed import has written all of its changes or nothing', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-import-crash-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const folder = join(DATA_DIR, 'folder')
  cpSync(fixtureCollege, folder, { recursive: true })
  const settings = { DATA_DIR, PORT: String(await freePort()), COLLEGE_DIR: fixtureCollege }
  // The first start imports the college's records.
  await (await startServer(settings)).kill()
  let before = readState(settings)
  let died = 0
  for (const [at, life] of [0, 120, undefined].entries()) {
    writeRound(folder, at)
    const code = await importOf(folder, settings, life)
    const after = readState(settings)
    if (code !== 0) died += 1
    const isOld = code !== 0 && after.entries === before.entries
    expect(after).toEqual(
      isOld ? before : { pages: [{ standing: `Tidemark ${at}`, count }], entries: before.entries + count },
    )
    before = after
  }
  expect(died).toBeGreaterThan(0)
}, 120_000)
