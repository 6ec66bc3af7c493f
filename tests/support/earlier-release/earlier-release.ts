import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * The fixture college as 0.3.1 left it, the oldest release whose database is taken: its SQLite file and its backup. Someone was
 * signed in, an account waited for its letter, updates, a slide, a role, a notice, a message and a boat were there, one update
 * was deleted. Commit e70d905 had made it, and 0.3.1 opened it.
 */
export const earlierRelease = {
  now: new Date('2026-11-22T07:00:00Z'),
  key: 'a key of the release before, 32 letters',
  administrator: { username: 'admin', password: 'the bell rings at seven' },
  /** The administrator's session cookie. */
  session: 'kampana_session=R3eS68nnFNhlwW0r5Pd8CDOBDzMpsoNryVycmvUAwpw',
}

/** Writes the SQLite file into a data folder. */
export const putDatabase = (dataDir: string): void => unpack('kampana.sqlite', dataDir)

/** Writes the backup into a folder, and returns its path. */
export const putBackup = (folder: string): string => {
  unpack('backup.kampana', folder)
  return join(folder, 'backup.kampana')
}

const unpack = (name: string, folder: string): void =>
  writeFileSync(
    join(folder, name),
    brotliDecompressSync(readFileSync(join(import.meta.dirname, `${name}.br`))),
  )
