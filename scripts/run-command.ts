import { ShellRefused } from '@kampana/server/account/shell'
import { BackupRefused } from '@kampana/server/backup/backup'
import { UnknownKey } from '@kampana/server/key-check-value'
import { ResourcesUnusable } from '@kampana/server/college/own-resources'
import { ChecksumMismatch, type TransferProgress } from '@kampana/server/backup/transfer'
import { databaseName, DatabaseUnusable } from '@kampana/server/db/open'
import { readSettings, SettingsError, type Settings } from '@kampana/server/env'
import { UnknownEncryptionKey } from '@kampana/server/secrets'
import { progressBar } from './progress-bar.ts'

/**
 * Runs an operator's command with the environment's settings. Says first on which database and folder it works, then its result
 * or error in a sentence.
 */
export const runCommand = async (
  work: (settings: Settings, onProgress: TransferProgress) => Promise<string>,
): Promise<void> => {
  // As the server does: other users of this machine must not read its files.
  process.umask(0o077)
  try {
    const settings = readSettings(process.env)
    process.stderr.write(`${describePlaces(settings)}\n`)
    const result = await work(settings, progressBar())
    process.stdout.write(`${result}\n`)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${sentence(error)}\n`)
  }
}

/** The database and the college's folder, so that a command with the wrong settings is noticed. */
export const describePlaces = ({ database, collegeDir }: Pick<Settings, 'database' | 'collegeDir'>): string =>
  `Database ${databaseName(database)}, college ${collegeDir}.`

const expected = [
  BackupRefused,
  ShellRefused,
  UnknownEncryptionKey,
  ChecksumMismatch,
  DatabaseUnusable,
  SettingsError,
  ResourcesUnusable,
  UnknownKey,
]

const sentence = (error: unknown): string => {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  return code === undefined ? (stack ?? message) : `${path ?? 'The file'} can't be written or read (${code}).`
}

/** The file that the command was given; throws a sentence that shows how. */
export const requireFileArgument = (command: string): string => {
  const file = process.argv[2]
  if (file === undefined || file.startsWith('-'))
    throw new BackupRefused(`Say which file: ${command} /path/to/college.kampana`)
  return file
}
