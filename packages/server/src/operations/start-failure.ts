import { CollegeUnreadable } from '../content/content-store.ts'
import { ResourcesUnusable } from '../college/own-resources.ts'
import { isFullDisk } from '../db/failure.ts'
import { DatabaseUnusable } from '../db/open.ts'
import { SettingsError } from '../env.ts'
import { describeError } from '../describe-error.ts'
import { UnknownKey } from '../key-check-value.ts'
import { NotBuilt } from '../front-ends.ts'

/** Errors whose message is already a complete sentence. */
const refusals = [SettingsError, DatabaseUnusable, NotBuilt, CollegeUnreadable, ResourcesUnusable, UnknownKey]

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number }

/** Reason why the server can't start, in one sentence, or one per invalid setting. */
export const explainStartFailure = (error: unknown): string => {
  if (error instanceof Error && refusals.some((refusal) => error instanceof refusal)) return error.message
  const { code, port, path } = error as SystemError
  if (code === 'EADDRINUSE')
    return `The port ${port} is taken by another program: stop it, or set PORT to another number.`
  if (code === 'EACCES' && port !== undefined)
    return `The port ${port} may not be used by this user: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'The address in HOST does not belong to this machine.'
  if (isFullDisk(error)) return 'There is no room left on the disk of DATA_DIR.'
  if (path !== undefined && code !== undefined)
    return `The folder of DATA_DIR can't be written (${path}: ${code}).`
  return `The server could not start: ${describeError(error)}`
}
