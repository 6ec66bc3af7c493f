/**
 * Error codes of an unreachable database (Node's sockets; PostgreSQL's classes 08 and 57P; 25006 from a replica during
 * promotion).
 */
const lostCodes =
  /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|08|57P|25006|53300|SQLITE_BUSY|SQLITE_CANTOPEN|SQLITE_IOERR)/
const lostWords =
  /Connection terminated|not queryable|has been discarded|timeout (exceeded when trying to connect|expired)|Cannot use a pool after calling end|already been destroyed|database connection is not open/
/** Error codes of a full disk or quota. If SQLite can't write, it gives no reason. */
const fullCodes = /^(ENOSPC|EDQUOT|EFBIG|53100|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMOPEN|SHMSIZE))/

/** True for errors that mean an unreachable database rather than a failed query. */
export const isConnectionFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  if (isFullDisk(error)) return false
  return lostCodes.test(errorCode(error)) || isMissingSocket(error) || lostWords.test(error.message)
}

/** True for errors that mean a full disk. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && fullCodes.test(errorCode(error))

/** PostgreSQL's Unix socket is missing while PostgreSQL restarts. */
const isMissingSocket = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ENOENT' && error.syscall === 'connect'

/** Columns of a violated unique constraint; undefined for any other error. */
export const violatedColumns = (error: unknown): readonly string[] | undefined => {
  if (!(error instanceof Error)) return undefined
  if (errorCode(error) === 'SQLITE_CONSTRAINT_UNIQUE')
    // SQLite names the columns of a plain index (users.email), but only the index if it is on an expression (index
    // 'users_email').
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

/** True for a violated foreign key. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(errorCode(error))

/** True if a table or column is missing, for example because a newer version has migrated the database meanwhile. */
export const isOtherSchema = (error: unknown): boolean => {
  const code = errorCode(error)
  if (/^42(?:P01|703)$/.test(code)) return true
  return code === 'SQLITE_ERROR' && /no such (?:table|column)|has no column named/.test(String(error))
}

/** Code of an error from the system or a library; empty if it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
