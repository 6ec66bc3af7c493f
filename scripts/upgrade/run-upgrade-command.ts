import { SettingsError } from '@kampana/server/env'
import { join, resolve } from 'node:path'
import { TagRefused } from './tag-version.ts'

/** A failed upgrade or rollback; the message is for the operator. */
export class UpgradeFailure extends Error {}

/** Folder of this clone. */
export const clone = join(import.meta.dirname, '../..')

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Folder of the built versions: the command's argument, or `releases` in the clone. */
export const versionsFolder = (): string =>
  resolve(process.argv.slice(2).find((arg) => !arg.startsWith('-')) ?? join(clone, 'releases'))

/** Runs a command; prints its error and sets the exit code. */
export const runUpgradeCommand = async (work: () => unknown): Promise<void> => {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${describe(error as NodeJS.ErrnoException)}\n`)
    process.exitCode = 1
  }
}

const describe = (error: NodeJS.ErrnoException): string | undefined => {
  const { code, path, message, stack } = error
  if ([UpgradeFailure, SettingsError, TagRefused].some((kind) => error instanceof kind)) return message
  return path && code ? `Cannot write ${path} (${code}).` : stack
}
