import { ShellRefused } from '@kampana/server/account/shell'
import { BackupRefused } from '@kampana/server/backup/backup'
import { NotTheSame, type TransferProgress } from '@kampana/server/backup/transfer'
import { DatabaseUnusable } from '@kampana/server/db/open'
import { readSettings, SettingsError, type Settings } from '@kampana/server/env'
import { UnknownEncryptionKey } from '@kampana/server/secrets'
import { progressBar } from './progress-bar.ts'

/** Runs what keeps or moves a college, with the settings of the environment, and says in a sentence how it ended. */
export const keeping = async (
  work: (settings: Settings, onProgress: TransferProgress) => Promise<string>,
): Promise<void> => {
  // As the server does: nobody else on this machine may read what is written.
  process.umask(0o077)
  try {
    const said = await work(readSettings(process.env), progressBar())
    process.stdout.write(`${said}\n`)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${sentence(error)}\n`)
  }
}

const expected = [
  BackupRefused,
  ShellRefused,
  UnknownEncryptionKey,
  NotTheSame,
  DatabaseUnusable,
  SettingsError,
]

const sentence = (error: unknown): string => {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  return code === undefined ? (stack ?? message) : `${path ?? 'The file'} can't be written or read (${code}).`
}

/** The file that the command was given; throws a sentence that shows how. */
export const fileGiven = (command: string): string => {
  const file = process.argv[2]
  if (file === undefined || file.startsWith('-'))
    throw new BackupRefused(`Say which file: pnpm ${command} /path/to/college.kampana`)
  return file
}
