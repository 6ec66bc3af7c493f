import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fixtureCollege } from '../college-directory.ts'

/**
 * The fixture college as 0.3.1 left it, the oldest version whose database is accepted: its SQLite file and its backup. It
 * contains a session, an account waiting for its e-mail, updates, a slide and a role. It also contains a notice, a message, a
 * boat and a deleted update. Commit e70d905 created it, and 0.3.1 opened it.
 */
export const earlierRelease = {
  now: new Date('2026-11-22T07:00:00Z'),
  key: 'a key of the release before, 32 letters',
  administrator: { username: 'admin', password: 'the bell rings at seven' },
  /** The administrator's session cookie. */
  session: 'kampana_session=R3eS68nnFNhlwW0r5Pd8CDOBDzMpsoNryVycmvUAwpw',
}

/** Versions with a fixture by `make.ts`, which contains open drafts of every kind. */
export type FixtureVersion = '0.3.1' | '3977b910'

/** The folder of the fixture college in 0.3.1, with the data files of its pages. */
export const formerFolder = join(import.meta.dirname, '0.3.1/college')

/**
 * Writes the folder that 0.3.1 exported from its fixture, with drawings and files of the fixture college, and returns its
 * path.
 */
export const putExported = (folder: string, from = '0.3.1'): string => {
  const college = join(folder, 'college')
  cpSync(fixtureCollege, college, { recursive: true })
  for (const name of ['pages', 'menu']) rmSync(join(college, name), { recursive: true })
  const packed = readFileSync(join(resolve(import.meta.dirname, from), 'exported.json.br'))
  const texts: Record<string, string> = JSON.parse(brotliDecompressSync(packed).toString())
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(college, path)), { recursive: true })
    writeFileSync(join(college, path), text)
  }
  return college
}

/** Writes the SQLite file into a data folder: of a version, of a folder that `make.ts` has filled, or of `earlierRelease`. */
export const putDatabase = (dataDir: string, version?: string): void =>
  unpack('kampana.sqlite', dataDir, version)

/** Writes the backup into a folder, and returns its path. */
export const putBackup = (folder: string, version?: string): string => {
  unpack('backup.kampana', folder, version)
  return join(folder, 'backup.kampana')
}

const unpack = (name: string, folder: string, version = '.'): void =>
  writeFileSync(
    join(folder, name),
    brotliDecompressSync(readFileSync(join(resolve(import.meta.dirname, version), `${name}.br`))),
  )
