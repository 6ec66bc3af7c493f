/** Codes with which drivers say that the database can't be reached (Node's sockets; PostgreSQL's classes 08 and 57P; 25006 from a replica while it is promoted). */
const lost =
  /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|08|57P|25006|53300|SQLITE_BUSY|SQLITE_CANTOPEN|SQLITE_IOERR)/
const lostWords =
  /Connection terminated|not queryable|has been discarded|timeout (exceeded when trying to connect|expired)|Cannot use a pool after calling end|already been destroyed|database connection is not open/
/** Codes of a disk, or a share of it, that has no room left; where SQLite can't write it doesn't say why. */
const full = /^(ENOSPC|EDQUOT|EFBIG|53100|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE))/

/** Whether the database was out of reach, rather than unhappy with what it was asked. */
export const isConnectionFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  if (isFullDisk(error)) return false
  return lost.test(errorCode(error)) || isMissingSocket(error) || lostWords.test(error.message)
}

/** Whether something could not be kept because there is no room. */
export const isFullDisk = (error: unknown): boolean => error instanceof Error && full.test(errorCode(error))

/** PostgreSQL's own socket, which goes while it restarts. */
const isMissingSocket = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ENOENT' && error.syscall === 'connect'

/** The columns whose uniqueness a write would have broken; undefined where the error is another. */
export const brokenUnique = (error: unknown): readonly string[] | undefined => {
  if (!(error instanceof Error)) return undefined
  if (errorCode(error) === 'SQLITE_CONSTRAINT_UNIQUE')
    // A plain index names its columns (users.email); one on an expression its own name (index 'users_email').
    return [...error.message.matchAll(/\w+\.(\w+)|index '[a-z]+_(\w+)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    )
  // PostgreSQL: Key (category, title)=(…) already exists.
  const detail = errorCode(error) === '23505' && 'detail' in error ? String(error.detail) : ''
  return /^Key \((?<columns>.+?)\)=/
    .exec(detail)
    ?.groups?.columns?.split(', ')
    .map((column) => column.replace(/^lower\((.+)\)$/, '$1').replaceAll('"', ''))
}

/** Whether a write would have left a record that names another which isn't there (SQLite; PostgreSQL's 23503). */
export const isBrokenReference = (error: unknown): boolean =>
  error instanceof Error && ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(errorCode(error))

/** The code by which the system or a library names an error; empty where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
