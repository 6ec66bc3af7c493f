import { CollegeUnreadable } from '../content/content-store.ts'
import { ResourcesUnusable } from '../college/own-resources.ts'
import { isFullDisk } from '@kampana/engine-server/db/failure'
import { DatabaseUnusable } from '@kampana/engine-server/db/open-migrated'
import { SettingsError } from '../env.ts'
import { describeError } from '@kampana/engine-server/describe-error'
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
    return `Another program uses port ${port}. Stop the other program, or set PORT to another number.`
  if (code === 'EACCES' && port !== undefined)
    return `This user cannot use port ${port}. Set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.'
  if (isFullDisk(error)) return 'The disk of DATA_DIR is full. Free some space, then start again.'
  if (path !== undefined && code !== undefined)
    return `The server cannot write to DATA_DIR (${path}: ${code}).`
  return `The server did not start: ${describeError(error)}`
}
