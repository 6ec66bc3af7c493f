import { ShellRefused } from '@kampana/server/account/shell'
import { BackupRefused } from '@kampana/server/backup/backup'
import { UnknownKey } from '@kampana/server/key-check-value'
import { ResourcesUnusable } from '@kampana/server/college/own-resources'
import { ChecksumMismatch, type TransferProgress } from '@kampana/server/backup/transfer'
import { databaseName, DatabaseUnusable } from '@kampana/engine-server/db/open-migrated'
import { readSettings, SettingsError, type Settings } from '@kampana/server/env'
import { UnknownEncryptionKey } from '@kampana/server/secrets'
import { usageOf, type CommandName } from './commands.ts'
import { progressBar } from './progress-bar.ts'

/**
 * Runs an operator's command with the environment's settings. Prints the database and the college's folder first, then the result
 * or the error.
 */
export const runCommand = async (
  work: (settings: Settings, onProgress: TransferProgress) => Promise<string>,
): Promise<void> => {
  // As in the server: other users of this machine must not read the files.
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

/** Names the database and the college's folder, which reveals wrong settings. */
export const describePlaces = ({ database, collegeDir }: Pick<Settings, 'database' | 'collegeDir'>): string =>
  `Database: ${databaseName(database)}. College folder: ${collegeDir}.`

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
  return code === undefined ? (stack ?? message) : `Cannot read or write ${path ?? 'the file'} (${code}).`
}

/** Returns the command's file argument. Throws the command's usage if there is none. */
export const requireFileArgument = (command: CommandName): string => {
  const file = process.argv[2]
  if (file === undefined || file.startsWith('-')) throw new BackupRefused(usageOf(command))
  return file
}
